import Testing

@testable import FlowSite

/// The parts of names that many share, set back in pictures.
@Suite struct GreyedNamesTests {
  private func node(_ lines: String...) -> String {
    "<g id=\"p-g-a\" class=\"node\"><path d=\"M0,0\"/>" + lines.map { "<text x=\"1\">\($0)</text>" }.joined()
      + "</g>"
  }

  private func marked(_ svg: String, _ text: String, lead: Int = 0, tail: Int) -> String {
    GreyedNames.marked(svg, ["p-g-a": GreyedNames.Name(text: text, lead: lead, tail: tail)])
  }

  @Test func theEndOfANameIsSetBackOnAllItsLines() {
    #expect(
      marked(node("CheckoutFlow", "Coordinator"), "CheckoutFlowCoordinator", tail: 15)
        == node("Checkout<tspan class=\"shared\">Flow</tspan>", "<tspan class=\"shared\">Coordinator</tspan>")
    )
    #expect(
      marked(node("① CheckoutFlow", "from chapter 1"), "① CheckoutFlow", tail: 4)
        == node("① Checkout<tspan class=\"shared\">Flow</tspan>", "from chapter 1"))
  }

  @Test func theBeginningIsSetBackToo() {
    #expect(
      marked(node("ShopCart"), "ShopCart", lead: 4, tail: 0)
        == node("<tspan class=\"shared\">Shop</tspan>Cart"))
  }

  @Test func whatIsNotTheNameIsLeftAsItIs() {
    for svg in [node("Other"), node("A&amp;Flow"), node(), "<g id=\"", ""] {
      #expect(marked(svg, "A&Flow", tail: 4) == svg)
    }
    #expect(GreyedNames.marked(node("CartFlow"), [:]) == node("CartFlow"))
  }
}
