import Testing

/// Flows that are made with a screen: they present on it, or it is their first one.
@Suite struct PresentingScreenTests {
  @Test func aFlowMadeLaterPresentsOnTheScreenItIsGiven() {
    expectGraph(
      """
      final class ShelfCoordinator {
        let navigation = UINavigationController()
        func start() {
          let shelf = ShelfController()
          shelf.onSort = { [unowned self] in self.sort(above: shelf) }
          navigation.setViewControllers([shelf], animated: false)
        }
        private func sort(above shelf: ShelfController) { SortCoordinator(base: shelf).start() }
      }
      final class SortCoordinator {
        private let base: UIViewController
        init(base: UIViewController) { self.base = base }
        func start() { base.present(SortController(), animated: true) }
      }
      final class ShelfController: UIViewController {
        var onSort: (() -> Void)?
        @objc func sort() { onSort?() }
      }
      final class SortController: UIViewController {}
      """,
      """
      ShelfCoordinator
      > start -root-> ShelfController
        sort(shelf: ShelfController) -start-> [SortCoordinator]
        ShelfController -onSort-> sort
      SortCoordinator
      > start -present-> SortController
      """)
  }

  @Test func aFlowShowsWhatAScreenMadeAndTheRouterOnlyReceivesIt() {
    expectGraph(
      """
      final class Router {
        let navigation = UINavigationController()
        func push(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
      }
      final class ShelfCoordinator {
        let router = Router()
        func start() {
          let shelf = ShelfController()
          shelf.onFilter = { [unowned self] filter in self.show(filter) }
          router.push(shelf)
        }
        private func show(_ screen: UIViewController) { router.push(screen) }
      }
      final class ShelfController: UIViewController {
        var onFilter: ((UIViewController) -> Void)?
        @objc func filterTapped() { onFilter?(FilterController()) }
      }
      final class FilterController: UIViewController {}
      """,
      // The helper says less than the closure that calls it.
      """
      ShelfCoordinator
        onFilter -push-> FilterController
      > start -push-> ShelfController
        ShelfController -onFilter-> onFilter
      """)
  }

  @Test func aFlowMadeBesideItsFirstScreenIsShownWithIt() {
    expectGraph(
      """
      final class ShelfCoordinator {
        let navigation = UINavigationController()
        var child: SortCoordinator?
        func start() { navigation.setViewControllers([ShelfController(coordinator: self)], animated: false) }
        func sort() {
          let controller = SortController()
          let child = SortCoordinator(screen: controller)
          self.child = child
          navigation.pushViewController(controller, animated: true)
        }
      }
      final class SortCoordinator {
        private let screen: SortController
        init(screen: SortController) {
          self.screen = screen
          screen.onHelp = { [unowned self] in self.help() }
        }
        private func help() { screen.present(HelpController(), animated: true) }
      }
      final class ShelfController: UIViewController {
        let coordinator: ShelfCoordinator
        init(coordinator: ShelfCoordinator) { self.coordinator = coordinator }
        @objc func sort() { coordinator.sort() }
      }
      final class SortController: UIViewController {
        var onHelp: (() -> Void)?
        @objc func help() { onHelp?() }
      }
      final class HelpController: UIViewController {}
      """,
      """
      ShelfCoordinator
      > start -root-> ShelfController
        sort.SortCoordinator -push-> [SortCoordinator]
        sort.SortController -push-> SortController
        ShelfController -sort-> sort.SortController
        ShelfController -sort-> sort.SortCoordinator
      SortCoordinator
        help -present-> HelpController
        SortController -onHelp-> help
      """)
  }
}
