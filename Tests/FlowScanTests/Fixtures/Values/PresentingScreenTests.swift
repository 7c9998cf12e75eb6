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
