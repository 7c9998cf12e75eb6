import FlowAnalysis
import FlowExport
import FlowModel
import FlowRender
import FlowTestSupport
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What Graphviz cannot draw is drawn plainly.
@Suite struct PlainPictureTests {
  /// Names that nobody chose come through both the drawing and its cleaning as well-formed XML.
  @Test func anyTextIsDrawn() {
    for text in HostileText.all {
      let route = Route(id: "F.a", name: text, style: .push, target: .screen(text.isEmpty ? "S" : text))
      let graph = FlowGraph(
        name: text, flows: [Flow(id: "F", name: text, summary: text, routes: [route])],
        screens: [Screen(id: text.isEmpty ? "S" : text, name: text)])
      let drawn = Scene.wholeApp(GraphIndex(graph)).grid(PictureOptions { _ in "a.html#\(text)" })
      let clean = SVGCleaner.clean(drawn, options: SVGOptions(title: text))
      #expect(clean.ranges(of: "class=\"node").count == 2, "\(text.debugDescription)")
      #expect(XMLParser(data: Data(clean.utf8)).parse(), "\(text.debugDescription)")
    }
  }

  /// A hundred flows, each of which shows each: Graphviz would be at it for hours.
  @Test func aGraphThatIsTooLargeIsDrawnAtOnceAndSaidToBe() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let flows = (0..<100).map { from in
      Flow(
        id: "F\(from)", isEntry: from == 0,
        routes: (0..<100).map {
          Route(id: "F\(from).r\($0)", name: "r\($0)", style: .start, target: .flow("F\($0)"))
        })
    }
    try GraphFile.write(FlowGraph(name: "x", flows: flows)).write(to: folder.url("g.json"))
    let result = try Shell.run(
      Products.flowdoc, ["export", "g.json", "--format", "svg"], in: folder.root,
      environment: ["XDG_CACHE_HOME": folder.path("cache")])
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.errors.contains("drawn with a plain grid and straight lines, since it is too large"),
      "\(result.errors)")
    #expect(result.output.ranges(of: "class=\"node ").count == 100)
    #expect(result.output.ranges(of: "class=\"edge ").count == 10_000)
  }

  /// The name of an app is on one line in a picture of its own, whatever its author wrote.
  @Test func theNameOfAPictureIsOnOneLine() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let graph = FlowGraph(name: "Sh\u{2028}::error::op\u{202E}", flows: [Flow(id: "F", isEntry: true)])
    try GraphFile.write(graph).write(to: folder.url("g.json"))
    let result = try Shell.run(
      Products.flowdoc, ["export", "g.json", "--format", "svg"], in: folder.root,
      environment: ["XDG_CACHE_HOME": folder.path("cache")])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains(">Sh ::error::op</title>"))
    #expect(!result.output.unicodeScalars.contains { $0 == "\u{2028}" || $0 == "\u{202E}" })
  }
}
