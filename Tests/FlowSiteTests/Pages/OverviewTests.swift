import FlowModel
import FlowTestSupport
import Testing

@testable import FlowSite

@Suite struct OverviewTests {
  @Test func theSummaryMayNameGuidePagesAndTheGraph() throws {
    var input = try SiteInput.shop()
    input.settings.summary =
      "See [the guide](index.md), [the cart](link:shop://cart) and [nothing](other.md)."
    input.guides = [GuideFile(path: "index.md", text: "# Guide\n")]
    let main = try MadeSite(input).main(of: "index.html")
    #expect(
      main.contains(
        "See <a href=\"guide/index.html\">the guide</a>, <a href=\"links/shop-cart/index.html\">the cart</a> and nothing."
      ),
      "\(main.prefix(600))")
  }
}
