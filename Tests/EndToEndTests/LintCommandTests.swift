import FlowModel
import FlowTestSupport
import Foundation
import Testing

/// `flowdoc lint` as a user runs it: what it prints, where, and how it ends.
@Suite struct LintCommandTests {
  private static let shop = Repository.file(Shop.path).path

  private func lint(_ arguments: [String], in folder: Folder) throws -> Shell.Result {
    try Shell.run(
      Products.flowdoc, ["lint"] + arguments, in: folder.root,
      environment: ["XDG_CACHE_HOME": folder.path("cache")])
  }

  /// The Shop with a second link that the same URLs match, and a flow that nothing reaches.
  private func broken(in folder: Folder) throws -> [String] {
    var graph = try Shop.graph()
    graph.links.append(
      Link(
        pattern: "shop://orders/:number(Int)", route: "HelpFlow.topics",
        path: ["AppFlow.help", "HelpFlow.topics"]))
    graph.flows.append(Flow(id: "OldFlow", location: SourceLocation(file: "Old.swift", line: 3)))
    try GraphFile.write(graph).write(to: folder.url("broken.json"))
    return ["--graph", "broken.json"]
  }

  @Test func theShopIsInOrder() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let result = try lint(["--graph", Self.shop, "--strict"], in: folder)
    #expect((result.output, result.errors, result.status) == ("", "0 errors, 0 warnings, 0 notes\n", 0))
  }

  @Test func errorsEndWithOneAndWarningsWithStrict() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let graph = try broken(in: folder)
    let result = try lint(graph, in: folder)
    #expect(
      result.output == """
        error: 'shop://orders/1' matches 'shop://orders/:id(Int)' and 'shop://orders/:number(Int)'; the first opens [link-overlap]
        Old.swift:3:1: warning: no route leads to the flow 'OldFlow' [flow-unreached]

        """)
    #expect((result.errors, result.status) == ("1 error, 1 warning, 0 notes\n", 1))
    #expect(try lint(graph + ["--rule", "flow-unreached"], in: folder).status == 0)
    #expect(try lint(graph + ["--rule", "flow-unreached", "--strict"], in: folder).status == 1)
  }

  @Test func aBaselineIsWrittenAndHeld() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let graph = try broken(in: folder)
    #expect(try lint(graph + ["--write-baseline", "b/lint.json"], in: folder).status == 0)
    let held = try lint(graph + ["--baseline", "b/lint.json", "--strict"], in: folder)
    #expect((held.output, held.errors, held.status) == ("", "0 errors, 0 warnings, 0 notes, 2 accepted\n", 0))
  }

  @Test func aFormatGoesToAFile() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let result = try lint(
      try broken(in: folder) + ["--format", "sarif", "--output", "out/lint.sarif"], in: folder)
    #expect((result.output, result.status) == ("", 1))
    #expect(try folder.read("out/lint.sarif").contains("\"ruleId\": \"link-overlap\""))
  }

  @Test func rulesAreListed() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let result = try lint(["--list-rules"], in: folder)
    #expect(
      result.output.contains(
        "\ndead-end                 off      A screen that leads nowhere and cannot be left\n"))
  }

  @Test func theAssociationFileIsWrittenAndReadBack() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let export = [
      "export", Self.shop, "--format", "aasa", "--app-id", "ABCDE12345.com.example.shop", "--output",
      "web/aasa",
    ]
    #expect(try Shell.run(Products.flowdoc, export, in: folder.root).status == 0)
    try folder.write(
      "{\"links\": {\"association\": \"web/aasa\", \"hosts\": [\"shop.example\"]}}", to: ".flowdoc.json")
    let fine = try lint(["--graph", Self.shop], in: folder)
    #expect((fine.output, fine.status) == ("", 0))
    try folder.write(folder.read("web/aasa").replacing("/help/", with: "/hilfe/"), to: "web/aasa")
    let wrong = try lint(["--graph", Self.shop, "--strict"], in: folder)
    #expect(wrong.output.contains("warning: the association file does not open 'https://shop.example/help/"))
    #expect(wrong.output.contains("web/aasa:1:1: note: no link matches '/hilfe/?*' in the association file"))
    #expect(wrong.status == 1)
  }

  @Test func aCommentInAPropertyListCounts() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>
      <!-- note -->
      <string>shop-debug</string>
      </array></dict></array></dict></plist>
      """
    try folder.write("final class Nothing {}\n", to: "App/App.swift")
    try folder.write(list, to: "App/Info.plist")
    let told = try lint(["App", "--graph", Self.shop, "--rule", "scheme-unanswered"], in: folder)
    #expect(told.output.hasPrefix("App/Info.plist:4:1: "), "\(told.output)")
    try folder.write(list.replacing("note", with: "flowdoc:ignore scheme-unanswered"), to: "App/Info.plist")
    let ignored = try lint(["App", "--graph", Self.shop, "--rule", "scheme-unanswered"], in: folder)
    #expect((ignored.output, ignored.errors) == ("", "0 errors, 0 warnings, 0 notes, 1 ignored\n"))
  }

  @Test func theSiteShowsWhatTheRulesSay() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let graph = try broken(in: folder)
    let result = try Shell.run(
      Products.flowdoc, ["generate", "--strict", "--output", "site"] + graph, in: folder.root,
      environment: ["XDG_CACHE_HOME": folder.path("cache")])
    #expect(result.status == 0, "\(result.errors)")
    let page = try folder.read("site/findings/index.html")
    #expect(page.contains("no route leads to the flow"))
    #expect(page.contains("link-overlap"))
  }

  /// A comment changes nothing of the graph, so that nothing else would have the page made again.
  @Test func aCommentIsSeenByTheNextRunOfTheSite() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let code = """
      final class AppCoordinator {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() { window.rootViewController = HomeViewController() }
      }
      final class HomeViewController: UIViewController {} // note
      """
    let source = "import UIKit\n\(code)"
    try folder.write(source, to: "App/App.swift")
    try folder.write("{\"rules\": {\"screen-undocumented\": \"note\"}}", to: ".flowdoc.json")
    let generate = ["generate", "App", "--output", "site"]
    let environment = ["XDG_CACHE_HOME": folder.path("cache")]
    #expect(try Shell.run(Products.flowdoc, generate, in: folder.root, environment: environment).status == 0)
    #expect(try folder.read("site/findings/index.html").contains("screen-undocumented"))
    let ignored = source.replacing("// note", with: "// flowdoc:ignore screen-undocumented")
    try folder.write(ignored, to: "App/App.swift")
    #expect(try Shell.run(Products.flowdoc, generate, in: folder.root, environment: environment).status == 0)
    #expect(try !folder.read("site/findings/index.html").contains("screen-undocumented"))
    let again = try Shell.run(Products.flowdoc, generate, in: folder.root, environment: environment)
    #expect(again.output.hasPrefix("nothing has changed"))
  }

  @Test(arguments: [
    (
      ["--baseline", "a", "--write-baseline", "b"],
      "--baseline and --write-baseline cannot be combined; give one"
    ),
    (["--rule", "trap", "--write-baseline", "b"], "--write-baseline covers all rules; leave out --rule"),
    (["--format", "aasa"], "'aasa' is not a value of --format"),
  ])
  func wrongUsageIsRefused(options: [String], message: String) throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let result = try lint(options, in: folder)
    #expect(result.status == 64)
    #expect(result.errors.contains(message))
  }
}
