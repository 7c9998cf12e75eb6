import Testing

/// Code that reads the screens of a container, changes the list and sets it again.
@Suite struct ChangedStackTests {
  @Test(arguments: [
    "navigation.setViewControllers(navigation.viewControllers + [page], animated: true)",
    "navigation.viewControllers = navigation.viewControllers.dropLast() + [page]",
    """
    var pages = navigation.viewControllers
    pages.append(page)
    navigation.setViewControllers(pages, animated: true)
    """,
    "navigation.setViewControllers([navigation.viewControllers[0], page], animated: true)",
    "navigation.viewControllers += [page]",
    "navigation.viewControllers.append(page)",
    """
    var pages = navigation.viewControllers
    pages += [page]
    navigation.setViewControllers(pages, animated: true)
    """,
  ])
  func onlyWhatIsAddedIsShown(_ change: String) {
    expectGraph(
      """
      final class ListController: UIViewController { var onOpen: (() -> Void)? }
      final class DetailController: UIViewController {}
      final class ShopCoordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListController()
          list.onOpen = { [weak self] in self?.open() }
          navigation.viewControllers = [list]
        }
        func open() {
          let page = DetailController()
          \(change)
        }
      }
      """,
      """
      ShopCoordinator
      > start -root-> ListController
        open -push-> DetailController
        ListController -onOpen-> open
      """)
  }

  @Test func removingScreensShowsNoneAndGoesBack() {
    expectGraph(
      """
      final class ListController: UIViewController {}
      final class DetailController: UIViewController { var onClose: (() -> Void)? }
      final class ShopCoordinator {
        let navigation = UINavigationController()
        func start() { navigation.viewControllers = [ListController()] }
        func open() {
          let page = DetailController()
          page.onClose = { [weak self] in self?.removeDetails() }
          navigation.pushViewController(page, animated: true)
        }
        private func removeDetails() {
          navigation.viewControllers = navigation.viewControllers.filter { !($0 is DetailController) }
        }
      }
      """,
      """
      ShopCoordinator
      > start -root-> ListController
        open -push-> DetailController
        DetailController -onClose-> <
      """)
  }

  @Test func whatComesBeforeTheRestIsTheNewRoot() {
    expectGraph(
      """
      final class ListController: UIViewController { var onOpen: (() -> Void)? }
      final class HomeController: UIViewController {}
      final class ShopCoordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListController()
          list.onOpen = { [weak self] in self?.putHomeBelow() }
          navigation.viewControllers = [list]
        }
        private func putHomeBelow() { navigation.viewControllers = [HomeController()] + navigation.viewControllers }
      }
      """,
      """
      ShopCoordinator
      > start -root-> ListController
        putHomeBelow -root-> HomeController
        ListController -onOpen-> putHomeBelow
      """)
  }

  @Test func theDelegateOfAContainerIsNotInIt() {
    expectGraph(
      """
      final class BasketController: UIViewController {}
      final class MainCoordinator: NSObject, UIAdaptivePresentationControllerDelegate {
        private let navigation: UINavigationController
        private lazy var basket = BasketController()
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { showBasket() }
        func showBasket() {
          let sheet = UINavigationController(rootViewController: basket)
          sheet.presentationController?.delegate = self
          navigation.present(sheet, animated: true)
        }
      }
      final class AppCoordinator {
        private let navigation = UINavigationController()
        func start() { MainCoordinator(navigation: navigation).start() }
      }
      """,
      """
      MainCoordinator
      > showBasket -present-> BasketController
      AppCoordinator
      > start -start-> [MainCoordinator]
      """)
  }
}
