internal import FlowModel

/// Finds coordinators that are made and kept, and that nobody starts.
struct ChildNeverStartedRule: SourceRule {
  let card = RuleCard(
    id: "child-never-started", title: "A child that is kept and never started", severity: .warning,
    why: "Nothing comes on screen: somebody taps, and the app does not answer.",
    evidence:
      "Looked at are children with a `start()` that is written in the source. Nothing is said where any function of the child is called, where a screen holds it, or where code without source receives it, other than to store it.",
    remedy: "Call `start()` where the child is added, or do not make it.",
    bad: """
      final class ShopCoordinator: Coordinator {
        var children: [Coordinator] = []
        func showCart() {
          let cart = CartCoordinator(navigation)
          children.append(cart)
        }
        func closeCart() { children.removeAll() }
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
      """)

  func findings(in source: SourceFacts) -> [Finding] {
    source.unstartedChildren.map { child in
      finding(
        .flow(child.flow), at: child.location,
        "'\(child.child)' is made by '\(child.flow)', and nobody starts it")
    }
  }
}
