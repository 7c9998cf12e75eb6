import Testing

/// View controllers that are flows by what they do, whatever they are called.
@Suite struct ContainerFlowTests {
  private let delegate = """
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
        window?.rootViewController = RootController()
        return true
      }
    }
    """

  private let shop = """
    final class ShopCoordinator: UIViewController {
      override func viewDidLoad() { show(CatalogController(), sender: nil) }
    }
    final class CatalogController: UIViewController {}
    """

  @Test func aRootThatShowsFlowsIsOne() {
    expectGraph(
      """
      \(delegate)
      \(shop)
      final class RootController: UIViewController {
        override func viewDidLoad() {
          if UserDefaults.standard.bool(forKey: "isDone") { showShop() } else { replace(by: IntroController(root: self)) }
        }
        func showShop() { replace(by: ShopCoordinator()) }
        private func replace(by child: UIViewController) {
          addChild(child)
          view.addSubview(child.view)
        }
      }
      final class IntroController: UIViewController {
        let root: RootController
        init(root: RootController) { self.root = root }
        @objc func finish() { root.showShop() }
      }
      """,
      """
      ShopCoordinator
      > viewDidLoad -push-> CatalogController
      RootController entry
      > viewDidLoad -embed-> IntroController
      > showShop -embed-> [ShopCoordinator]
        IntroController -showShop-> showShop
      """)
  }

  @Test func theTabsOfAllCasesAreThoseOfTheTabBarController() {
    expectGraph(
      """
      \(delegate)
      \(shop)
      final class RootController: UITabBarController {
        override func viewDidLoad() { viewControllers = Tab.allCases.map { $0.controller() } }
      }
      enum Tab: CaseIterable {
        case shop, news
        func controller() -> UIViewController {
          switch self {
          case .shop: return ShopCoordinator()
          case .news: return UINavigationController(rootViewController: NewsController())
          }
        }
      }
      final class NewsController: UIViewController {}
      """,
      """
      ShopCoordinator
      > viewDidLoad -push-> CatalogController
      RootController entry
      > news -tab-> NewsController
      > shop -tab-> [ShopCoordinator]
      """)
  }

  @Test func aNavigationControllerThatShowsItsOwnScreensIsOne() {
    expectGraph(
      """
      \(delegate)
      final class RootController: UIViewController {
        override func viewDidLoad() { addChild(ShopCoordinator()) }
      }
      final class ShopCoordinator: UIViewController {
        @objc func pay() { present(PaymentController(), animated: true) }
      }
      final class PaymentController: UINavigationController {
        init() {
          let cards = CardsController()
          super.init(rootViewController: cards)
          cards.onPick = { [weak self] in self?.pushViewController(ReceiptController(), animated: true) }
        }
      }
      final class CardsController: UIViewController {
        var onPick: (() -> Void)?
        @objc func pick() { onPick?() }
      }
      final class ReceiptController: UIViewController {}
      """,
      """
      RootController entry
      > viewDidLoad -embed-> [ShopCoordinator]
      ShopCoordinator
        pay -present-> [PaymentController]
        [ShopCoordinator] -pay-> pay
      PaymentController
      > start -root-> CardsController
        onPick -push-> ReceiptController
        CardsController -onPick-> onPick
      """)
  }

  @Test func aNavigationControllerThatPassesOnWhatOthersShowIsNone() {
    expectGraph(
      """
      final class ShopCoordinator {
        let navigation = LargeTitleController()
        func start() { navigation.pushViewController(CatalogController(), animated: true) }
        func help() { navigation.present(LargeTitleController(rootViewController: HelpController()), animated: true) }
      }
      final class LargeTitleController: UINavigationController {
        override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
        override func pushViewController(_ controller: UIViewController, animated: Bool) {
          super.pushViewController(controller, animated: animated)
        }
      }
      final class CatalogController: UIViewController {}
      final class HelpController: UIViewController {}
      """,
      """
      ShopCoordinator
      > start -push-> CatalogController
        help -present-> HelpController
      """)
  }

  @Test func anAppWithoutFlowsHasNone() {
    expectGraph(
      """
      \(delegate)
      final class RootController: UINavigationController {
        override func viewDidLoad() { viewControllers = [NewsController()] }
        func story() { pushViewController(StoryController(), animated: true) }
      }
      final class NewsController: UIViewController {
        @objc func open() { (navigationController as? RootController)?.story() }
      }
      final class StoryController: UIViewController {}
      """,
      "")
  }

  @Test func aTabBarControllerThatIsOnlyToldWhatToCountIsNone() {
    expectGraph(
      """
      \(delegate)
      final class RootController: UITabBarController {
        override func viewDidLoad() {
          let inbox = InboxController()
          inbox.onRead = { [weak self] in self?.tabBar.items?[0].badgeValue = nil }
          viewControllers = [inbox, SettingsController()]
        }
      }
      final class InboxController: UIViewController {
        var onRead: (() -> Void)?
        @objc func read() { onRead?() }
      }
      final class SettingsController: UIViewController {}
      """,
      "")
  }

  @Test func aViewControllerNamedAfterAFlowIsOneIfItHoldsNone() {
    expectGraph(
      """
      final class LoginFlowViewController: UIViewController {
        let stack = UINavigationController()
        func begin() { stack.setViewControllers([EmailController()], animated: false) }
        func sent() { stack.pushViewController(CodeController(), animated: true) }
      }
      final class ShopCoordinator {
        let navigation = UINavigationController()
        func start() { navigation.setViewControllers([ShopCoordinatorViewController(coordinator: self)], animated: false) }
        func help() { navigation.pushViewController(HelpController(), animated: true) }
      }
      final class ShopCoordinatorViewController: UIViewController {
        let coordinator: ShopCoordinator
        init(coordinator: ShopCoordinator) { self.coordinator = coordinator }
        @objc func help() { coordinator.help() }
        @objc func alert() { present(UIAlertController(), animated: true) }
      }
      final class EmailController: UIViewController {}
      final class CodeController: UIViewController {}
      final class HelpController: UIViewController {}
      """,
      """
      LoginFlowViewController
      > begin -root-> EmailController
        sent -push-> CodeController
      ShopCoordinator
      > start -root-> ShopCoordinatorViewController
        help -push-> HelpController
        ShopCoordinatorViewController -help-> help
      """)
  }

  @Test func aTabBarControllerIsAFlowWhoseTabsAreTheContainersOfFlows() {
    expectGraph(
      """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let window = UIWindow()
          window.rootViewController = MainTabBarController()
          return true
        }
      }
      class MainTabBarController: UITabBarController {
        let hikes = HikesCoordinator(navigationController: UINavigationController())
        let map = MapCoordinator(navigationController: UINavigationController())
        override func viewDidLoad() {
          super.viewDidLoad()
          hikes.start()
          map.start()
          viewControllers = [hikes.navigationController, map.navigationController]
        }
      }
      final class HikesCoordinator {
        var navigationController: UINavigationController
        init(navigationController: UINavigationController) { self.navigationController = navigationController }
        func start() {
          let list = HikeList()
          list.onPlan = { [weak self] in self?.plan() }
          navigationController.pushViewController(list, animated: false)
        }
        func plan() {
          let planner = PlanCoordinator(navigationController: navigationController)
          planner.start()
        }
      }
      final class MapCoordinator {
        var navigationController: UINavigationController
        init(navigationController: UINavigationController) { self.navigationController = navigationController }
        func start() { navigationController.pushViewController(Map(), animated: false) }
      }
      final class HikeList: UIViewController {
        var onPlan: (() -> Void)?
        @IBAction func plan() { onPlan?() }
      }
      final class PlanCoordinator {
        let navigationController: UINavigationController
        init(navigationController: UINavigationController) { self.navigationController = navigationController }
        func start() { navigationController.present(PlanController(), animated: true) }
      }
      final class PlanController: UIViewController {}
      final class Map: UIViewController {}
      """,
      """
      MainTabBarController entry
      > viewDidLoad.HikesCoordinator -tab-> [HikesCoordinator]
      > viewDidLoad.MapCoordinator -tab-> [MapCoordinator]
      HikesCoordinator
      > start -push-> HikeList
        plan -start-> [PlanCoordinator]
        HikeList -onPlan-> plan
      MapCoordinator
      > start -push-> Map
      PlanCoordinator
      > start -present-> PlanController
      """)
  }

  @Test func aNavigationControllerBeginsInItsConvenienceInitializer() {
    expectGraph(
      """
      final class FormViewController: UIViewController {
        weak var delegate: FormDelegate?
        @IBAction func next() { delegate?.next() }
      }
      protocol FormDelegate: AnyObject { func next() }
      final class CodeViewController: UIViewController {}
      final class WelcomeViewController: UIViewController {
        var onSignIn: (() -> Void)?
        @IBAction func signIn() { onSignIn?() }
      }
      final class SignInNavigationController: UINavigationController, FormDelegate {
        convenience init(name: String) {
          let form = FormViewController()
          self.init(rootViewController: form)
          form.delegate = self
        }
        func next() { pushViewController(CodeViewController(), animated: true) }
      }
      final class StartCoordinator {
        let navigation = UINavigationController()
        func start() {
          let welcome = WelcomeViewController()
          welcome.onSignIn = { self.navigation.present(SignInNavigationController(name: ""), animated: true) }
          navigation.viewControllers = [welcome]
        }
      }
      """,
      """
      SignInNavigationController
      > start(name: String) -root-> FormViewController
        next -push-> CodeViewController
        FormViewController -next-> next
      StartCoordinator
        onSignIn -present-> [SignInNavigationController]
      > start -root-> WelcomeViewController
        WelcomeViewController -onSignIn-> onSignIn
      """)
  }

  @Test func aTabBarControllerWithScreensOfItsOwnIsAFlow() {
    expectGraph(
      """
      final class AppCoordinator {
        private let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() { window.rootViewController = HomeTabBarController() }
      }
      final class HomeTabBarController: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = [
            tab(UIHostingController(rootView: DashboardView()), "Home"),
            tab(VisitsViewController(), "Visits"),
          ]
        }
        private func tab(_ root: UIViewController, _ title: String) -> UINavigationController {
          let navigation = UINavigationController(rootViewController: root)
          navigation.tabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil)
          return navigation
        }
      }
      struct DashboardView: View { var body: some View { Text("Home") } }
      final class VisitsViewController: UITableViewController {}
      """,
      """
      AppCoordinator
      > start -root-> [HomeTabBarController]
      HomeTabBarController
      > viewDidLoad.DashboardView -tab-> DashboardView
      > viewDidLoad.VisitsViewController -tab-> VisitsViewController
      """)
  }

  @Test func aNavigationControllerThatListensToItsScreensIsOne() {
    expectGraph(
      """
      \(delegate)
      final class RootController: UINavigationController {
        override func viewDidLoad() {
          let news = NewsController()
          news.onOpen = { [weak self] in self?.pushViewController(StoryController(), animated: true) }
          viewControllers = [news]
        }
      }
      final class NewsController: UIViewController {
        var onOpen: (() -> Void)?
        @objc func open() { onOpen?() }
      }
      final class StoryController: UIViewController {}
      """,
      """
      RootController entry
        onOpen -push-> StoryController
      > viewDidLoad -root-> NewsController
        NewsController -onOpen-> onOpen
      """)
  }

  @Test func viewControllersAroundContainersOfTheirOwnAreFlows() {
    expectGraph(
      """
      \(delegate)
      final class RootController: UIViewController {
        private var current: UIViewController?
        override func viewDidLoad() { orders() }
        private func orders() {
          let host = OrdersHost()
          host.signOut = { [weak self] in self?.signIn() }
          swap(to: host)
        }
        private func signIn() { swap(to: SignInController()) }
        private func swap(to next: UIViewController) {
          current?.removeFromParent()
          addChild(next)
          current = next
        }
      }
      final class SignInController: UIViewController {}
      final class OrdersHost: UIViewController {
        var signOut: (() -> Void)?
        private let nav = UINavigationController()
        override func viewDidLoad() {
          addChild(nav)
          let list = OrdersController()
          list.onOpen = { [weak self] in self?.open() }
          list.onLeave = { [weak self] in self?.signOut?() }
          nav.setViewControllers([list], animated: false)
        }
        private func open() {
          let order = OrderController()
          order.onReturn = { [weak self] in self?.giveBack() }
          nav.pushViewController(order, animated: true)
        }
        private func giveBack() {
          let journey = ReturnJourney()
          journey.finished = { [weak self] in self?.dismiss(animated: true) }
          present(journey.controller, animated: true)
        }
      }
      final class ReturnJourney {
        var finished: (() -> Void)?
        var controller: UIViewController { navigation }
        private lazy var navigation = UINavigationController(rootViewController: reasons())
        private func reasons() -> UIViewController {
          let reasons = ReasonController()
          reasons.onPick = { [unowned self] in navigation.pushViewController(thanks(), animated: true) }
          return reasons
        }
        private func thanks() -> UIViewController {
          let thanks = ThanksController()
          thanks.onClose = { [unowned self] in finished?() }
          return thanks
        }
      }
      final class OrdersController: UIViewController {
        var onOpen: (() -> Void)?
        var onLeave: (() -> Void)?
        @objc func open() { onOpen?() }
        @objc func leave() { onLeave?() }
      }
      final class OrderController: UIViewController {
        var onReturn: (() -> Void)?
        @objc func back() { onReturn?() }
      }
      final class ReasonController: UIViewController {
        var onPick: (() -> Void)?
        @objc func pick() { onPick?() }
      }
      final class ThanksController: UIViewController {
        var onClose: (() -> Void)?
        @objc func close() { onClose?() }
      }
      """,
      """
      RootController entry
      > orders -embed-> [OrdersHost]
        signIn -embed-> SignInController
        [OrdersHost] -signOut-> signIn
      OrdersHost
      > viewDidLoad -root-> OrdersController
        open -push-> OrderController
        giveBack -present-> [ReturnJourney]
        [ReturnJourney] -finished-> <
        OrderController -onReturn-> giveBack
        OrdersController -onLeave-> !signOut
        OrdersController -onOpen-> open
      ReturnJourney
      > reasons -root-> ReasonController
        onPick -push-> ThanksController
        ReasonController -onPick-> onPick
        ThanksController -onClose-> !finished
      """)
  }

  /// Pages that only show one thing after the other, as in a gallery, make no flow.
  @Test(arguments: [("welcome.onNext = { [weak self] in self?.go(to: 1) }", true), ("", false)])
  func aPageControllerThatItsPagesTellToGoOnIsAFlow(_ listening: String, isFlow: Bool) {
    expectGraph(
      """
      import UIKit
      final class AppCoordinator {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() { window.rootViewController = TourPages() }
      }
      final class TourPages: UIPageViewController {
        private let welcome = WelcomeController()
        private let features = FeaturesController()
        private var pages: [UIViewController] { [welcome, features] }
        override func viewDidLoad() {
          super.viewDidLoad()
          \(listening)
          go(to: 0)
        }
        private func go(to index: Int) { setViewControllers([pages[index]], direction: .forward, animated: true) }
      }
      final class WelcomeController: UIViewController {
        var onNext: (() -> Void)?
        @objc func nextTapped() { onNext?() }
      }
      final class FeaturesController: UIViewController {}
      """,
      isFlow
        ? """
        AppCoordinator
        > start -root-> [TourPages]
        TourPages
        > go.WelcomeController(index: Int) -root-> WelcomeController
        > go.FeaturesController(index: Int) -root-> FeaturesController
          WelcomeController -onNext-> go.FeaturesController
          WelcomeController -onNext-> go.WelcomeController
        """
        : """
        AppCoordinator
        > start -root-> TourPages
        """)
  }
}
