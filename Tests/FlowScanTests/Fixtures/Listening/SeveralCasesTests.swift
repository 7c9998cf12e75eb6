import Testing

/// `case .a, .b:` is asked for by both.
@Suite struct SeveralCasesTests {
  @Test func bothCasesAreTriggers() {
    expectGraph(
      """
      final class AppCoordinator {
        let navigation = UINavigationController()
        func start() {
          let home = HomeController()
          home.onAction = { [weak self] action in self?.handle(action) }
          navigation.pushViewController(home, animated: false)
        }
        private func handle(_ action: HomeController.Action) {
          switch action {
          case .sell, .buy: navigation.pushViewController(TradeController(), animated: true)
          case .help: break
          }
        }
      }
      final class HomeController: UIViewController {
        enum Action { case buy, sell, help }
        var onAction: ((Action) -> Void)?
      }
      final class TradeController: UIViewController {}
      """,
      """
      AppCoordinator
      > start -push-> HomeController
        buy -push-> TradeController
        HomeController -buy,sell-> buy
      """)
  }
}
