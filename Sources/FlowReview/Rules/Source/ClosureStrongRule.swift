import FlowAnalysis
internal import FlowModel

/// Finds closures that a parent gives to a retained child and that retain the parent.
struct ClosureStrongRule: SourceRule {
  let card = RuleCard(
    id: "closure-strong-self", title: "A closure in a child that retains the parent", severity: .warning,
    why:
      "The parent retains the child, the child the closure, and the closure the parent: none of them is freed while the child is retained.",
    evidence:
      "The closure must be stored in a property of a coordinator that the parent is seen to retain. A method passed as a value retains the parent as well.",
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
        "the \(handover.value.rawValue) in '\(keeper.property)' of '\(keeper.type)' retains '\(handover.flow)', which retains '\(keeper.type)'"
      )
    }
    .firstOfEachPlace()
  }

  private func isCircle(_ handover: Handover) -> Bool {
    handover.value != .itself && handover.holdsFlow && handover.isKept && handover.keeper.flow != nil
  }
}
