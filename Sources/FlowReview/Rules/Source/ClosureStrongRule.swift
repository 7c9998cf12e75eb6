internal import FlowModel

/// Finds closures that a parent gives to a retained child and that retain the parent.
struct ClosureStrongRule: SourceRule {
  let card = RuleCard(
    id: "closure-strong-self", title: "A closure on a child that holds the parent", severity: .warning,
    why:
      "The parent keeps the child, the child the closure, and the closure the parent: as long as the child is kept, none is freed.",
    evidence:
      "The closure must be stored in a property of a coordinator, and the parent must be seen to keep that one. A method that is handed over as a value holds the parent as well.",
    remedy: "Begin the closure with [weak self]; wrap a method in such a closure.",
    bad: """
      final class ShopCoordinator: Coordinator {
        var children: [Coordinator] = []
        func showCart() {
          let cart = CartCoordinator()
          cart.onFinish = { self.children.removeAll() }
          children.append(cart)
        }
      }
      final class CartCoordinator: Coordinator {
        var onFinish: (() -> Void)?
      }
      """,
    good: """
      final class ShopCoordinator: Coordinator {
        var children: [Coordinator] = []
        func showCart() {
          let cart = CartCoordinator()
          cart.onFinish = { [weak self] in self?.children.removeAll() }
          children.append(cart)
        }
      }
      final class CartCoordinator: Coordinator {
        var onFinish: (() -> Void)?
      }
      """)

  func findings(in source: SourceFacts) -> [Finding] {
    source.handovers.filter(isCircle).map { handover in
      let keeper = handover.keeper
      return finding(
        .flow(handover.flow), at: handover.location,
        "the \(handover.value.rawValue) in '\(keeper.property)' of '\(keeper.type)' holds '\(handover.flow)', which keeps '\(keeper.type)'"
      )
    }
    .firstOfEachPlace()
  }

  private func isCircle(_ handover: Handover) -> Bool {
    handover.value != .itself && handover.holdsFlow && handover.isKept && handover.keeper.flow != nil
  }
}
