import FlowModel
import FlowTestSupport
import Foundation
import Testing

/// `flowdoc scan`, run as a user would.
@Suite struct ScanCommandTests {
  private let flow =
    "final class MainFlow { func start() { navigation.pushViewController(HomeScreen(), animated: true) } }"

  @Test func theGraphGoesToStandardOutputAndOneLineToStandardError() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(flow, to: "App/MainFlow.swift")
    try folder.write("struct Model {}", to: "App/Model.swift")
    try folder.write(flow, to: "AppTests/MainFlowTests.swift")
    let first = try scan([], in: folder)
    #expect(first.output.contains("\"format\" : \"flowdoc.graph\""))
    #expect(!first.output.contains(folder.root.lastPathComponent + "/"))
    #expect(
      first.errors.firstMatch(of: /^2 files read, 2 parsed, .* unresolved, [\d.]+ m?s\n$/) != nil,
      "\(first.errors)")
    #expect(first.status == 0)
    let second = try scan(["App", "--jobs", "1"], in: folder)
    #expect(second.errors.hasPrefix("2 files read, 2 parsed"))
    #expect(try scan([], in: folder).errors.hasPrefix("2 files read, 0 parsed"))
    #expect(try scan(["--include-tests"], in: folder).errors.hasPrefix("3 files read, 0 parsed"))
    #expect(try scan(["--exclude", "App/Model.swift"], in: folder).errors.hasPrefix("1 file read"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("App/.cache")))
  }

  @Test func writesAFileAndKeepsNothingWhereItIsTold() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(flow, to: "A.swift")
    let result = try scan(["A.swift", "--no-cache", "-o", "out/graph.json"], in: folder)
    #expect((result.output, result.status) == ("", 0))
    #expect(try folder.read("out/graph.json").contains("flowdoc.graph"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("cache")))
  }

  @Test func aGraphIsNotReplacedByOneThatLacksWhatCouldNotBeRead() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(flow, to: "A.swift")
    let scanned = ["A.swift", "--no-cache", "--output", "graph.json"]
    #expect(try scan(scanned, in: folder).status == 0)
    let ours = flow.replacing("HomeScreen", with: "OurScreen")
    try folder.write("<<<<<<< HEAD\n\(ours)\n=======\n\(ours)\n>>>>>>> work\n", to: "A.swift")
    let refused = try scan(scanned, in: folder)
    #expect(refused.status == 1)
    #expect(
      refused.errors.contains(
        """
        error: A.swift could not be read completely, and writing graph.json would remove their content; the file was kept \
        [graph-incomplete]
          Fix the source, or write what could be read with --force.
        """), "\(refused.errors)")
    #expect(try folder.read("graph.json").contains("HomeScreen"))
    _ = try scan(scanned + ["--force"], in: folder)
    #expect(try !folder.read("graph.json").contains("HomeScreen"))
  }

  /// As a build system does it: each module in a folder of its own, wherever that is.
  @Test func partsAreMergedToTheGraphOfOneScan() throws {
    let (folder, elsewhere) = (try Folder.temporary(), try Folder.temporary())
    defer {
      folder.remove()
      elsewhere.remove()
    }
    try Monorepo(modules: 6).write(to: folder)
    try Monorepo(modules: 6).write(to: elsewhere)
    #expect(try scan(["Modules", "-o", "all.json"], in: folder).status == 0)
    for module in Monorepo(modules: 6).modules {
      let part = ["Modules/\(module.name)", "--part", "-o", "parts/\(module.name).part"]
      let told = try scan(part + ["--no-cache"], in: folder)
      #expect(told.errors.firstMatch(of: /^\d files read, \d parsed, [\d.]+ m?s\n$/) != nil, "\(told.errors)")
      #expect((told.output, told.status) == ("", 0))
      #expect(try scan(part + ["--jobs", "1"], in: elsewhere).status == 0)
    }
    // Each file of its own, as build systems name them, makes the same part but for the folder's name.
    let files = Monorepo(modules: 6).modules[1].files.keys.map { "Modules/Feature1/\($0)" }
    #expect(try scan(files + ["--part", "-o", "parts/Feature1.part"], in: folder).status == 0)
    let parts = try FileManager.default.contentsOfDirectory(atPath: folder.path("parts")).sorted()
    for part in parts where part != "Feature1.part" {
      let paths = [folder, elsewhere].map { $0.path("parts/\(part)") }
      #expect(FileManager.default.contentsEqual(atPath: paths[0], andPath: paths[1]), "\(part)")
    }
    let merged = try Shell.run(
      Products.flowdoc, ["merge"] + parts.map { "parts/\($0)" } + ["--name", "Modules", "-o", "merged.json"],
      in: folder.root)
    #expect((merged.errors, merged.status) == ("", 0))
    #expect(try folder.read("merged.json") == folder.read("all.json"))
    try lintKnowsWhatTheSourcesSay(parts, folder)
  }

  /// A graph has lost what rules on source judge, and which schemes the app declares; parts have not.
  private func lintKnowsWhatTheSourcesSay(_ parts: [String], _ folder: Folder) throws {
    func lint(_ arguments: [String]) throws -> String {
      try Shell.run(Products.flowdoc, ["lint", "--format", "json"] + arguments, in: folder.root).output
    }
    let options = parts.flatMap { ["--graph", "parts/\($0)"] }
    #expect(try lint(options) == lint(["Modules"]))
    #expect(try lint(["--graph", "merged.json"]) != lint(["Modules"]))
  }

  /// Whoever reads only the exit code must see it, too.
  @Test func nothingFoundIsNoSuccess() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write("struct Model {}", to: "App/Model.swift")
    let result = try scan(["App", "-o", "graph.json"], in: folder)
    #expect(result.status == 1)
    #expect(result.errors.contains("error: no flow was found in 1 Swift file [no-flows]"))
    #expect(
      try Shell.run(Products.flowdoc, ["generate", "App", "--output", "site"], in: folder.root).status == 1)
  }

  @Test func theConfigurationCorrects() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(
      "final class Tour { func begin() {} }\nimport UIKit\nfinal class Intro: UIViewController {}",
      to: "App/Tour.swift")
    try folder.write(
      #"{ "sources": ["App"], "corrections": ["Tour flow", "Tour shows Intro present"] }"#,
      to: ".flowdoc.json")
    let result = try scan([], in: folder)
    #expect(result.status == 0)
    #expect(result.output.contains(#""corrected""#) && result.output.contains(#""Tour.start""#))
  }

  /// Also where the graph is kept from a run before.
  @Test func saysWhyItTellsARoute() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write("final class HomeScreen: UIViewController {}\n\(flow)", to: "App/MainFlow.swift")
    _ = try scan([], in: folder)
    let told = try scan(["--explain", "MainFlow.HomeScreen"], in: folder)
    #expect(told.status == 0)
    #expect(told.errors == "")
    #expect(
      told.output == """
        MainFlow.start -push-> HomeScreen
          made      App/MainFlow.swift:2:69  HomeScreen()
          shown     App/MainFlow.swift:2:50  navigation.pushViewController(HomeScreen(), animated: true)
          asked     App/MainFlow.swift:2:29  the flow begins with it

        """)
    let wrong = try scan(["--explain", "MainFlw"], in: folder)
    #expect(wrong.output == "")
    #expect(
      wrong.errors
        == "error: no flow 'MainFlw' was found; did you mean 'MainFlow'?; a scan without --explain lists all flows\n"
    )
    #expect(wrong.status == 2)
    let part = try scan(["--explain", "MainFlow.HomeScren"], in: folder)
    #expect(part.errors == "error: MainFlow has no 'HomeScren'; did you mean 'HomeScreen'?\n")
  }

  /// Views without a coordinator are flows for every command that scans, whether an option says so or the configuration.
  @Test(arguments: ["scan", "generate", "lint", "check", "coverage --format markdown", "diff file:none.json"])
  func everyCommandIncludesViews(command: String) throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let list = "func choose() { present(ItemViewController(), animated: true) }"
    try folder.write(
      """
      final class ListViewController: UIViewController { \(list) }
      final class ItemViewController: UIViewController {}
      """, to: "App/List.swift")
    try GraphFile.write(FlowGraph(name: "App")).write(to: folder.url("none.json"))
    func run(_ options: String...) throws -> String {
      try? FileManager.default.removeItem(at: folder.url("flowdoc-site"))
      let arguments = command.split(separator: " ").map(String.init) + options
      let environment = ["XDG_CACHE_HOME": folder.path("cache")]
      let result = try Shell.run(Products.flowdoc, arguments, in: folder.root, environment: environment)
      // A second run need not parse, so its progress differs.
      let told = (result.output + result.errors).split(separator: "\n").filter { !$0.hasSuffix("…") }
      return told.joined(separator: "\n").replacing(/[\d.]+ m?s\b/, with: "")
    }
    try folder.write(#"{ "sources": ["App"] }"#, to: ".flowdoc.json")
    let (without, with) = (try run(), try run("--include-views"))
    #expect(without != with)
    try folder.write(#"{ "sources": ["App"], "includeViews": true }"#, to: ".flowdoc.json")
    #expect(try run() == with)
  }

  @Test(
    arguments: [
      (["--part"], "error: --part writes a binary file; give its name with --output\n", 64),
      (["nowhere"], "error: nowhere: no such file or folder; check the name\n", 2),
      (["--jobs", "0"], "error: --jobs is less than 1; give 1 or more\n", 64),
      (
        ["--part", "-o", "a.part", "--explain", "MainFlow"],
        "error: --explain and --part cannot be combined; give one\n", 64
      ),
      (["--cache", "a", "--no-cache"], "error: --cache and --no-cache cannot be combined; give one\n", 64),
      (
        ["--config", "none.json"],
        "error: none.json: the file cannot be read; check its name and permissions\n", 2
      ),
    ] as [([String], String, Int32)])
  func mistakesAreTold(arguments: [String], message: String, status: Int32) throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let result = try scan(arguments, in: folder)
    #expect((result.errors, result.status) == (message, status))
  }

  private func scan(_ arguments: [String], in folder: Folder) throws -> Shell.Result {
    try Shell.run(
      Products.flowdoc, ["scan"] + arguments, in: folder.root,
      environment: ["XDG_CACHE_HOME": folder.path("cache")])
  }
}
