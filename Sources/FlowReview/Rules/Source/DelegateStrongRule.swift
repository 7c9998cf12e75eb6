import FlowAnalysis
internal import FlowModel

/// Finds strong delegate properties that refer to a coordinator.
struct DelegateStrongRule: SourceRule {
  let card = RuleCard(
    id: "delegate-strong", title: "A delegate that is not weak", severity: .warning,
    why: "A coordinator retains what it shows. If that retains the coordinator in turn, neither is freed.",
    evidence:
      "The property is named as a delegate, its type is a class-only protocol, and a coordinator is seen to assign itself to it.",
    remedy: "Make the property weak.",
    bad: """
      protocol CartDelegate: AnyObject { func cartDidClose() }
      final class CartViewController: UIViewController {
        var delegate: CartDelegate?
      }
      final class ShopCoordinator: Coordinator, CartDelegate {
        func showCart() {
          let cart = CartViewController()
          cart.delegate = self
          navigation.pushViewController(cart, animated: true)
        }
      }
      """,
    good: """
      protocol CartDelegate: AnyObject { func cartDidClose() }
      final class CartViewController: UIViewController {
        weak var delegate: CartDelegate?
      }
      final class ShopCoordinator: Coordinator, CartDelegate {
        func showCart() {
          let cart = CartViewController()
          cart.delegate = self
          navigation.pushViewController(cart, animated: true)
        }
      }
      """)

  func findings(in source: SourceFacts) -> [Finding] {
    source.handovers.filter { $0.value == .itself && $0.keeper.isDelegate && !$0.keeper.isWeak }.map {
      handover in
      let keeper = handover.keeper
      return finding(
        keeper.flow.map { .flow($0) }, at: keeper.location,
        "'\(keeper.property)' of '\(keeper.type)' is not weak, and '\(handover.flow)' assigns itself to it")
    }
    .firstOfEachPlace()
  }
}

extension Handover.Keeper {
  /// Whether the property is a delegate that could be weak.
  var isDelegate: Bool { isClassBound && property.lowercased().hasSuffix("delegate") }
}
