import FlowAnalysis
internal import FlowModel

/// Finds child coordinators that retain the parent that retains them.
struct ParentStrongRule: SourceRule {
  let card = RuleCard(
    id: "parent-strong", title: "A strong reference to the parent", severity: .warning,
    why:
      "Parent and child retain each other: neither is freed while the child is retained.",
    evidence:
      "The parent must be seen to pass itself to the child and to retain it, in a list of children or in a property.",
    remedy: "Make the property weak, or unowned if the child never outlives the parent.",
    bad: """
      final class ShopCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {
          let cart = CartCoordinator(parent: self)
          children.append(cart)
        }
      }
      final class CartCoordinator: Coordinator {
        let parent: ShopCoordinator
        init(parent: ShopCoordinator) { self.parent = parent }
      }
      """,
    good: """
      final class ShopCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {
          let cart = CartCoordinator(parent: self)
          children.append(cart)
        }
      }
      final class CartCoordinator: Coordinator {
        weak var parent: ShopCoordinator?
        init(parent: ShopCoordinator) { self.parent = parent }
      }
      """)

  func findings(in source: SourceFacts) -> [Finding] {
    source.handovers.filter(isCircle).map { handover in
      let keeper = handover.keeper
      return finding(
        keeper.flow.map { .flow($0) }, at: keeper.location,
        "'\(keeper.property)' of '\(keeper.type)' retains '\(handover.flow)', which retains '\(keeper.type)'")
    }
    .firstOfEachPlace()
  }

  private func isCircle(_ handover: Handover) -> Bool {
    handover.value == .itself && handover.isKept && handover.keeper.flow != nil && !handover.keeper.isWeak
      && !handover.keeper.isDelegate
  }
}
