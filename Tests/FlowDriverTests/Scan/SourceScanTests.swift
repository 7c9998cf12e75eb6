import FlowAnalysis
import FlowModel
import FlowScan
import FlowTestSupport
import Foundation
import SwiftFacts
import Testing

@testable import FlowDriver

/// A scan as a whole: what it reads anew, what it knows, and what it says.
@Suite struct SourceScanTests {
  private let flow =
    "final class MainFlow { func start() { navigation.pushViewController(Home(), animated: true) } }"

  @Test func onlyWhatChangedIsParsedAgain() throws {
    let project = try Project(["A.swift": flow, "B.swift": flow + "// b", "Model.swift": "struct Model {}"])
    defer { project.remove() }
    let first = try project.scan()
    #expect((first.summary.filesRead, first.summary.filesParsed) == (3, 3))
    let second = try project.scan()
    #expect((second.summary.filesRead, second.summary.filesParsed) == (3, 0))
    #expect((second.text, second.findings) == (first.text, first.findings))
    try project.write(flow + "// changed", to: "A.swift")
    #expect(try project.scan().summary.filesParsed == 1)
    try project.write("struct Model { var flow: MainFlow }", to: "Model.swift")
    #expect(try project.scan().summary.filesParsed == 1)
  }

  /// It would take gigabytes, and nobody wrote it.
  @Test func aFileLargerThanAnyonesIsSkippedAndReported() throws {
    let project = try Project([
      "A.swift": flow, "Table.swift": String(repeating: "// row\n", count: 1_200_000),
    ])
    defer { project.remove() }
    let outcome = try project.scan()
    #expect(outcome.findings.map(\.rule) == ["unreadable"])
    #expect(outcome.findings.first?.message == "the file is larger than 8 MB and was skipped")
    let graph = try outcome.graph()
    #expect(graph.flows.map(\.id) == ["MainFlow"])
  }

  @Test func theBuildIsPartOfTheKey() throws {
    let project = try Project(["A.swift": flow])
    defer { project.remove() }
    _ = try project.scan()
    var mac = project.sourceScan
    mac.conditions = BuildConditions(platforms: ["macOS"])
    #expect(try mac.run().summary.filesParsed == 1)
  }

  @Test(arguments: [
    ("iOS", [], "Phone"), ("macOS", [], "Mac"), ("iOS", ["INTERN"], "Intern"),
    ("macCatalyst", ["INTERN"], "Intern"),
  ])
  func theConfigurationSaysWhichBuildIsRead(platform: String, conditions: [String], shown: String) throws {
    let source = """
      final class PhoneViewController: UIViewController {}
      final class MacViewController: UIViewController {}
      final class InternViewController: UIViewController {}
      final class MainFlow {
        let navigation = UINavigationController()
        func start() {
          #if INTERN
          navigation.pushViewController(InternViewController(), animated: true)
          #elseif os(macOS)
          navigation.pushViewController(MacViewController(), animated: true)
          #else
          navigation.pushViewController(PhoneViewController(), animated: true)
          #endif
        }
      }
      """
    let project = try Project(["A.swift": source])
    defer { project.remove() }
    _ = try project.scan()
    var said = Configuration()
    (said.platform, said.conditions) = (platform, conditions)
    let scan = SourceScan(paths: project.sourceScan.paths, as: said)
    let routes = try scan.run().graph().flows.flatMap(\.routes)
    #expect(routes.map(\.target.id) == ["\(shown)ViewController"])
  }

  @Test func whoWantsToKnowWhyGetsAGraphOfTheirOwn() throws {
    let screen = "final class Home: UIViewController {}\n"
    let project = try Project([
      "A.swift": screen + flow.replacing("{ func", with: "{ let navigation = UINavigationController()\nfunc")
    ])
    defer { project.remove() }
    let plain = try project.scan()
    var scan = project.sourceScan
    scan.tellsWhy = true
    let told = try scan.run()
    #expect(told.summary.filesParsed == 0)
    #expect(!plain.text.contains("\"why\"") && told.text.contains("\"why\""))
    #expect(try project.scan().text == plain.text)
  }

  @Test func whatRulesOnTheSourceJudgeIsKeptToo() throws {
    let child = "final class CartFlow { var onEnd: (() -> Void)? }"
    let parent = "extension MainFlow { func show() { let cart = CartFlow(); cart.onEnd = { self.show() } } }"
    let project = try Project(["A.swift": flow, "B.swift": child, "C.swift": parent])
    defer { project.remove() }
    let first = try project.scan()
    #expect(first.source.handovers.count == 1)
    let second = try project.scan()
    #expect(second.summary.filesParsed == 0)
    #expect(second.source == first.source)
    // The facts of the files come back as well.
    try project.write("struct Model {}", to: "Model.swift")
    #expect(try project.scan().source == first.source)
  }

  @Test func nothingIsKeptOfFilesThatAreGone() throws {
    let project = try Project(["A.swift": flow, "B.swift": flow + "// b"])
    defer { project.remove() }
    _ = try project.scan()
    try project.remove("B.swift")
    _ = try project.scan()
    #expect(try project.pack().entries.count == 1)
  }

  @Test func aDamagedCacheIsNoCache() throws {
    let project = try Project(["A.swift": flow])
    defer { project.remove() }
    let first = try project.scan()
    for damage in [Data(), Data("flowdoc scan 2\n".utf8), Data(repeating: 255, count: 5_000)] {
      try damage.write(to: try project.packFile())
      let again = try project.scan()
      #expect(again.text == first.text)
      #expect(again.summary.filesParsed == 1)
    }
  }

  @Test func aCacheThatCannotBeWrittenIsAFinding() throws {
    let project = try Project(["A.swift": flow])
    defer { project.remove() }
    try project.folder.write("", to: "file")
    var scan = project.sourceScan
    scan.cache = CacheFolder(path: project.folder.path("file"))
    #expect(try scan.run().findings.map(\.rule) == ["cache-unwritable"])
    scan.cache = nil
    #expect(try scan.run().findings.isEmpty)
  }

  @Test func scansAtOnceDoNotDisturbEachOther() async throws {
    let files = Dictionary(uniqueKeysWithValues: (0..<30).map { ("F\($0).swift", flow + "// \($0)") })
    let project = try Project(files)
    defer { project.remove() }
    let scan = project.sourceScan
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<6 { group.addTask { try scan.run().summary.filesRead } }
      for try await count in group { #expect(count == 30) }
    }
    #expect(try project.scan().summary.filesParsed == 0)
  }

  @Test func oddFilesAreReadAsFarAsTheyGo() throws {
    let deep = String(repeating: "f { ", count: 20_000)
    let project = try Project([
      "Deep.swift": flow + "func a() { " + deep, "Empty.swift": "", "Half.swift": "class A {",
    ])
    defer { project.remove() }
    try Data(flow.utf8 + [0xFF, 0xFE, 0x0A]).write(to: project.folder.url("App/Bad.swift"))
    let outcome = try project.scan()
    #expect(outcome.summary.filesRead == 4)
    #expect(
      outcome.findings.contains {
        $0.rule == "invalid-text" && $0.location?.file.hasSuffix("App/Bad.swift") == true
      })
    #expect(try project.scan().findings == outcome.findings)
  }

  @Test func theNumberOfJobsAndTheOrderOfPathsMakeNoDifference() throws {
    let project = try Project([
      "a/A.swift": flow, "b/B.swift": flow, "b/Info.plist": "<plist/>", "c/C.swift": "struct C {}",
    ])
    defer { project.remove() }
    var random = SeededGenerator()
    var facts: Set<[String]> = []
    for jobs in [1, 2, 7] {
      var scan = project.sourceScan
      scan.cache = nil
      scan.jobs = jobs
      let paths = ["a", "b", "c"].map { project.folder.path("App/\($0)") }
      scan.paths = paths.shuffled(using: &random)
      let found = try SourceFinder().find(scan.paths)
      let files = Workers(jobs: jobs).map(found.sources) { LookedAt($0, ScanPack()) }
      let reading = CodeReading(files: files, scan: scan, pack: ScanPack(), workers: Workers(jobs: jobs))
      facts.insert(reading.outcome().files.map { "\($0)" })
    }
    #expect(facts.count == 1, "seed \(random.seed)")
  }
}

/// A project in a folder for one test, with a cache beside it.
private struct Project {
  let folder: Folder

  init(_ files: [String: String]) throws {
    folder = try Folder.temporary()
    for (path, text) in files { try write(text, to: path) }
  }

  var sourceScan: SourceScan {
    var scan = SourceScan(paths: [folder.path("App")])
    scan.cache = CacheFolder(path: folder.path("cache"))
    scan.jobs = 2
    return scan
  }

  func scan() throws -> ScanOutcome { try sourceScan.run() }
  func write(_ text: String, to path: String) throws { try folder.write(text, to: "App/\(path)") }
  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: folder.path("App/\(path)"))
  }
  func remove() { folder.remove() }

  func packFile() throws -> URL {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("cache"))
    #expect(names.count == 1)
    return folder.url("cache/\(names.first ?? "")")
  }

  func pack() throws -> ScanPack {
    let cache = ScanCache(CacheFolder(path: folder.path("cache")), of: sourceScan.paths)
    return cache.read()
  }
}
