import FlowTestSupport
import Foundation
import Testing

/// `flowdoc init`, `generate` and `serve`, run as a user would.
@Suite struct SiteCommandTests {
  private let flow = """
    final class MainFlow: Coordinator {
      let navigation = UINavigationController()
      func start() { navigation.pushViewController(HomeViewController(), animated: true) }
    }
    final class HomeViewController: UIViewController {}
    """

  @Test func initWritesWhatGenerateReads() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(flow, to: "App/MainFlow.swift")
    let begun = try flowdoc(["init"], in: folder)
    #expect(begun.errors.contains("found 1 source file in App\n"))
    #expect(begun.errors.hasSuffix("wrote .flowdoc.json\nnext: flowdoc generate\n"))
    #expect((begun.output, begun.status) == ("", 0))
    let again = try flowdoc(["init"], in: folder)
    #expect(again.errors.hasPrefix("error: .flowdoc.json already exists; "))
    #expect(again.status == 2)
    #expect(try flowdoc(["init", "--force"], in: folder).status == 0)
    let made = try flowdoc(["generate"], in: folder)
    #expect(
      made.output.firstMatch(
        of: /^\d+ pages?, \d+ pictures?, 0 links, \d+ findings?, .*: see flowdoc-site\/index.html\n$/)
        != nil, "\(made.output)")
    #expect(made.status == 0, "\(made.errors)")
    #expect(try flows(in: folder, "flowdoc-site").contains("MainFlow"))
    #expect(try flowdoc(["generate"], in: folder).output.hasPrefix("nothing has changed: "))
    try folder.write(flow.replacing("MainFlow", with: "OtherFlow"), to: "App/Other.swift")
    #expect(try !flowdoc(["generate"], in: folder).output.hasPrefix("nothing has changed: "))
    #expect(try flows(in: folder, "flowdoc-site").contains("OtherFlow"))
  }

  @Test func eachOfSeveralAppsGetsASite() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(flow, to: "One/MainFlow.swift")
    try folder.write(flow.replacing("Main", with: "Second"), to: "Two/SecondFlow.swift")
    try folder.write(
      "targets:\n  One:\n    type: application\n    sources: One\n  Two & More:\n    type: application\n    sources: Two",
      to: "project.yml")
    let begun = try flowdoc(["init"], in: folder)
    #expect(
      begun.errors.contains("found 2 apps: One with 1 source file, Two & More with 1 source file\n"))
    #expect(begun.errors.contains("wrote .flowdoc.json, One.flowdoc.json, Two---More.flowdoc.json\n"))
    let made = try flowdoc(["generate"], in: folder)
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.output.hasSuffix("2 apps: see flowdoc-site/index.html\n"))
    let page = try folder.read("flowdoc-site/index.html")
    #expect(page.contains("href=\"One/index.html\"") && page.contains("href=\"Two---More/index.html\""))
    #expect(page.contains("1 flow, 1 screen, 0 links"))
    #expect(try flows(in: folder, "flowdoc-site/One").contains("MainFlow"))
    #expect(try flows(in: folder, "flowdoc-site/Two---More").contains("SecondFlow"))
    let again = try flowdoc(["generate"], in: folder)
    #expect(again.output.components(separatedBy: "nothing has changed: ").count == 3)
    // A page that flowdoc did not write stays, and that is reported.
    try folder.write("mine", to: "other/index.html")
    let beside = try flowdoc(["generate", "--output", "other"], in: folder)
    #expect(beside.errors.contains("other/index.html"), "\(beside.errors)")
    #expect(try folder.read("other/index.html") == "mine")
    for command in ["scan", "coverage"] {
      let result = try flowdoc([command], in: folder)
      #expect(
        result.errors
          == "error: .flowdoc.json names 2 apps; choose one of them: --config One.flowdoc.json\n",
        "\(command)")
      #expect(result.status == 2)
    }
    try expectEachAppIsJudged(in: folder)
    try folder.write("{\"apps\": [\"One.flowdoc.json\"], \"sources\": [\"One\"]}", to: ".flowdoc.json")
    #expect(
      try flowdoc(["generate"], in: folder).errors.contains("names apps, and sources or graphs of its own"))
  }

  private func expectEachAppIsJudged(in folder: Folder) throws {
    let rules = ["screen-undocumented", "flow-undocumented"].map { "\"\($0)\": \"error\"" }.joined(
      separator: ", ")
    try folder.write("{\"sources\": [\"One\"], \"rules\": {\(rules)}}", to: "One.flowdoc.json")
    try folder.write(
      "{\"sources\": [\"Two\", \"One\"], \"rules\": {\(rules)}}", to: "Two---More.flowdoc.json")
    let lint = try flowdoc(["lint"], in: folder)
    let places = lint.output.split(separator: "\n").filter { $0.contains("flow-undocumented") }
    #expect(places.map { $0.prefix { $0 != ":" } } == ["One/MainFlow.swift", "Two/SecondFlow.swift"])
    #expect(lint.status == 1)
    let one = try flowdoc(["lint", "--config", "One.flowdoc.json"], in: folder)
    #expect(!one.output.contains("SecondFlow"))
    try folder.write("{\"sources\": [\"One\"]}", to: "One.flowdoc.json")
    let check = try flowdoc(["check"], in: folder)
    #expect(check.output.hasPrefix("One\nskipped") && check.output.contains("\n\nTwo---More\nskipped"))
    #expect(check.errors == "One: check passed\nTwo---More: check refused: findings\n")
    #expect(check.status == 1)
    #expect(try flowdoc(["check", "--format", "sarif"], in: folder).output.contains("\"runs\""))
    #expect(
      try flowdoc(["check", "--baseline", "a.json"], in: folder).errors
        == "error: --baseline is of one app; choose it with --config\n")
  }

  /// Zero is never silent: a folder that was mistyped, a graph that was given as a path.
  @Test func nothingToTellOfIsTold() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let begun = try flowdoc(["init"], in: folder)
    #expect(begun.errors.contains("there is neither Swift source nor a graph file here"))
    #expect((begun.output, begun.status) == ("", 2))
    #expect(!FileManager.default.fileExists(atPath: folder.path(".flowdoc.json")))
    #expect(try flowdoc(["init", "--force"], in: folder).status == 0)
    try FileManager.default.removeItem(at: folder.url(".flowdoc.json"))

    try folder.write("struct Model {}", to: "App/Model.swift")
    for command in ["generate", "lint", "check", "scan"] {
      let result = try flowdoc([command, "App"], in: folder)
      #expect((result.output + result.errors).contains("no-flows"), "\(command)")
      #expect(result.status == 1, "\(command)")
    }
    let empty = try folder.read("flowdoc-site/index.html")
    #expect(empty.contains("There is no flow yet") && empty.contains("No flow was found in 1 Swift file"))
  }

  /// Whoever names a graph file where folders are expected means its graph.
  @Test func aGraphFileMayStandAmongTheFolders() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(Repository.text(Shop.path), to: "graph.json")
    let made = try flowdoc(["generate", "graph.json"], in: folder)
    #expect(made.status == 0 && made.output.contains("13 links"), "\(made.output)\(made.errors)")
    #expect(try folder.read("flowdoc-site/index.html").contains("<title>Shop</title>"))
    #expect(try flowdoc(["lint", "graph.json"], in: folder).status == 0)
    // Of what is neither source nor graph, and of a command that makes graphs, the error says what to type.
    try folder.write("{}", to: "other.json")
    for arguments in [["generate", "other.json"], ["lint", "other.json"], ["scan", "graph.json"]] {
      let result = try flowdoc(arguments, in: folder)
      #expect(result.errors.contains("take graph files"), "\(arguments)")
      #expect(result.status == 2, "\(arguments)")
    }
  }

  @Test func theConsoleCountsWhatTheSiteShows() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(flow + flow.replacing("MainFlow", with: "LostFlow"), to: "App/MainFlow.swift")
    try folder.write("# A", to: "pages/A.md")
    try folder.write("{\"pages\": {\"folder\": \"pages\", \"order\": [\"B.md\"]}}", to: ".flowdoc.json")
    let made = try flowdoc(["generate"], in: folder)
    let page = try folder.read("flowdoc-site/findings/index.html")
    let shown = page.ranges(of: "<li class=\"finding ").count
    #expect(shown > 1)
    #expect(made.output.contains(", \(shown) findings, "), "\(made.output)")
    #expect(try flowdoc(["generate"], in: folder).output.contains(", \(shown) findings, "))
  }

  @Test func whatAKilledRunLeftIsGoneAfterTheNext() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(flow, to: "App/MainFlow.swift")
    #expect(try flowdoc(["generate"], in: folder).status == 0)
    try folder.write("half a page", to: "flowdoc-site/.flowdoc/stage/7")
    #expect(try flowdoc(["generate"], in: folder).output.hasPrefix("nothing has changed: "))
    #expect(!FileManager.default.fileExists(atPath: folder.path("flowdoc-site/.flowdoc/stage")))
  }

  @Test func theCommandLineCountsBeforeTheConfiguration() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(flow, to: "App/MainFlow.swift")
    try folder.write(flow.replacing("MainFlow", with: "OtherFlow"), to: "Other/OtherFlow.swift")
    try folder.write("{\"name\": \"Shop\", \"sources\": [\"App\"], \"output\": \"a\"}", to: ".flowdoc.json")
    #expect(try flowdoc(["generate", "Other", "-o", "b"], in: folder).status == 0)
    let page = try flows(in: folder, "b")
    #expect(page.contains("OtherFlow") && page.contains("Shop") && !page.contains("MainFlow"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("a")))
    try folder.write(Repository.text(Shop.path), to: "shop.json")
    #expect(try flowdoc(["generate", "--graph", "shop.json", "-o", "c"], in: folder).status == 0)
    #expect(try flows(in: folder, "c").contains("CheckoutFlow"))
  }

  @Test func aRegistryIsMergedWithWhatIsScanned() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(flow, to: "App/MainFlow.swift")
    try folder.write(Repository.text(Shop.path), to: "shop.json")
    try folder.write(
      "{\"sources\": [\"App\"], \"registry\": {\"product\": \"shop\", \"arguments\": [\"--graph\"]}}",
      to: ".flowdoc.json")
    let missing = try flowdoc(["generate"], in: folder)
    #expect(
      missing.errors.contains(
        "note: the graph of the registry of the product 'shop' is missing, since flowdoc itself builds nothing [registry-missing]"
      ))
    #expect(
      missing.errors.contains(
        "Run swift package flowdoc instead, or pass the graph with --registry."))
    #expect(try !flows(in: folder, "flowdoc-site").contains("CheckoutFlow"))
    let merged = try flowdoc(["generate", "--registry", "shop.json"], in: folder)
    #expect(!merged.errors.contains("registry-missing"))
    let page = try flows(in: folder, "flowdoc-site")
    #expect(page.contains("CheckoutFlow") && page.contains("MainFlow"))
    #expect(try flowdoc(["lint"], in: folder).output.contains("[registry-missing]"))
    #expect(
      try !flowdoc(["lint", "--registry", "shop.json"], in: folder).output.contains("[registry-missing]"))
    try folder.write("Hello", to: "shop.json")
    #expect(
      try flowdoc(["lint", "--registry", "shop.json"], in: folder).errors.hasSuffix(
        "; check the output of 'swift run shop --graph'\n"))
  }

  /// The plugin asks before it runs a command; whatever is wrong with the command, the command itself says.
  @Test(
    arguments: [
      (["generate"], true), (["lint", "--strict"], true), (["serve"], true),
      (["lint", "--config", "other.json"], false), (["lint", "--registry", "shop.json"], false),
      (["lint", "--list-rules"], false), (["generate", "App"], false),
      (["lint", "--graph", "a.json"], false),
      (["diff", "main"], false), (["path", "Home"], false), (["lint", "--help"], false),
      (["lint", "--nope"], false), (["lint", "--config", "none.json"], false), ([], false),
    ]) func thePluginLearnsWhichProductToRun(words: [String], isWanted: Bool) throws
  {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(
      "{\"registry\": {\"product\": \"shop\", \"arguments\": [\"--graph\"]}}", to: ".flowdoc.json")
    try folder.write("{}", to: "other.json")
    let answer = try flowdoc(["registry-product", "--"] + words, in: folder)
    #expect(answer.status == 0)
    #expect(answer.output == (isWanted ? "{\"arguments\":[\"--graph\"],\"product\":\"shop\"}\n" : ""))
  }

  @Test func strictEndsWith1WhereSomethingIsWrong() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(flow, to: "App/MainFlow.swift")
    try folder.write("* ios", to: "CODEOWNERS")
    try folder.write("{\"codeowners\": \"CODEOWNERS\"}", to: ".flowdoc.json")
    let lax = try flowdoc(["generate"], in: folder)
    #expect(lax.errors.contains("CODEOWNERS:1:1: warning: \"ios\" is not an owner"))
    #expect(lax.status == 0)
    #expect(try flowdoc(["generate", "--strict"], in: folder).status == 1)
    try folder.write(
      "{\"codeowners\": \"CODEOWNERS\", \"rules\": {\"odd-owner-line\": \"note\"}}", to: ".flowdoc.json")
    #expect(try flowdoc(["generate", "--strict"], in: folder).status == 0)
    try folder.write(
      "{\"codeowners\": \"CODEOWNERS\", \"rules\": {\"odd-owner-line\": \"off\"}}", to: ".flowdoc.json")
    #expect(try !flowdoc(["generate", "--strict"], in: folder).errors.contains("odd-owner-line"))
  }

  @Test func aTemplateHasALimit() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(String(repeating: "a", count: 1 << 18), to: "mine/assets/note.txt")
    try folder.write(String(repeating: "a", count: (1 << 18) + 1), to: "mine/partials/ref.mustache")
    let shop = Repository.file("Examples/Shop/flowdoc.graph.json").path
    let result = try flowdoc(["generate", shop, "--templates", "mine"], in: folder)
    let message =
      "the template is longer than 256 KB; move pictures, fonts and scripts to files in assets"
    #expect(result.errors == "error: mine/partials/ref.mustache: \(message)\n")
    #expect(result.status == 2)
  }

  @Test(
    arguments: [
      (["generate", "nowhere"], "error: nowhere: no such file or folder; check the name\n", 2),
      (["generate", "--jobs", "0"], "error: --jobs is less than 1; give 1 or more\n", 64),
      (["generate", "--templates", "no"], "error: no: no such folder; check the name\n", 2),
      (
        ["generate", "--config", "no.json"],
        "error: no.json: the file cannot be read; check its name and permissions\n", 2
      ),
      (
        ["serve", "--port", "70000"], "error: 70000 is not a port; give --port a number from 0 to 65535\n", 64
      ),
    ] as [([String], String, Int32)])
  func mistakesAreTold(arguments: [String], message: String, status: Int32) throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let result = try flowdoc(arguments, in: folder)
    #expect((result.errors, result.status) == (message, status))
  }

  @Test(arguments: [SIGINT, SIGTERM]) func serveEndsCleanly(signal: Int32) throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(flow, to: "App/MainFlow.swift")
    try folder.write("", to: "out")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Products.flowdoc)
    process.arguments = ["serve", "App", "--port", "0"]
    process.currentDirectoryURL = folder.root
    process.standardOutput = try FileHandle(forWritingTo: folder.url("out"))
    process.standardError = FileHandle.nullDevice
    try process.run()
    for _ in 0..<12_000 where !FileManager.default.fileExists(atPath: folder.path("flowdoc-site/index.html"))
    {
      usleep(50_000)
    }
    #expect(try folder.read("out").hasPrefix("http://localhost:"))
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
  }

  /// The words of the page that lists the flows; names have places to break at.
  private func flows(in folder: Folder, _ site: String) throws -> String {
    try folder.read("\(site)/flows/index.html").replacing(/<[^>]*>/, with: "")
  }

  private func flowdoc(_ arguments: [String], in folder: Folder) throws -> Shell.Result {
    try Shell.run(
      Products.flowdoc, arguments, in: folder.root, environment: ["XDG_CACHE_HOME": folder.path("cache")])
  }
}
