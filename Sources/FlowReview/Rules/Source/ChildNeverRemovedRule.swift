import FlowAnalysis
internal import FlowModel

/// Finds coordinators that add children to a list and never remove any.
struct ChildNeverRemovedRule: SourceRule {
  let card = RuleCard(
    id: "child-never-removed", title: "A child that is added and never removed", severity: .warning,
    why:
      "Each visit leaves another coordinator behind with its screens, which continues to react.",
    evidence:
      "Checks lists of coordinators. Nothing is reported if the flow, a type that it inherits from, or the child removes anything from the list, if the child is added at the beginning of the flow (`init`, `start` and what only they call), or if the code first checks whether there is one already: such children may live as long as the flow.",
    remedy: "Remove the child when the flow learns that it has ended, even if it was swiped away.",
    bad: """
      final class ShopCoordinator: Coordinator {
        var children: [Coordinator] = []
        func showCart() {
          let cart = CartCoordinator(navigation)
          children.append(cart)
          cart.start()
        }
      }
      """,
    good: """
      final class ShopCoordinator: Coordinator {
        var children: [Coordinator] = []
        func showCart() {
          let cart = CartCoordinator(navigation)
          cart.onFinish = { [weak self, weak cart] in self?.children.removeAll { $0 === cart } }
          children.append(cart)
          cart.start()
        }
      }
      """)

  func findings(in source: SourceFacts) -> [Finding] {
    source.addedChildren.filter { !$0.isRemoved && !$0.isOnce }.map { child in
      finding(
        .flow(child.flow), at: child.location,
        "'\(child.child)' is added to the children of '\(child.flow)', which never removes any")
    }
  }
}
