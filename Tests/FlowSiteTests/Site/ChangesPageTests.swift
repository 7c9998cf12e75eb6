import FlowModel
import FlowTestSupport
import Testing

@testable import FlowSite

/// The page of what changed since a graph of before.
@Suite struct ChangesPageTests {
  private func page(from old: String, to new: String) throws -> String {
    var input = SiteInput(graph: .sketch(new))
    input.baseline = SiteInput.Baseline(name: "before", graph: .sketch(old))
    return try MadeSite(input).main(of: "changes/index.html")
  }

  @Test func aBrokenLinkIsShownByAURL() throws {
    let page = try page(
      from: "F.order push OrderScreen\nF.news push NewsScreen\nshop://orders/:id(Int) = F.order",
      to: "F.order push OrderScreen\nF.news push NewsScreen")
    #expect(page.contains("1 breaking change. Compared with before."))
    #expect(page.contains("<span class=\"level breaking\">breaking</span>"))
    #expect(
      page.contains("<p><code>shop://orders<wbr>/1</code> opened OrderScreen but now opens nothing</p>"),
      "\(page)"
    )
  }

  @Test func whatIsRenamedHasAGroupOfItsOwn() throws {
    let page = try page(from: "F.cart push CartScreen", to: "F.basket push CartScreen")
    #expect(page.contains("<h2>Renamed</h2>"))
    #expect(page.contains("<p>was called F.cart</p>"), "\(page)")
  }

  @Test func nothingChanged() throws {
    #expect(try page(from: "F.a push AScreen", to: "F.a push AScreen").contains("Nothing changed."))
  }
}
