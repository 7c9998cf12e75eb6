import FlowAnalysis
internal import FlowModel

/// Finds views and view controllers that navigate although they have a coordinator.
struct CoordinatorPassedByRule: SourceRule {
  let card = RuleCard(
    id: "coordinator-passed-by", title: "Navigation that bypasses the coordinator", severity: .warning,
    why:
      "If one screen knows the next, neither can be used elsewhere, and the coordinator no longer knows what is on screen.",
    evidence:
      "The view controller pushes another one, or the view has a `NavigationLink` with a destination, and has a property that is a coordinator. A view without one is reported if a single coordinator shows it.",
    remedy: "Tell the coordinator what the user wants, and let it show the screen.",
    bad: """
      final class HomeViewController: UIViewController {
        weak var coordinator: ShopCoordinator?
        func showCart() {
          navigationController?.pushViewController(CartViewController(), animated: true)
        }
      }
      final class ShopCoordinator: Coordinator {}
      """,
    good: """
      final class HomeViewController: UIViewController {
        weak var coordinator: ShopCoordinator?
        func showCart() { coordinator?.showCart() }
      }
      final class ShopCoordinator: Coordinator {
        func showCart() { navigation.pushViewController(CartViewController(), animated: true) }
      }
      """)

  func findings(in source: SourceFacts) -> [Finding] {
    source.shortcuts.filter { $0.action == .pushes || $0.action == .links }.map { shortcut in
      let action = shortcut.action == .pushes ? "pushes a screen" : "links to a screen"
      return finding(
        nil, at: shortcut.location, "'\(shortcut.view)' \(action), bypassing its '\(shortcut.coordinator)'")
    }
  }
}
