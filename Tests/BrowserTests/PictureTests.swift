import FlowAnalysis
import FlowDriver
import FlowExport
import FlowModel
import FlowTestSupport
import Foundation
import Testing

/// Pictures as a browser shows them: every label inside of its node, no node over another.
@Suite(.enabled(if: Browser.reasonToSkip == nil, "\(Browser.reasonToSkip ?? "")"))
struct PictureTests {
  /// The faces that the text may come out in; the last is the widest that systems fall back to.
  static let faces = ["Helvetica,Arial,\"Liberation Sans\",sans-serif", "\"DejaVu Sans\",Verdana,sans-serif"]

  @Test(arguments: faces) func everyPictureOfTheShop(face: String) throws {
    let index = GraphIndex(try Shop.graph())
    let storyboards: [ExportPart] = index.graph.flows.map { .flow($0.id) }
    try expectTidy(storyboards + [.whole, .collapsed], of: index, face: face)
  }

  @Test(arguments: faces) func namesOfEveryLengthAndScript(face: String) throws {
    let names =
      HostileText.all + [
        "ThisIsAVeryLongNameForAViewControllerThatSomebodyWroteOnAMonday", "WWWWWWWWWWWW", "iiiiiiii",
      ]
    let routes = names.enumerated().map { number, name in
      Route(
        id: "F.\(number)", name: name, style: .push,
        target: Target(kind: .screen, id: "S\(number)", name: name))
    }
    let screens = names.enumerated().map { Screen(id: "S\($0.offset)", name: $0.element) }
    let graph = FlowGraph(
      name: "Names", flows: [Flow(id: "F", isEntry: true, routes: routes)], screens: screens)
    try expectTidy([.flow("F")], of: GraphIndex(graph), face: face)
  }

  private func expectTidy(_ parts: [ExportPart], of index: GraphIndex, face: String) throws {
    let pictures = try parts.map { part in
      try GraphExport(index, part: part).text(as: .svg, drawing: PictureDrawer(worker: Products.flowdoc)).text
    }
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(page(pictures, face: face), to: "page.html")
    let browser = try #require(Browser.found, "no Chromium was found, and CI needs one")
    let shown = try browser.open(folder.url("page.html"))
    let report = try #require(shown.firstMatch(of: /<pre id="report">([^<]*)<\/pre>/)?.1)
    let lines = report.split(separator: "\n")
    #expect(lines.first?.hasPrefix("measured ") == true, "\(report)")
    #expect(lines.dropFirst().isEmpty, "\(lines.dropFirst().joined(separator: "\n"))")
  }

  private func page(_ pictures: [String], face: String) -> String {
    """
    <!DOCTYPE html><meta charset="utf-8"><style>svg text { font-family: \(face) !important }</style>
    <body>\(pictures.map { "<div>\($0)</div>" }.joined(separator: "\n"))<pre id="report"></pre><script>
    const report = [];
    let measured = 0;
    for (const svg of document.querySelectorAll('svg')) {
      const boxes = [...svg.querySelectorAll('g.node')].map(node => {
        const shape = node.querySelector('polygon, path, ellipse').getBBox();
        for (const text of node.querySelectorAll('text')) {
          const label = text.getBBox();
          measured += 1;
          if (label.x < shape.x || label.y < shape.y - 1 || label.x + label.width > shape.x + shape.width
            || label.y + label.height > shape.y + shape.height + 1)
            report.push(`"${text.textContent}" leaves its node: ${Math.round(label.width)} in ${Math.round(shape.width)}`);
        }
        return [node.textContent.trim(), shape];
      });
      boxes.forEach(([name, a], i) => boxes.slice(i + 1).forEach(([other, b]) => {
        if (a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height)
          report.push(`"${name}" overlaps "${other}"`);
      }));
    }
    document.getElementById('report').textContent = [`measured ${measured} labels`, ...report].join('\\n');
    </script>
    """
  }
}
