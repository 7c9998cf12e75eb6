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

  @Test func aScreenAsksForAllCasesOfItsListAlsoIfAnotherOneMakesOneOfThem() {
    expectGraph(
      """
      enum Habitat: Int, CaseIterable { case pond, wood }

      final class NatureCoordinator {
        private let split = UISplitViewController(style: .doubleColumn)
        func start() {
          let menu = MenuController()
          menu.onSelect = { [weak self] habitat in self?.select(habitat) }
          split.setViewController(menu, for: .primary)
        }
        private func select(_ habitat: Habitat) {
          switch habitat {
          case .pond: split.setViewController(PondController(), for: .secondary)
          case .wood:
            let wood = WoodController()
            wood.onPond = { [weak self] in self?.select(.pond) }
            split.setViewController(wood, for: .secondary)
          }
        }
      }
      final class MenuController: UITableViewController {
        var onSelect: ((Habitat) -> Void)?
        private let habitats = Habitat.allCases
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          onSelect?(habitats[indexPath.row])
        }
      }
      final class PondController: UIViewController {}
      final class WoodController: UIViewController { var onPond: (() -> Void)?; @objc func pond() { onPond?() } }
      """,
      """
      NatureCoordinator
      > start -embed-> MenuController
        pond -embed-> PondController
        wood -embed-> WoodController
        MenuController -onSelect-> pond
        MenuController -onSelect-> wood
        WoodController -onPond-> pond
      """)
  }
}
