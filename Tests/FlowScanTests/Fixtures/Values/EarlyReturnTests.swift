import Testing

/// Code after a branch that returns runs only on the paths that are left.
@Suite struct EarlyReturnTests {
  @Test(arguments: [
    "if style == .root { navigation.setViewControllers([page], animated: false); return }",
    "if case .root = style { return navigation.setViewControllers([page], animated: false) }",
    "switch style { case .root: navigation.setViewControllers([page], animated: false); return; default: break }",
  ])
  func theRestIsForTheOthers(branch: String) {
    expectGraph(
      """
      enum Style { case root, push }
      final class ShopCoordinator {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { show(ListController(coordinator: self), .root) }
        func showDetail() { show(DetailController(), .push) }
        private func show(_ page: UIViewController, _ style: Style) {
          \(branch)
          navigation.pushViewController(page, animated: true)
        }
      }
      final class ListController: UIViewController {
        let coordinator: ShopCoordinator
        init(coordinator: ShopCoordinator) { self.coordinator = coordinator }
        @IBAction func tapped() { coordinator.showDetail() }
      }
      final class DetailController: UIViewController {}
      """,
      """
      ShopCoordinator
      > start -root-> ListController
        showDetail -push-> DetailController
        ListController -showDetail-> showDetail
      """)
  }
}
