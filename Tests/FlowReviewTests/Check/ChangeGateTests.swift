import FlowModel
import FlowReview
import FlowTestSupport
import Testing

/// Which changes a check refuses, and which it lets pass since somebody said so.
@Suite struct ChangeGateTests {
  private static let before = """
    ShopFlow.cart push CartScreen
    ShopFlow.order push OrderScreen
    shop://orders/:id = ShopFlow.order
    """

  private static let after = """
    ShopFlow.cart push CartScreen
    ShopFlow.order push OrderScreen
    ShopFlow.wishes push WishesScreen
    """

  private func step(
    _ refuses: RefusedChanges = .breaking, allows: [String] = [], from before: String = before,
    to after: String = after
  ) -> CheckStep {
    var new = RuleExample(after).graph
    for flow in new.flows.indices {
      for route in new.flows[flow].routes.indices {
        new.flows[flow].routes[route].location = SourceLocation(file: "Shop.swift", line: route + 1)
      }
    }
    let difference = GraphDifference(from: RuleExample(before).graph, to: new)
    return ChangeGate(refuses: refuses, allows: allows).step(difference, since: "main")
  }

  @Test func aBrokenLinkIsRefusedWhereItsRouteStands() {
    let step = step()
    #expect(step.verdict == .refused)
    #expect(step.words == "1 breaking change, 2 harmless since main")
    #expect(
      step.findings.map(\.description) == [
        "Shop.swift:2:1: error: link shop://orders/:id is gone; 'shop://orders/1' opened OrderScreen "
          + "but now opens nothing [change-breaking]"
      ])
    #expect(step.findings.map(\.subject) == [.link("shop://orders/:id")])
    #expect(
      step.findings.map(\.remedy) == [
        "Make the old URLs open what they opened before, for example by keeping the link as deprecated, or accept the change with "
          + "--allow 'shop://orders/:id'."
      ])
  }

  @Test(arguments: ["shop://orders/:id", "link:shop://orders/:id"]) func whatIsAllowedPasses(name: String) {
    let step = step(allows: [name])
    #expect(step.verdict == .passed)
    #expect(step.words == "1 breaking change, 2 harmless since main, 1 allowed")
    #expect(step.findings == [])
  }

  @Test func anAllowanceForNothingIsANote() {
    let step = step(allows: ["shop://orders", "shop://orders/:id"])
    #expect(step.verdict == .passed)
    #expect(
      step.findings.map(\.description) == [
        "note: 'shop://orders' is allowed to change, but has no change that would be refused [allow-unused]"
      ])
  }

  @Test func stricterGatesRefuseMore() {
    #expect(
      step(.any).findings.map(\.rule) == ["change-breaking", "change-harmless", "change-harmless"])
    let gone = step(.risky, from: Self.after, to: "ShopFlow.cart push CartScreen")
    #expect(gone.findings.contains { $0.rule == "change-risky" })
    #expect(step(.breaking, from: Self.after, to: "ShopFlow.cart push CartScreen").verdict == .passed)
  }

  @Test func nothingThatChangedIsNothingToRefuse() {
    let step = step(.any, from: Self.after)
    #expect((step.verdict, step.words) == (.passed, "no changes since main"))
  }
}
