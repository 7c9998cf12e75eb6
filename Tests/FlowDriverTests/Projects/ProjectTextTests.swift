import FlowTestSupport
import Testing

@testable import FlowDriver

/// The three notations of project files, each with what it holds side by side.
@Suite struct ProjectTextTests {
  @Test func propertyLists() {
    let text = """
      // !$*UTF8*$!
      {
        archiveVersion = 1; /* a comment with } in it */
        files = ( A1 /* A.swift */, "B \\"2\\".swift", );
        path = "Shop App/Übersicht";
        settings = { "SDKROOT[sdk=iphone*]" = iphoneos; empty = ""; };
      }
      """
    #expect(
      PropertyListText.value(Array(text.utf8))
        == .fields([
          "archiveVersion": .text("1"), "files": .list([.text("A1"), .text("B \"2\".swift")]),
          "path": .text("Shop App/Übersicht"),
          "settings": .fields(["SDKROOT[sdk=iphone*]": .text("iphoneos"), "empty": .text("")]),
        ]))
  }

  @Test(arguments: ["", "{", "{ a = ", "{ a = b }", "(a b)", "{ a = (b; }", "\"", "{ a = \"b; }"])
  func brokenPropertyListsAreNone(text: String) { #expect(PropertyListText.value(Array(text.utf8)) == nil) }

  @Test func blocks() {
    let text = """
      # An app.
      name: Shop   # its name
      targets:
        Shop:
          type: application
          platform: [iOS, tvOS]
          sources:
          - App
          - path: "Shared Code"
            excludes:
              - "**/*Tests.*"
              - Legacy
          dependencies:
            - target: Kit
            - package: Networking
        "Kit #2": {}
      """
    #expect(
      BlockText.value(text)
        == .fields([
          "name": .text("Shop"),
          "targets": .fields([
            "Shop": .fields([
              "type": .text("application"), "platform": .list([.text("iOS"), .text("tvOS")]),
              "sources": .list([
                .text("App"),
                .fields([
                  "path": .text("Shared Code"),
                  "excludes": .list([.text("**/*Tests.*"), .text("Legacy")]),
                ]),
              ]),
              "dependencies": .list([
                .fields(["target": .text("Kit")]), .fields(["package": .text("Networking")]),
              ]),
            ]), "Kit #2": .text("{}"),
          ]),
        ]))
  }

  @Test func callsOfManifests() {
    let text = """
      let package = Package(
        name: "Shop",  // not a target(name: "Comment")
        targets: [
          .target(name: "Cart", dependencies: ["Core", .target(name: "Inner"), .product(name: "Net", package: "net")], path: "Cart" + suffix),
          .target(name: "Core \\(version)"),
        ] + others)
      """
    let calls = ManifestText.calls(in: Array(text.utf8))
    #expect(calls.map { $0[ManifestText.callee]?.text } == ["Package", "target", "target"])
    #expect(calls[1]["name"] == .text("Cart"))
    #expect(calls[1]["path"] == .text("Cart"))
    #expect(
      calls[1]["dependencies"]?.elements.map { $0.text ?? $0["name"]?.text } == ["Core", "Inner", "Net"])
    #expect(calls[2]["name"] == nil)
  }

  /// Each is read to its end, whatever it holds, without a deep stack.
  @Test(
    arguments: HostileText.all + [
      "{", "(", "[", "a(", "- ", "a:\n ", "\"", "/*", "a: [", "b(dependencies: [c(",
    ])
  func anythingIsReadToItsEnd(text: String) {
    for count in [1, RunLength.of(short: 10_000, long: 100_000)] where count * text.utf8.count < 2_000_000 {
      let long = String(repeating: text, count: count)
      _ = PropertyListText.value(Array(long.utf8))
      _ = BlockText.value(long)
      _ = ManifestText.calls(in: Array(long.utf8))
    }
  }
}
