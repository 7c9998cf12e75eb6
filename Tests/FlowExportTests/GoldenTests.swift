import FlowAnalysis
import FlowExport
import FlowModel
import FlowTestSupport
import Testing

/// The Shop in every format, held against files.
///
/// `RECORD_GOLDENS=1 swift test` writes them anew.
@Suite struct GoldenTests {
  private static let goldens = Golden("Tests/FlowExportTests/Goldens")

  private static let cases: [(name: String, text: @Sendable (GraphIndex) -> String?)] = [
    (
      "checkout.dot",
      { Scene.storyboard(of: "CheckoutFlow", in: $0)?.dot(PictureOptions(prefix: "checkout")) }
    ),
    ("catalogue.dot", { Scene.storyboard(of: "CatalogueFlow", in: $0)?.dot(withPages) }),
    ("map.dot", { Scene.flowMap(of: $0).dot(PictureOptions(direction: .down)) }),
    ("near-cart.dot", { Scene.neighbourhood(of: .screen("CartScreen"), depth: 2, in: $0).dot() }),
    ("whole.dot", { Scene.wholeApp($0).dot() }),
    ("checkout.mmd", { Scene.storyboard(of: "CheckoutFlow", in: $0)?.mermaid() }),
    ("whole.mmd", { Scene.wholeApp($0).mermaid(.down) }),
    ("shop.md", { MarkdownExport.text(of: $0.graph) }),
    ("checkout.md", { MarkdownExport.text(of: $0.part(ofFlow: "CheckoutFlow")) }),
    ("shop.csv", { CSVExport.text(of: $0.graph) }),
    ("shop.txt", { TreeExport.text(of: $0.graph) }),
    ("shallow.txt", { TreeExport.text(of: $0.graph, depth: 2) }),
  ]

  private static let withPages = PictureOptions(
    prefix: "catalogue", thumbnails: ["screen:ProductScreen": PictureSize(width: 90, height: 160)],
    href: { $0.kind == .flow ? "../\($0.id.lowercased())/" : nil })

  @Test(arguments: cases.map(\.name)) func theShop(name: String) throws {
    let text = try #require(Self.cases.first { $0.name == name }?.text(GraphIndex(Shop.graph())))
    try Self.goldens.expect(text, name)
  }

  @Test func noFileIsLeftOver() throws {
    #expect(try Self.goldens.orphans(besides: Self.cases.map(\.name)) == [])
  }
}
