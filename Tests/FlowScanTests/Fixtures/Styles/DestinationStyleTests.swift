import Testing

/// A generic base of coordinators with enums of destinations, factories passed as delegates, and links as a parser of destinations.
@Suite struct DestinationStyleTests {
  private static let base = """
    class Coordinator<Destination> {
      let navigation = UINavigationController()
      var viewController: UIViewController { navigation }
      func start() {}
      func navigate(to destination: Destination) {}
    }
    """

  @Test func aLinkIsOneOfThoseWhoAskForADestination() {
    expectGraph(
      Self.base + """

        enum ShopDestination { case list, item(String), help }
        protocol LinkParser { func parse(_ url: URL) -> ShopDestination? }
        struct ItemParser: LinkParser {
          func parse(_ url: URL) -> ShopDestination? {
            guard url.scheme == "shop", url.pathComponents[1] == "items" else { return nil }
            return .item(url.pathComponents[2])
          }
        }
        struct FirstOf: LinkParser {
          let parsers: [LinkParser]
          func parse(_ url: URL) -> ShopDestination? { parsers.lazy.compactMap { $0.parse(url) }.first }
        }
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          let shop = ShopCoordinator(factory: Container())
          let parser: LinkParser = FirstOf(parsers: [ItemParser()])
          func applicationDidFinishLaunching(_ application: UIApplication) { shop.start() }
          func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
            guard let destination = parser.parse(url) else { return false }
            shop.navigate(to: destination)
            return true
          }
        }
        protocol ShopFactory: AnyObject {
          func makeList(_ delegate: ListDelegate) -> UIViewController
          func makeItem(_ id: String) -> UIViewController
          func makeHelp() -> HelpModel
        }
        final class Container: ShopFactory {
          func makeList(_ delegate: ListDelegate) -> UIViewController {
            let list = ListController()
            list.delegate = delegate
            return list
          }
          func makeItem(_ id: String) -> UIViewController { ItemController() }
          func makeHelp() -> HelpModel { HelpModel() }
        }
        final class HelpModel {}
        protocol ListDelegate: AnyObject { func listDidSelect(_ id: String); func listWantsHelp() }
        final class ShopCoordinator: Coordinator<ShopDestination>, ListDelegate {
          private weak var factory: ShopFactory?
          init(factory: ShopFactory) { self.factory = factory }
          override func start() { navigate(to: .list) }
          override func navigate(to destination: ShopDestination) {
            guard let screen = makeScreen(for: destination) else { return }
            switch destination {
            case .list: navigation.setViewControllers([screen], animated: false)
            default: navigation.pushViewController(screen, animated: true)
            }
          }
          private func makeScreen(for destination: ShopDestination) -> UIViewController? {
            switch destination {
            case .list: factory?.makeList(self)
            case .item(let id): factory?.makeItem(id)
            case .help: HelpController(model: factory?.makeHelp())
            }
          }
          func listDidSelect(_ id: String) { navigate(to: .item(id)) }
          func listWantsHelp() { navigate(to: .help) }
        }
        final class ListController: UIViewController {
          weak var delegate: ListDelegate?
          @objc func rowTapped() { delegate?.listDidSelect("1") }
          @objc func helpTapped() { delegate?.listWantsHelp() }
        }
        final class ItemController: UIViewController {}
        final class HelpController: UIViewController {
          init(model: HelpModel?) { super.init(nibName: nil, bundle: nil) }
        }
        """,
      """
      ShopCoordinator entry
      > list -root-> ListController
        help -push-> HelpController
        item(value: String) -push-> ItemController
        shop://items/:value -item-> item
        ListController -listWantsHelp-> help
        ListController -listDidSelect-> item
      """)
  }

  @Test func aParentThatCallsItsChildForALinkDoesSoForTheLink() {
    expectGraph(
      """
      enum Link {
        case account(Int), help
        init?(url: URL) {
          guard url.scheme == "bank" else { return nil }
          switch url.host {
          case "account":
            guard let id = Int(url.lastPathComponent) else { return nil }
            self = .account(id)
          case "help": self = .help
          default: return nil
          }
        }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let app = AppCoordinator()
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
          Link(url: url).map { self.app.open($0) }
          return true
        }
      }
      final class AppCoordinator {
        private let home = HomeCoordinator()
        let window = UIWindow()
        func start() {
          window.rootViewController = home.tabs
          home.start()
        }
        func open(_ link: Link) {
          switch (link, home.isReady) {
          case (.account(let id), true): home.openAccount(id)
          case (.help, true): home.startHelp()
          default: break
          }
        }
      }
      final class HomeCoordinator {
        let tabs = UITabBarController()
        var isReady = true
        private let navigation = UINavigationController()
        func start() {
          navigation.viewControllers = [AccountsController()]
          tabs.viewControllers = [navigation]
        }
        func openAccount(_ id: Int) { navigation.pushViewController(AccountController(id: id), animated: true) }
        func startHelp() { tabs.present(HelpController(), animated: true) }
      }
      final class AccountsController: UIViewController {}
      final class AccountController: UIViewController { init(id: Int) { super.init(nibName: nil, bundle: nil) } }
      final class HelpController: UIViewController {}
      """,
      """
      AppCoordinator entry
      > start -root-> [HomeCoordinator]
      HomeCoordinator
      > start -tab-> AccountsController
        openAccount(id: Int) -push-> AccountController
        startHelp -present-> HelpController
        bank://account/:value -account-> openAccount
        bank://help -help-> startHelp
      """)
  }

  @Test func childrenThatAContainerMakesForAFlowAreShownByThatFlow() {
    expectGraph(
      Self.base + """

        enum Tab { case news, me }
        final class Container {
          func makeTabs() -> TabsCoordinator { TabsCoordinator(news: NewsCoordinator(), me: MeCoordinator()) }
        }
        final class AppCoordinator {
          private let window: UIWindow
          private let container = Container()
          private var tabs: TabsCoordinator?
          init(window: UIWindow) { self.window = window }
          func start() {
            let tabs = container.makeTabs()
            self.tabs = tabs
            tabs.start()
            window.rootViewController = tabs.viewController
          }
        }
        final class TabsCoordinator: Coordinator<Tab> {
          private let tabs = UITabBarController()
          private let news: NewsCoordinator
          private let me: MeCoordinator
          override var viewController: UIViewController { tabs }
          init(news: NewsCoordinator, me: MeCoordinator) {
            self.news = news
            self.me = me
          }
          override func start() {
            news.start()
            me.start()
            tabs.setViewControllers([news.viewController, me.viewController], animated: false)
          }
        }
        final class NewsCoordinator: Coordinator<Void> {
          override func start() { navigation.viewControllers = [NewsController()] }
        }
        final class MeCoordinator: Coordinator<Void> {
          override func start() { navigation.viewControllers = [MeController()] }
        }
        final class NewsController: UIViewController {}
        final class MeController: UIViewController {}
        """,
      """
      AppCoordinator
      > start -root-> [TabsCoordinator]
      TabsCoordinator
      > start.MeCoordinator -tab-> [MeCoordinator]
      > start.NewsCoordinator -tab-> [NewsCoordinator]
      NewsCoordinator
      > start -root-> NewsController
      MeCoordinator
      > start -root-> MeController
      """)
  }
}
