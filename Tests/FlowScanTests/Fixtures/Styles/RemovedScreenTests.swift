import Testing

/// Code that a flow hands to its router together with a screen, for when the user goes back from it.
@Suite struct RemovedScreenTests {
  @Test(
    arguments: ["removals[page]", "removals.removeValue(forKey: page)"],
    ["{ [weak self] in self?.onEnd?(false) }", "end", "self.end"])
  func aScreenAsksForWhatItsRouterKeepsForItsRemoval(removal: String, code: String) {
    expectGraph(
      Self.router(calling: removal) + """
        final class LoanCoordinator {
          private let router: Router
          var onEnd: ((Bool) -> Void)?
          init(router: Router) { self.router = router }
          func start() {
            let shelf = ShelfController()
            shelf.onBook = { [weak self] in self?.showBook() }
            router.push(shelf, onPop: \(code))
          }
          private func end() { onEnd?(false) }
          private func showBook() { router.push(BookController()) }
        }
        final class DeskCoordinator {
          private let router = Router(navigation: UINavigationController())
          func start() {
            let desk = DeskController()
            desk.onLoan = { [weak self] in self?.showLoan() }
            router.push(desk)
          }
          private func showLoan() {
            let loan = LoanCoordinator(router: router)
            loan.onEnd = { [weak self] _ in self?.router.popToRoot() }
            loan.start()
          }
        }
        final class DeskController: UIViewController {
          var onLoan: (() -> Void)?
          @objc func loanTapped() { onLoan?() }
        }
        final class ShelfController: UIViewController {
          var onBook: (() -> Void)?
          @objc func bookTapped() { onBook?() }
        }
        final class BookController: UIViewController {}
        """,
      """
      LoanCoordinator
      > start -push-> ShelfController
        showBook -push-> BookController
        ShelfController -onPop-> !onEnd
        ShelfController -onBook-> showBook
      DeskCoordinator
      > start -push-> DeskController
        showLoan -start-> [LoanCoordinator]
        [LoanCoordinator] -onEnd-> <
        DeskController -onLoan-> showLoan
      """)
  }

  private static func router(calling removal: String) -> String {
    """
    final class Router: NSObject, UINavigationControllerDelegate {
      private let navigation: UINavigationController
      private var removals: [UIViewController: () -> Void] = [:]
      init(navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        navigation.delegate = self
      }
      func push(_ page: UIViewController, onPop: (() -> Void)? = nil) {
        removals[page] = onPop
        navigation.pushViewController(page, animated: true)
      }
      func popToRoot() { navigation.popToRootViewController(animated: true)?.forEach(remove) }
      func navigationController(
        _ navigationController: UINavigationController, didShow page: UIViewController, animated: Bool
      ) {
        guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from) else { return }
        remove(from)
      }
      func dismiss() {
        guard let page = navigation.presentedViewController else { return }
        navigation.dismiss(animated: true) { [weak self] in self?.removals[page] = nil }
      }
      private func remove(_ page: UIViewController) { \(removal)?() }
    }

    """
  }
}
