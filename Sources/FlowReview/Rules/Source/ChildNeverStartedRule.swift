import FlowAnalysis
internal import FlowModel

/// Finds coordinators that are made and kept, and that nobody starts.
struct ChildNeverStartedRule: SourceRule {
  let card = RuleCard(
    id: "child-never-started", title: "A child that is kept and never started", severity: .warning,
    why: "Nothing comes on screen: the user taps, and the app does not respond.",
    evidence:
      "Checks children whose `start()` is in the source. Nothing is reported if any function of the child is called, a screen holds it, or code without source receives it, other than to store it.",
    remedy: "Call `start()` where the child is added, or do not create it.",
    bad: """
      final class ShopCoordinator: Coordinator {
        var children: [Coordinator] = []
        func showCart() {
          let cart = CartCoordinator(navigation)
          children.append(cart)
        }
        func closeCart() { children.removeAll() }
      }
      final class CartCoordinator: Coordinator {
        func start() { navigation.pushViewController(CartViewController(), animated: true) }
      }
      """,
    good: """
      final class ShopCoordinator: Coordinator {
        var children: [Coordinator] = []
        func showCart() {
          let cart = CartCoordinator(navigation)
          children.append(cart)
          cart.start()
        }
        func closeCart() { children.removeAll() }
      }
      final class CartCoordinator: Coordinator {
        func start() { navigation.pushViewController(CartViewController(), animated: true) }
      }
      """)

  func findings(in source: SourceFacts) -> [Finding] {
    source.unstartedChildren.map { child in
      finding(
        .flow(child.flow), at: child.location,
        "'\(child.flow)' creates '\(child.child)', which is never started")
    }
  }
}
