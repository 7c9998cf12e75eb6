import Testing

/// What cannot lead to a screen is not followed, and what can is, however deep it lies.
@Suite struct ReachTests {
  /// Presenters that call each other in circles, each in four ways: without memory there are 4 to the power of their number.
  private func presenters(_ count: Int) -> String {
    (0..<count).map { number in
      let calls = (0..<4).map { "next.work(Request(number: \($0)))" }.joined(separator: "; ")
      return """
        final class Presenter\(number) {
          let next = Presenter\((number + 1) % count)()
          let window: UIWindow
          func work(_ request: Request) {
            \(calls)
            window.rootViewController?.present(UIAlertController(), animated: true)
          }
        }
        """
    }.joined(separator: "\n")
  }

  @Test func helpersOfCodeThatNobodyCallsKnowTheirArguments() {
    expectGraph(
      """
      enum Page { case feed, profile }
      final class AppCoordinator {
        func start() { showTabs() }
        private func showTabs() { TabCoordinator().start() }
      }
      final class TabCoordinator {
        let tabs = UITabBarController()
        private func controller(for page: Page) -> UINavigationController {
          let navigation = UINavigationController()
          switch page {
          case .feed: navigation.pushViewController(FeedController(), animated: false)
          case .profile: navigation.pushViewController(ProfileController(), animated: false)
          }
          return navigation
        }
        func start() {
          tabs.setViewControllers([controller(for: .feed), controller(for: .profile)], animated: true)
        }
      }
      final class FeedController: UIViewController {}
      final class ProfileController: UIViewController {}
      """,
      """
      AppCoordinator
      > showTabs -start-> [TabCoordinator]
      TabCoordinator
      > feed -tab-> FeedController
      > profile -tab-> ProfileController
      """)
  }

  @Test func aClosureAtTheTopLevelIsNoMember() {
    expectGraph(
      """
      let finish: () -> Void = {}
      final class AppCoordinator {
        let navigation = UINavigationController()
        let tracker: Tracker
        func start() {
          navigation.pushViewController(HomeController(), animated: true)
          tracker.finish()
        }
      }
      final class Tracker { func finish() {} }
      final class HomeController: UIViewController {}
      """,
      """
      AppCoordinator
      > start -push-> HomeController
      """)
  }

  @Test func circlesOfPresentersDoNotUseUpAnEntry() {
    expectGraph(
      """
      struct Request { let number: Int }
      \(presenters(12))
      final class AppCoordinator {
        let navigation = UINavigationController()
        let presenter = Presenter0()
        func start() {
          presenter.work(Request(number: 1))
          navigation.pushViewController(HomeController(), animated: true)
        }
      }
      final class HomeController: UIViewController {}
      """,
      """
      AppCoordinator
      > start.UIAlertController -system-> (UIAlertController)
      > start.HomeController -push-> HomeController
      """)
  }

  @Test func aClosureComesBackThroughCodeThatKnowsNothing() {
    expectGraph(
      """
      final class Queue {
        private var waiting: [() -> Void] = []
        func later(_ work: @escaping () -> Void) { run(work) }
        private func run(_ work: () -> Void) { work() }
      }
      final class AppCoordinator {
        let navigation = UINavigationController()
        let queue = Queue()
        func start() { queue.later { self.showHome() } }
        func showHome() { navigation.pushViewController(HomeController(), animated: true) }
      }
      final class HomeController: UIViewController {}
      """,
      """
      AppCoordinator
      > showHome -push-> HomeController
      """)
  }

  @Test func methodsThatCallEachOtherAreToldWhole() {
    expectGraph(
      """
      final class AppCoordinator {
        let navigation = UINavigationController()
        func start() { showHome() }
        func showHome() {
          let home = HomeController()
          home.onList = { [weak self] in self?.showList() }
          navigation.pushViewController(home, animated: true)
        }
        func showList() {
          let list = ListController()
          list.onHome = { [weak self] in self?.showHome() }
          list.onAgain = { [weak self] in self?.showList() }
          navigation.pushViewController(list, animated: true)
        }
      }
      final class HomeController: UIViewController { var onList: (() -> Void)? }
      final class ListController: UIViewController {
        var onHome: (() -> Void)?
        var onAgain: (() -> Void)?
      }
      """,
      """
      AppCoordinator
      > showHome -push-> HomeController
        showList -push-> ListController
        HomeController -onList-> showList
        ListController -onHome-> showHome
        ListController -onAgain-> showList
      """)
  }

  @Test func whatLedNowhereForOneFlowMayLeadSomewhereForAnother() {
    expectGraph(
      """
      final class Session {
        var onEnd: (() -> Void)?
        func end() { onEnd?() }
      }
      final class FirstCoordinator {
        let navigation = UINavigationController()
        let session = Session()
        func start() {
          session.end()
          navigation.pushViewController(FirstController(), animated: true)
        }
      }
      final class SecondCoordinator {
        let navigation = UINavigationController()
        let session = Session()
        func start() {
          session.onEnd = { self.navigation.pushViewController(SecondController(), animated: true) }
          session.end()
        }
      }
      final class FirstController: UIViewController {}
      final class SecondController: UIViewController {}
      """,
      // Nobody but the flow itself calls the closure, so the screen does not ask for itself.
      """
      FirstCoordinator
      > start -push-> FirstController
      SecondCoordinator
      > start -push-> SecondController
      """)
  }

  @Test func codeThatIsHandedOnIsKeptUnderAnyName() {
    expectGraph(
      """
      final class Button {
        private let action: () -> Void
        init(_ block: @escaping () -> Void) { action = block }
        func tap() { action() }
      }
      struct Row { let title: String; let onSelect: () -> Void }
      final class AppCoordinator {
        let navigation = UINavigationController()
        func start() {
          Button { self.navigation.pushViewController(HomeController(), animated: true) }.tap()
          let row = Row(title: "Help", onSelect: { self.navigation.pushViewController(HelpController(), animated: true) })
          row.onSelect()
        }
      }
      final class HomeController: UIViewController {}
      final class HelpController: UIViewController {}
      """,
      """
      AppCoordinator
      > start.HomeController -push-> HomeController
      > start.HelpController -push-> HelpController
      """)
  }

  @Test func aPropertyThatOnlyHandsOnANavigatorIsFollowed() {
    expectGraph(
      """
      protocol Navigator: AnyObject { func show(_ page: Page) }
      protocol StackNavigator: Navigator { func push(_ screen: UIViewController) }
      extension UINavigationController: StackNavigator {
        func push(_ screen: UIViewController) { pushViewController(screen, animated: true) }
        func show(_ page: Page) { present(page.screen(), animated: true) }
      }
      final class Page { func screen() -> UIViewController { TermsController() } }
      protocol HasNavigator { var navigator: Navigator? { get } }
      protocol HasStackNavigator: HasNavigator { var stackNavigator: StackNavigator? { get } }
      extension HasStackNavigator { var navigator: Navigator? { stackNavigator } }
      protocol Coordinator { func show(_ page: Page) }
      extension Coordinator where Self: HasNavigator { func show(_ page: Page) { navigator?.show(page) } }
      final class SignInCoordinator: Coordinator, HasStackNavigator {
        private(set) weak var stackNavigator: StackNavigator?
        init(stackNavigator: StackNavigator) { self.stackNavigator = stackNavigator }
        func start() { stackNavigator?.push(SignInController()) }
        func terms() { show(Page()) }
      }
      final class SignInController: UIViewController {}
      final class TermsController: UIViewController {}
      """,
      """
      SignInCoordinator
        show(page: Page) -present-> TermsController
      > start -push-> SignInController
      """)
  }

  @Test func whatIsShownForACaseThatNobodyMakesIsARouteThatNobodyAsksFor() {
    expectGraph(
      """
      enum Route { case list, detail(Int), help, archive }
      enum Style { case push, modal }
      final class ShopCoordinator {
        private let navigation = UINavigationController()
        func start() { navigate(to: .list) }
        func navigate(to route: Route) {
          switch route {
          case .list:
            let list = ListController()
            list.coordinator = self
            navigation.setViewControllers([list], animated: false)
          case .detail(let id): show(DetailController(id: id), by: .push)
          case .help: navigation.pushViewController(HelpController(), animated: true)
          case .archive: break
          }
        }
        private func show(_ page: UIViewController, by style: Style) {
          switch style {
          case .push: navigation.pushViewController(page, animated: true)
          case .modal: navigation.present(page, animated: true)
          }
        }
      }
      final class ListController: UIViewController {
        weak var coordinator: ShopCoordinator?
        func select() { coordinator?.navigate(to: .detail(1)) }
      }
      final class DetailController: UIViewController { init(id: Int) { super.init(nibName: nil, bundle: nil) } }
      final class HelpController: UIViewController {}
      """,
      """
      ShopCoordinator
      > list -root-> ListController
        detail(value: Int) -push-> DetailController
        help -push-> HelpController
        ListController -detail-> detail
      """)
  }

  @Test func theValueOfAResultIsShown() {
    expectGraph(
      """
      final class ShopCoordinator {
        let navigation = UINavigationController()
        func make() -> Result<UIViewController, Error> { .success(ListController()) }
        func start() throws { navigation.pushViewController(try make().get(), animated: true) }
      }
      final class ListController: UIViewController {}
      """,
      """
      ShopCoordinator
      > start -push-> ListController
      """)
  }
}
