import FlowAnalysis
internal import FlowModel

/// Finds views and view controllers that call the parent of their coordinator.
struct ParentReachedRule: SourceRule {
  let card = RuleCard(
    id: "parent-reached", title: "A view that calls the parent of its coordinator", severity: .warning,
    why:
      "The view depends on how coordinators are nested: the flow cannot be used elsewhere, and its own coordinator does not learn what happens.",
    evidence: "The parent is a property of the coordinator whose name begins with `parent`.",
    remedy: "Tell the view's own coordinator what the user wants, and let it ask its parent.",
    bad: """
      final class HomeViewController: UIViewController {
        weak var coordinator: HomeCoordinator?
        func tapped() { coordinator?.parent?.logOut() }
      }
      final class HomeCoordinator: Coordinator {
        weak var parent: AppCoordinator?
      }
      final class AppCoordinator: Coordinator {
        func logOut() {}
      }
      """,
    good: """
      final class HomeViewController: UIViewController {
        weak var coordinator: HomeCoordinator?
        func tapped() { coordinator?.logOut() }
      }
      final class HomeCoordinator: Coordinator {
        weak var parent: AppCoordinator?
        func logOut() { parent?.logOut() }
      }
      final class AppCoordinator: Coordinator {
        func logOut() {}
      }
      """)

  func findings(in source: SourceFacts) -> [Finding] {
    source.shortcuts.filter { $0.action == .reaches }.map { shortcut in
      finding(
        nil, at: shortcut.location,
        "'\(shortcut.view)' calls the parent of its '\(shortcut.coordinator)'")
    }
  }
}
