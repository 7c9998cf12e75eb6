internal import FlowModel

/// Finds coordinators that add children to a list and never remove any.
struct ChildNeverRemovedRule: SourceRule {
  let card = RuleCard(
    id: "child-never-removed", title: "A child that is added and never removed", severity: .warning,
    why:
      "Each time somebody goes there, another coordinator stays behind with its screens, and goes on to react.",
    evidence:
      "Looked at are lists of coordinators. Nothing is said where the flow, a type that it inherits from, or the child takes anything out of the list, nor of children that are added at the beginning of a flow (`init`, `start` and what only they call), or where the code first asks whether there is one already: these may live as long as the flow.",
    remedy: "Remove the child where the flow learns that it has ended, also when it is swiped away.",
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
