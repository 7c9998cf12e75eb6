import Testing

/// `case .a, .b:` is requested by both.
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

  @Test func aGuardedCaseRulesOutTheOthers() {
    expectGraph(
      """
      enum TollEvent { case paid, refused }

      final class TollCoordinator {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let booth = BoothController()
          booth.onPaid = { [weak self] in self?.hear(.paid) }
          booth.onRefused = { [weak self] in self?.hear(.refused) }
          navigation.pushViewController(booth, animated: false)
        }
        private func hear(_ event: TollEvent) {
          guard case .paid = event else { return }
          navigation.pushViewController(BridgeController(), animated: true)
        }
      }
      final class BoothController: UIViewController {
        var onPaid: (() -> Void)?
        var onRefused: (() -> Void)?
      }
      final class BridgeController: UIViewController {}
      """,
      """
      TollCoordinator
      > start -push-> BoothController
        paid -push-> BridgeController
        BoothController -onPaid-> paid
      """)
  }
}
