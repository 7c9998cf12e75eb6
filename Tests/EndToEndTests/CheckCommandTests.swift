import FlowModel
import FlowTestSupport
import Foundation
import Testing

/// `flowdoc check` and `flowdoc coverage` as a user runs them: what they print, what they write, and how they end.
@Suite struct CheckCommandTests {
  private static let shop = Repository.file(Shop.path).path

  private func flowdoc(_ arguments: [String], in folder: Folder) throws -> Shell.Result {
    try Shell.run(
      Products.flowdoc, arguments, in: folder.root, environment: ["XDG_CACHE_HOME": folder.path("cache")])
  }

  private func write(_ graph: FlowGraph, to path: String, in folder: Folder) throws {
    try GraphFile.write(graph).write(to: folder.url(path))
  }

  /// The Shop without one of its links.
  private func shorter() throws -> FlowGraph {
    var graph = try Shop.graph()
    graph.links.removeAll { $0.pattern == "shop://orders/:id(Int)" }
    return graph
  }

  @Test func whatNobodyAsksForIsSkipped() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let result = try flowdoc(["check", "--graph", Self.shop], in: folder)
    #expect(
      result.output == """
        skipped  graph          "check" names no committed "graph"
        passed   findings       0 errors, 0 warnings, 0 notes
        skipped  unresolved     "check" sets no limit under "unresolved"
        skipped  changes        nothing to compare with is set: use --against, or "against" under "check"
        skipped  documentation  "coverage" requires nothing of it
        skipped  navigation     "coverage" requires nothing of it

        """)
    #expect((result.errors, result.status) == ("check passed\n", 0))
  }

  @Test func changesAreToldAgainstAGraphFile() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try write(shorter(), to: "new.json", in: folder)
    let check = ["check", "--graph", "new.json", "--against", "file:\(Self.shop)"]
    let result = try flowdoc(check, in: folder)
    #expect(
      result.output.contains("refused  changes        1 breaking change since \(Self.shop)\n"),
      "\(result.output)")
    #expect(result.status == 1)
    #expect(try flowdoc(check + ["--allow", "shop://orders/:id(Int)"], in: folder).status == 0)
    let harmless = ["check", "--graph", Self.shop, "--against", "file:new.json"]
    #expect(try flowdoc(harmless, in: folder).status == 0)
    #expect(try flowdoc(harmless + ["--fail-on", "any"], in: folder).status == 1)
  }

  @Test func aGraphThatIsReadAndCommittedIsNotItsOwnMeasure() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try write(Shop.graph(), to: "committed.json", in: folder)
    try write(shorter(), to: "module.json", in: folder)
    try folder.write(
      "{\"graphs\": [\"module.json\", \"committed.json\"], \"check\": {\"graph\": \"committed.json\"}}",
      to: ".flowdoc.json")
    let stale = try flowdoc(["check"], in: folder)
    #expect(stale.output.hasPrefix("refused  graph          committed.json is out of date\n"))
    #expect(stale.output.contains("link shop://orders/:id(Int) is gone"))
    #expect(try flowdoc(["check", "--write"], in: folder).errors == "wrote committed.json\ncheck passed\n")
    #expect(try GraphFile.read(Data(contentsOf: folder.url("committed.json"))) == shorter())

    try folder.write(
      "{\"graphs\": [\"committed.json\"], \"check\": {\"graph\": \"committed.json\"}}", to: ".flowdoc.json")
    let nothing = try flowdoc(["check"], in: folder)
    #expect((nothing.output, nothing.status) == ("", 2))
    #expect(nothing.errors.contains("there is nothing to compare the committed graph with"))
  }

  @Test func aBaselineOnlyBecomesShorter() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    var graph = try Shop.graph()
    graph.flows.append(Flow(id: "OldFlow"))
    try write(graph, to: "graph.json", in: folder)
    try folder.write(
      "{\"graphs\": [\"graph.json\"], \"check\": {\"findings\": \"lint.json\"}, \"rules\": {\"flow-unreached\": \"error\"}}",
      to: ".flowdoc.json")
    let none = try flowdoc(["check"], in: folder)
    #expect(none.errors == "error: lint.json: the baseline cannot be read; write one with --write-baseline\n")
    #expect(none.status == 2)
    #expect(try flowdoc(["lint", "--write-baseline", "lint.json"], in: folder).status == 0)
    #expect(try flowdoc(["check"], in: folder).status == 0)

    graph.flows.removeLast()
    graph.flows.append(Flow(id: "NewFlow"))
    try write(graph, to: "graph.json", in: folder)
    let result = try flowdoc(["check", "--write"], in: folder)
    #expect(result.errors == "wrote lint.json\ncheck refused: findings\n")
    #expect(result.output.contains("no route leads to the flow 'NewFlow'"))
    #expect(!result.output.contains("baseline-stale"))
    #expect(try !folder.read("lint.json").contains("Flow"))
  }

  @Test func theConfigurationSaysHowMuchItMatters() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try write(shorter(), to: "new.json", in: folder)
    let rules = "\"rules\": {\"change-breaking\": \"warning\", \"coverage-low\": \"note\"}"
    try folder.write(
      "{\"graphs\": [\"new.json\"], \"coverage\": {\"documentation\": 100}, \(rules)}", to: ".flowdoc.json")
    let result = try flowdoc(["check", "--against", "file:\(Self.shop)", "--strict"], in: folder)
    #expect(result.output.contains("passed   changes        1 breaking change"), "\(result.output)")
    #expect(result.output.contains(": warning: link shop://orders/:id(Int) is gone"))
    #expect(
      result.output.contains("  note: 81 % of the documentation is present; the minimum is 100 %"),
      "\(result.output)")
    #expect(result.status == 0)
    #expect(try flowdoc(["coverage"], in: folder).status == 0)
  }

  @Test func programsReadTheFindings() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try write(shorter(), to: "new.json", in: folder)
    let check = ["check", "--graph", "new.json", "--against", "file:\(Self.shop)", "--format"]
    let annotations = try flowdoc(check + ["github"], in: folder)
    #expect(annotations.output.contains("title=change-breaking::link shop://orders/:id(Int) is gone"))
    #expect(annotations.status == 1)
    let summary = try flowdoc(check + ["markdown", "--output", "out/check.md"], in: folder)
    #expect((summary.output, summary.errors) == ("", "check refused: changes\n"))
    #expect(try folder.read("out/check.md").hasPrefix("**flowdoc check refused: changes**\n"))
  }

  // MARK: - What could not be read

  private func coordinator(_ name: String) -> String {
    """
    final class \(name)Coordinator: Coordinator {
      let navigation = UINavigationController()
      func start() { navigation.pushViewController(\(name)ViewController(), animated: true) }
    }
    final class \(name)ViewController: UIViewController {}

    """
  }

  /// An app of two flows whose graph is committed.
  private func app() throws -> Folder {
    let folder = try Folder.temporary()
    try folder.write(coordinator("Home"), to: "App/Home.swift")
    try folder.write(coordinator("Cart"), to: "App/Cart.swift")
    try folder.write("{\"sources\": [\"App\"], \"check\": {\"graph\": \"graph.json\"}}", to: ".flowdoc.json")
    #expect(try flowdoc(["check", "--write"], in: folder).errors == "wrote graph.json\ncheck passed\n")
    #expect(try folder.read("graph.json").contains("CartCoordinator"))
    return folder
  }

  /// More than is read of a file, and nothing of it on the disk.
  private func makeUnreadable(_ path: String, in folder: Folder) throws {
    let file = try FileHandle(forWritingTo: folder.url(path))
    try file.truncate(atOffset: 65 << 20)
    try file.close()
  }

  @Test func whatCouldNotBeReadIsNotTakenOutOfTheGraph() throws {
    let folder = try app()
    defer { folder.remove() }
    let before = try folder.read("graph.json")
    try makeUnreadable("App/Cart.swift", in: folder)
    let result = try flowdoc(["check", "--write"], in: folder)
    #expect(
      result.output.hasPrefix("refused  graph          graph.json is left as it was\n"), "\(result.output)")
    #expect(
      result.output.contains(
        "App/Cart.swift could not be read completely, and writing graph.json would remove their content"))
    #expect(result.output.contains("--write --force"))
    #expect((result.errors, result.status) == ("check refused: graph, findings\n", 1))
    #expect(try folder.read("graph.json") == before)
    #expect(try flowdoc(["check"], in: folder).status == 1)

    let forced = try flowdoc(["check", "--write", "--force"], in: folder)
    #expect((forced.errors, forced.status) == ("wrote graph.json\ncheck refused: findings\n", 1))
    #expect(try !folder.read("graph.json").contains("CartCoordinator"))
  }

  @Test func whoSaysThatItMattersLessHasItWritten() throws {
    let folder = try app()
    defer { folder.remove() }
    try makeUnreadable("App/Cart.swift", in: folder)
    try folder.write(
      """
      {"sources": ["App"], "check": {"graph": "graph.json"}, "rules": {"unreadable": "warning"}}
      """, to: ".flowdoc.json")
    let result = try flowdoc(["check", "--write"], in: folder)
    #expect((result.errors, result.status) == ("wrote graph.json\ncheck passed\n", 0))
  }

  @Test func aFlowThatIsTooDeepToBeReadFailsTheCheck() throws {
    let folder = try app()
    defer { folder.remove() }
    let deep = "(" + String(repeating: "(", count: 2_000) + String(repeating: ")", count: 2_000) + ")"
    try folder.write(coordinator("Cart") + "let deep = \(deep)\n", to: "App/Cart.swift")
    try folder.write("{\"sources\": [\"App\"]}", to: ".flowdoc.json")
    let result = try flowdoc(["check"], in: folder)
    #expect(
      result.output.contains("App/Cart.swift:1:1: error: the file is nested too deeply"), "\(result.output)")
    #expect((result.errors, result.status) == ("check refused: findings\n", 1))
  }

  @Test func aMergeThatWasNotEndedIsTold() throws {
    let folder = try app()
    defer { folder.remove() }
    let ours = coordinator("Cart"), theirs = coordinator("Basket")
    try folder.write(
      "import UIKit\n<<<<<<< HEAD\n\(ours)=======\n\(theirs)>>>>>>> work\n", to: "App/Cart.swift")
    let told = "App/Cart.swift:2:1: error: the file contains conflict markers"
    let result = try flowdoc(["check", "--write"], in: folder)
    #expect(result.output.contains(told), "\(result.output)")
    #expect(result.status == 1)
    #expect(try folder.read("graph.json").contains("CartCoordinator"))
    #expect(try flowdoc(["lint"], in: folder).output.contains("[conflict-markers]"))
  }

  // MARK: - In a repository

  private func git(_ arguments: String..., in folder: Folder) throws {
    let identity = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    let result = try Shell.run("/usr/bin/env", ["git"] + identity + arguments, in: folder.root)
    #expect(result.status == 0, "\(result.errors)")
  }

  /// What the registry knew stands in the committed file alone: a scan of what was would not have it.
  @Test func theCommittedGraphOfTheCommonCommitIsRead() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try write(Shop.graph(), to: "committed.json", in: folder)
    try write(Shop.graph(), to: "registry.json", in: folder)
    try folder.write(
      """
      {"graphs": ["registry.json"], "check": {"graph": "committed.json", "against": "main"}}
      """, to: ".flowdoc.json")
    try git("init", "--quiet", "--initial-branch", "main", in: folder)
    try git("add", "committed.json", in: folder)
    try git("commit", "--quiet", "--message", "One", in: folder)
    try git("switch", "--quiet", "--create", "work", in: folder)
    #expect(
      try flowdoc(["check"], in: folder).output.contains("passed   changes        no changes since main\n"))

    // What `main` has got since is not held against the branch.
    try git("switch", "--quiet", "main", in: folder)
    var later = try Shop.graph()
    later.links.append(Link(pattern: "shop://later", route: "OrdersFlow.orders"))
    try write(later, to: "committed.json", in: folder)
    try git("commit", "--quiet", "--all", "--message", "Two", in: folder)
    try git("switch", "--quiet", "work", in: folder)
    #expect(
      try flowdoc(["check"], in: folder).output.contains("passed   changes        no changes since main\n"))

    try write(shorter(), to: "registry.json", in: folder)
    let broken = try flowdoc(["check", "--write"], in: folder)
    #expect(
      broken.output.contains("refused  changes        1 breaking change since main\n"), "\(broken.output)")
  }

  @Test func revisionsHaveTheGraphFilesOfTheConfiguration() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try write(Shop.graph(), to: "module.json", in: folder)
    try folder.write("{\"graphs\": [\"module.json\"]}", to: ".flowdoc.json")
    try git("init", "--quiet", "--initial-branch", "main", in: folder)
    try git("add", ".", in: folder)
    try git("commit", "--quiet", "--message", "One", in: folder)
    try write(shorter(), to: "module.json", in: folder)
    let broken =
      "breaking: link shop://orders/:id(Int) is gone; 'shop://orders/1007' opened OrderScreen but now opens nothing\n"
    #expect(try flowdoc(["diff", "main"], in: folder).output == broken)
    #expect(try flowdoc(["check", "--against", "main"], in: folder).status == 1)
    try git("commit", "--quiet", "--all", "--message", "Two", in: folder)
    #expect(try flowdoc(["diff", "main~1..main"], in: folder).output == broken)
  }

  /// Without the registry's graph, what it alone knows seems to be gone.
  @Test func whatTheRegistryKnowsIsNotCalledGone() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try write(Shop.graph(), to: "committed.json", in: folder)
    try folder.write("final class Nothing {}\n", to: "App/App.swift")
    try folder.write(
      """
      {"sources": ["App"], "registry": {"product": "shop"}, "check": {"graph": "committed.json", "against": "main"}}
      """, to: ".flowdoc.json")
    try git("init", "--quiet", "--initial-branch", "main", in: folder)
    try git("add", ".", in: folder)
    try git("commit", "--quiet", "--message", "One", in: folder)
    let alone = try flowdoc(["check", "--write"], in: folder)
    #expect(
      alone.output.contains(
        "skipped  graph          the graph of the registry is missing; swift package flowdoc check checks the file\n"
      ))
    #expect(alone.output.contains("passed   changes        no changes since main\n"), "\(alone.output)")
    #expect(alone.errors == "check passed\n")
    #expect(try GraphFile.read(Data(contentsOf: folder.url("committed.json"))) == Shop.graph())

    try write(shorter(), to: "committed.json", in: folder)
    #expect(try flowdoc(["check"], in: folder).output.contains("refused  changes        1 breaking change"))
    let told = try flowdoc(["check", "--registry", Self.shop], in: folder)
    #expect(
      told.output.contains("refused  graph          committed.json is out of date\n"),
      "\(told.output)")
    #expect(told.output.contains("passed   changes        no changes since main\n"))
  }

  @Test func aCheckThatCannotBeMadeWritesNothing() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try write(Shop.graph(), to: "shop.json", in: folder)
    try folder.write(
      "{\"graphs\": [\"shop.json\"], \"check\": {\"graph\": \"committed.json\"}}", to: ".flowdoc.json")
    let result = try flowdoc(["check", "--write", "--against", "nowhere"], in: folder)
    #expect((result.output, result.status) == ("", 2))
    #expect(result.errors.contains("there is no revision 'nowhere'"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("committed.json")))
  }

  // MARK: - Coverage

  @Test func coverageIsCounted() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let result = try flowdoc(["coverage", "--graph", Self.shop], in: folder)
    #expect(
      result.output == """
        documentation              81 %  93 of 114
          flows       summary     100 %  9 of 9
          flows       owner        22 %  2 of 9
          screens     summary     100 %  21 of 21
          routes      summary      61 %  22 of 36
          links       summary     100 %  13 of 13
          links       owner       100 %  13 of 13
          links       example     100 %  13 of 13

        """)
    #expect((result.errors, result.status) == ("", 0))
  }

  @Test func picturesTracesAndFloorsCount() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write("no picture, but called so", to: "shots/CartScreen@2x~dark.png")
    try folder.write("", to: "shots/notes.txt")
    try write(Shop.graph(), to: "shop.json", in: folder)
    try folder.write(
      """
      {"format": "flowdoc.trace", "version": 1, "name": "Shop"}
      {"number": 1, "kind": "opened", "flow": "AppFlow", "link": "shop://cart"}
      {"number": 2, "kind": "showed", "flow": "CheckoutFlow", "route": "CheckoutFlow.cart"}

      """, to: "run.jsonl")
    try folder.write(
      """
      {"graphs": ["shop.json"], "screenshots": "shots", "traces": ["run.jsonl"],
       "coverage": {"screens": {"screenshot": 5}, "links": {"taken": 7}}}
      """, to: ".flowdoc.json")
    let result = try flowdoc(["coverage", "--missing"], in: folder)
    #expect(
      result.output.contains("  screens     screenshot    4 %  1 of 21  (at least 5 %)\n"), "\(result.output)"
    )
    #expect(result.output.contains("  links       taken         7 %  1 of 13\n"))
    #expect(result.output.contains("note: the link 'shop://orders' was never taken [coverage-missing]\n"))
    #expect(
      result.errors.contains(
        "error: 1 of 21 screens has a screenshot: 4 %; the minimum is 5 % [coverage-low]"))
    #expect(result.status == 1)
    let check = try flowdoc(["check"], in: folder)
    #expect(check.output.contains("refused  documentation  "))
    #expect(check.output.contains("passed   navigation     "))
  }

  @Test func aBadgeIsWritten() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let arguments = ["coverage", "--graph", Self.shop, "--format", "svg", "--output", "docs/badge.svg"]
    #expect(try flowdoc(arguments, in: folder).status == 0)
    #expect(try folder.read("docs/badge.svg").contains(">81 % documented</text>"))
  }
}
