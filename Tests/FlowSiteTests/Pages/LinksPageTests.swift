import FlowModel
import FlowTestSupport
import Testing

@testable import FlowSite

/// The catalogue of links, and the box in which one tries a URL.
@Suite struct LinksPageTests {
  @Test func theBoxHasExamplesOfThisApp() throws {
    var graph = FlowGraph.sketch(
      """
      F.a push AScreen
      kiosk://a/:id(Int) = F.a
      kiosk://b/:id(UUID)?x=:y = F.a
      kiosk://c = F.a
      """)
    graph.links[2].examples = ["kiosk://c?from=mail"]
    #expect(
      LinkExamples.of(graph.links) == [
        "kiosk://c?from=mail", "kiosk://a/42", "kiosk://b/00000000-0000-0000-0000-000000000000?x=42",
      ])
    let page = try MadeSite(SiteInput(graph: graph)).main(of: "links/index.html")
    #expect(page.contains("placeholder=\"kiosk://c?from=mail\""))
    #expect(!page.contains("shop://"))
  }

  @Test func theAnswerLeadsToScreenWayAndRule() throws {
    let site = try MadeSite(SiteInput(graph: .sketch("F.a push AScreen\nshop://a = F.a")))
    let data = try #require(site.files["assets/links.js"])
    #expect(data.contains("\"href\":\"links/shop-a/index.html\""))
    #expect(data.contains("\"target\":[\"AScreen\",\"screens/ascreen/index.html\",\"screen\",\"hue-"))
    #expect(data.contains("\"chain\":[[\"F.a\",\"flows/f/index.html#"))
  }

  /// Whatever is missing in a graph, no sentence breaks off before its end.
  @Test(arguments: 0..<12) func noSentenceBreaksOff(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var graph = generator.graph(hostile: false)
    graph.flows.removeFirst(graph.flows.count / 2)
    let site = try MadeSite(SiteInput(graph: graph))
    for (path, html) in site.pages {
      let text = html.replacing(/<[^>]+>/, with: "\u{1}").replacing(/[\s\u{1}]+/, with: " ")
      #expect(!text.contains("opens in ") && !text.contains("opens ·"), "seed \(seed): \(path)")
    }
  }
}
