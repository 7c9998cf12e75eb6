import FlowTestSupport
import Foundation
import Testing

/// The built program, run as a user would: what it prints, where, and how it ends.
@Suite struct CommandTests {
  @Test func helpGoesToStandardOutput() throws {
    let result = try flowdoc("--help")
    #expect(result.output.hasPrefix("flowdoc documents the navigation"))
    #expect(!result.output.contains("render-worker"))
    #expect((result.errors, result.status) == ("", 0))
  }

  @Test func wrongUsageEndsWith64AndSaysWhatWasMeant() throws {
    let result = try flowdoc("export", "--fromat", "svg")
    #expect(
      (result.output, result.errors, result.status) == (
        "", "error: unknown option '--fromat'; did you mean '--format'?; see 'flowdoc export --help'\n",
        64
      ))
  }

  @Test(arguments: [
    (["--flow", "A", "--focus", "B"], "--flow and --focus cannot be combined; give one"),
    (["--collapse", "--format", "csv"], "--collapse is for pictures: dot, svg, mermaid"),
    (["--depth", "2", "--format", "dot"], "--depth needs --focus or --format tree"),
    (["--depth", "-1"], "--depth is negative; give 0 or more"),
  ])
  func optionsThatContradictEachOtherAreRefused(options: [String], message: String) throws {
    let result = try flowdoc(["export"] + options)
    #expect((result.errors, result.status) == ("error: \(message)\n", 64))
  }

  @Test func filesThatCannotBeReadEndWith2() throws {
    let missing = try flowdoc("export", "nowhere.json")
    #expect(
      (missing.errors, missing.status) == (
        "error: nowhere.json: no such file; check the name\n", 2
      ))
    let broken = try flowdoc(["export", "-"], input: "{\"format\": \"flowdoc.graph\", \"version\": 9}")
    #expect(
      (broken.errors, broken.status) == (
        "error: standard input: version: this flowdoc reads version 1, not version 9; update flowdoc\n",
        2
      ))
  }

  /// A disk that is full, and a stream that nobody opened: whoever reads the exit code learns that nothing arrived.
  @Test(arguments: [
    "--help >&-", "--help > /dev/full", "export nowhere.json 2>&-", "schema 2> /dev/full >&-",
  ])
  func whatCannotBeToldEndsWith2(words: String) throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "\"$0\" \(words)", Products.flowdoc]
    shell.standardOutput = FileHandle.nullDevice
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationReason == .exit)
    #expect(shell.terminationStatus == 2)
  }

  @Test func withoutANameItReadsTheFileOfTheFolder() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let none = try flowdoc(["export"], in: folder.root)
    #expect(none.errors.contains("there is no flowdoc.graph.json in this folder"))
    try folder.write(Repository.text(Shop.path), to: "flowdoc.graph.json")
    let tree = try flowdoc(["export"], in: folder.root)
    #expect(tree.output.hasPrefix("AppFlow (entry)\n├─ help present → HelpFlow\n"))
  }

  @Test func exportsAPartOfTheGraph() throws {
    let path = Repository.file(Shop.path).path
    let flow = try flowdoc("export", path, "--flow", "HelpFlow")
    #expect(
      flow.output == """
        HelpFlow
        ├─ article push → ArticleScreen  ⚑ https://shop.example/help/*page
        ├─ contact push → ContactScreen
        └─ topics root → HelpScreen  ⚑ shop://help?topic=:topic?

        """)
    let mistyped = try flowdoc("export", path, "--flow", "HelpFlwo")
    #expect(
      (mistyped.errors, mistyped.status) == (
        "error: there is no flow 'HelpFlwo'; did you mean 'HelpFlow'?\n", 2
      ))
    let near = try flowdoc(
      "export", path, "--focus", "CheckoutFlow.cart", "--depth", "1", "--format", "mermaid")
    #expect(near.output.hasPrefix("flowchart LR\n"))
    #expect(near.output.contains("AddressScreen"))
  }

  @Test func aPictureIsFoldedOverItsBudgetAndSaysSo() throws {
    let result = try flowdoc("export", Repository.file(Shop.path).path, "--format", "dot", "--budget", "20")
    #expect(
      result.errors.hasPrefix("note: the picture has more than 20 nodes, so only flows are shown")
    )
    #expect(!result.output.contains("screen:"))
    #expect(result.status == 0)
  }

  @Test func writesAFileWithItsFolders() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let output = folder.path("a/b/shop.svg")
    let result = try flowdoc("export", Repository.file(Shop.path).path, "--format", "svg", "-o", output)
    #expect((result.output, result.errors, result.status) == ("", "", 0))
    let svg = try folder.read("a/b/shop.svg")
    #expect(svg.hasPrefix("<svg "))
    #expect(svg.contains("CheckoutFlow"))
    #expect(svg.contains("prefers-color-scheme"))
  }

  @Test func mergesModulesAndTellsContradictions() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    func module(_ name: String, _ style: String) -> String {
      """
      {"format": "flowdoc.graph", "version": 1, "name": "\(name)", "screens": [{"id": "S", "name": "S"}], "flows": [
      {"id": "F", "name": "F", "routes": [{"id": "F.s", "name": "s", "style": "\(style)",
      "target": {"kind": "screen", "id": "S", "name": "S"}}]}]}
      """
    }
    try folder.write(module("A", "push"), to: "a.json")
    try folder.write(module("B", "present"), to: "b.json")
    let same = try flowdoc(["merge", "a.json", "a.json", "--name", "App"], in: folder.root)
    #expect((same.errors, same.status) == ("", 0))
    #expect(same.output.contains("\"name\" : \"App\""))
    let other = try flowdoc(["merge", "a.json", "b.json", "-o", "all.json"], in: folder.root)
    #expect(
      other.errors == """
        warning: 'F.s' has different values for style: "present" in b.json, "push" in a.json [merge-conflict]
          Make the sources agree, or merge only one of them; the first value was kept.

        """)
    #expect(other.status == 1)
    #expect(try folder.read("all.json").contains("\"style\" : \"present\""))
  }

  @Test func tellsTheWay() throws {
    let path = Repository.file(Shop.path).path
    let result = try flowdoc("path", "ReceiptScreen", path)
    #expect(result.output.hasPrefix("From the start, "))
    #expect(result.output.contains("AddressScreen, on onContinue: CheckoutFlow pushes PaymentScreen\n"))
    #expect(result.output.contains("From the link shop://cart, "))
    #expect(try flowdoc("path", "Nothing", path).status == 2)
  }

  @Test func printsTheSchema() throws {
    let graphs = try Repository.text("Documentation/flowdoc.graph.schema.json")
    #expect(try flowdoc("schema").output == graphs)
    #expect(try flowdoc("schema", "graph").output == graphs)
    #expect(try flowdoc("schema", "tree").output == Repository.text("Documentation/flowdoc.tree.schema.json"))
    #expect(try flowdoc("schema", "bush").status == 64)
  }

  private func flowdoc(_ arguments: String...) throws -> Shell.Result { try flowdoc(arguments) }

  private func flowdoc(_ arguments: [String], input: String = "", in folder: URL? = nil) throws
    -> Shell.Result
  {
    try Shell.run(Products.flowdoc, arguments, input: input, in: folder)
  }
}
