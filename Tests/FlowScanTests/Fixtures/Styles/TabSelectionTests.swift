import Testing

/// Code that brings a tab to the front.
@Suite struct TabSelectionTests {
  @Test(arguments: [
    """
    TodayView(onPlans: { coordinator.tab = .plans }).tag(AppCoordinator.Tab.today)
    NavigationStack { PlansView(onProfile: coordinator.showProfile) }.tag(AppCoordinator.Tab.plans)
    ProfileView().tag(AppCoordinator.Tab.profile)
    """,
    """
    Tab("Today", value: AppCoordinator.Tab.today) { TodayView(onPlans: { coordinator.tab = .plans }) }
    Tab("Plans", value: .plans) { NavigationStack { PlansView(onProfile: coordinator.showProfile) } }
    Tab("Profile", value: AppCoordinator.Tab.profile) { ProfileView() }
    """,
  ])
  func theCaseThatTheSelectionIsBoundTo(_ tabs: String) {
    expectGraph(
      """
      final class AppCoordinator: ObservableObject {
        enum Tab: Hashable { case today, plans, profile }
        @Published var tab: Tab = .today
        func showProfile() { tab = .profile }
        func handle(_ url: URL) {
          guard url.scheme == "fit" else { return }
          switch url.host {
          case "plans": tab = .plans
          default: break
          }
        }
      }
      @main struct FitApp: App {
        @StateObject private var app = AppCoordinator()
        var body: some Scene {
          WindowGroup { AppCoordinatorView(coordinator: app).onOpenURL { app.handle($0) } }
        }
      }
      struct AppCoordinatorView: View {
        @ObservedObject var coordinator: AppCoordinator
        var body: some View {
          TabView(selection: $coordinator.tab) {
            \(tabs)
          }
        }
      }
      struct TodayView: View {
        let onPlans: () -> Void
        var body: some View { Button("Plans", action: onPlans) }
      }
      struct PlansView: View {
        let onProfile: () -> Void
        var body: some View { Button("Profile", action: onProfile) }
      }
      struct ProfileView: View { var body: some View { Text("Profile") } }
      """,
      """
      AppCoordinator entry
      > start.TodayView -tab-> TodayView
      > start.PlansView -tab-> PlansView
      > start.ProfileView -tab-> ProfileView
        fit://plans --> start.PlansView
        PlansView -onProfile-> start.ProfileView
        TodayView -onPlans-> start.PlansView
      """)
  }

  @Test(arguments: [("0", "1"), ("\"today\"", "\"plans\"")])
  func theNumberOrTextThatTheSelectionIsBoundTo(today: String, plans: String) {
    expectGraph(
      """
      final class AppCoordinator: ObservableObject {
        @Published var tab = \(today)
        func showPlans() { tab = \(plans) }
      }
      struct AppCoordinatorView: View {
        @StateObject var coordinator = AppCoordinator()
        var body: some View {
          TabView(selection: $coordinator.tab) {
            TodayView(onPlans: coordinator.showPlans).tabItem { Label("Today", systemImage: "sun.max") }.tag(\(today))
            PlansView().tag(\(plans))
          }
        }
      }
      struct TodayView: View {
        let onPlans: () -> Void
        var body: some View { Button("Plans", action: onPlans) }
      }
      struct PlansView: View { var body: some View { Text("Plans") } }
      @main struct FitApp: App { var body: some Scene { WindowGroup { AppCoordinatorView() } } }
      """,
      """
      AppCoordinator entry
      > start.TodayView -tab-> TodayView
      > start.PlansView -tab-> PlansView
        TodayView -onPlans-> start.PlansView
      """)
  }

  @Test func theNumberOfATab() {
    expectGraph(
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let main = MainCoordinator(window: UIWindow())
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          main.start()
        }
      }
      final class MainCoordinator: FeedDelegate {
        enum Section: Int { case feed, shop, profile }
        private let tabs = UITabBarController()
        private let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() {
          let feed = FeedController()
          feed.delegate = self
          let shop = ShopController()
          shop.onLogin = { [weak self] in self?.tabs.selectedIndex = 2 }
          let profile = ProfileController()
          profile.onFeed = { [weak self] in self?.tabs.selectedViewController = feed }
          let profileNavigation = UINavigationController(rootViewController: profile)
          tabs.viewControllers = [feed, shop, profileNavigation]
          window.rootViewController = tabs
        }
        func feedWantsShop() { select(.shop) }
        private func select(_ section: Section) { tabs.selectedIndex = section.rawValue }
      }
      protocol FeedDelegate: AnyObject { func feedWantsShop() }
      final class FeedController: UIViewController {
        weak var delegate: FeedDelegate?
        @objc func adTapped() { delegate?.feedWantsShop() }
      }
      final class ShopController: UIViewController {
        var onLogin: (() -> Void)?
        @objc func buyTapped() { onLogin?() }
      }
      final class ProfileController: UIViewController {
        var onFeed: (() -> Void)?
        @objc func feedTapped() { onFeed?() }
      }
      """,
      """
      MainCoordinator entry
      > start.FeedController -tab-> FeedController
      > start.ShopController -tab-> ShopController
      > start.ProfileController -tab-> ProfileController
        FeedController -feedWantsShop-> start.ShopController
        ProfileController -onFeed-> start.FeedController
        ShopController -onLogin-> start.ProfileController
      """)
  }

  @Test(arguments: [
    "tabs.viewControllers = [news, sport].map { $0.navigation }",
    """
    let children: [Child] = [news, sport]
        let roots = children.compactMap { child in child.router.top }
        tabs.setViewControllers(roots, animated: false)
    """,
  ])
  func theNumberOfATabInAListThatIsMadeOfAnother(showing: String) {
    expectGraph(
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let main = MainCoordinator(window: UIWindow())
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          main.start()
        }
      }
      final class Router {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        var top: UIViewController { navigation }
      }
      class Child {
        let router: Router
        var navigation: UINavigationController { router.navigation }
        init(router: Router) { self.router = router }
      }
      final class MainCoordinator {
        enum Section: Int { case news, sport }
        private let tabs = UITabBarController()
        private let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() {
          let news = NewsCoordinator(router: makeRouter())
          news.onSport = { [weak self] in self?.select(.sport) }
          news.start()
          let sport = SportCoordinator(router: makeRouter())
          sport.start()
          \(showing)
          window.rootViewController = tabs
        }
        private func makeRouter() -> Router { Router(UINavigationController()) }
        private func select(_ section: Section) { tabs.selectedIndex = section.rawValue }
      }
      final class NewsCoordinator: Child {
        var onSport: (() -> Void)?
        func start() {
          let news = NewsController()
          news.onSport = { [weak self] in self?.onSport?() }
          router.navigation.viewControllers = [news]
        }
      }
      final class SportCoordinator: Child {
        func start() { router.navigation.viewControllers = [SportController()] }
      }
      final class NewsController: UIViewController {
        var onSport: (() -> Void)?
        @objc func scoreTapped() { onSport?() }
      }
      final class SportController: UIViewController {}
      """,
      """
      MainCoordinator entry
      > start.NewsCoordinator -tab-> [NewsCoordinator]
      > start.SportCoordinator -tab-> [SportCoordinator]
        [NewsCoordinator] -onSport-> start.SportCoordinator
      NewsCoordinator
      > start -root-> NewsController
        NewsController -onSport-> !onSport
      SportCoordinator
      > start -root-> SportController
      """)
  }

  @Test func aSelectedTabIsThatOfTheFlowAroundIt() {
    expectGraph(
      """
      import UIKit
      import Combine
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var coordinator: AppCoordinator?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          coordinator = AppCoordinator(window: UIWindow())
          coordinator?.start()
          return true
        }
      }
      final class AppCoordinator {
        private let window: UIWindow
        private let tabs = UITabBarController()
        private lazy var feed = FeedCoordinator(navigation: UINavigationController())
        private lazy var bookmarks = BookmarksCoordinator(navigation: UINavigationController())
        init(window: UIWindow) { self.window = window }
        func start() {
          feed.onBookmarks = { [weak self] in self?.tabs.selectedIndex = 1 }
          feed.start()
          bookmarks.start()
          tabs.setViewControllers([feed.navigation, bookmarks.navigation], animated: false)
          window.rootViewController = tabs
        }
        func open() { tabs.selectedIndex = 0; feed.showArticle() }
      }
      final class FeedCoordinator {
        let navigation: UINavigationController
        var onBookmarks: (() -> Void)?
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let c = FeedController()
          c.onOpen = { [weak self] in self?.showArticle() }
          c.onBookmarks = { [weak self] in self?.onBookmarks?() }
          navigation.viewControllers = [c]
        }
        func showArticle() { navigation.pushViewController(ArticleController(), animated: true) }
      }
      final class BookmarksCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.viewControllers = [BookmarksController()] }
      }
      final class FeedController: UIViewController { var onOpen: (() -> Void)?; var onBookmarks: (() -> Void)?
      @IBAction func a() { onOpen?() }
      @IBAction func b() { onBookmarks?() } }
      final class ArticleController: UIViewController {}
      final class BookmarksController: UIViewController {}
      """,
      """
      AppCoordinator entry
      > start.BookmarksCoordinator -tab-> [BookmarksCoordinator]
      > start.FeedCoordinator -tab-> [FeedCoordinator]
        [FeedCoordinator] -onBookmarks-> start.BookmarksCoordinator
      FeedCoordinator
      > start -root-> FeedController
      > showArticle -push-> ArticleController
        FeedController -onBookmarks-> !onBookmarks
        FeedController -onOpen-> showArticle
      BookmarksCoordinator
      > start -root-> BookmarksController
      """)
  }

  @Test func aTabBarControllerSelectsItsOwnTabs() {
    expectGraph(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = MainFlowController()
        }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url else { return }
          (window?.rootViewController as? MainFlowController)?.open(url)
        }
      }
      final class MainFlowController: UITabBarController {
        private lazy var home = HomeController()
        private lazy var tasks = TasksController()
        override func viewDidLoad() { viewControllers = [home, tasks] }
        func open(_ url: URL) {
          guard url.scheme == "harvest" else { return }
          if url.host == "tasks" { selectedViewController = tasks }
          if url.host == "home" { selectedIndex = 0 }
        }
      }
      final class HomeController: UIViewController {}
      final class TasksController: UIViewController {}
      """,
      """
      MainFlowController entry
      > viewDidLoad.HomeController -tab-> HomeController
      > viewDidLoad.TasksController -tab-> TasksController
        harvest://home --> viewDidLoad.HomeController
        harvest://tasks --> viewDidLoad.TasksController
      """)
  }

  /// The class is not called like a flow, and its own code sets the number.
  @Test(arguments: [
    "func openTasks() { selectedIndex = Tab.tasks.rawValue }",
    "func openTasks() { self.selectedIndex = Tab.tasks.rawValue }",
    "func openTasks() { select(Tab.tasks) }\nprivate func select(_ tab: Tab) { selectedIndex = tab.rawValue }",
    "func openTasks() { select(.tasks) }\nprivate func select(_ tab: Tab) { selectedIndex = tab.rawValue }",
  ])
  func aTabBarControllerSelectsItsTabsByTheNumberOfACase(_ code: String) {
    expectGraph(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private var main: MainTabs?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let main = MainTabs()
          window?.rootViewController = main
          self.main = main
        }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url, url.scheme == "harvest" else { return }
          if url.host == "tasks" { main?.openTasks() }
        }
      }
      final class MainTabs: UITabBarController {
        enum Tab: Int { case home, tasks }
        private let home = HomeController()
        private let tasks = TasksController()
        override func viewDidLoad() { viewControllers = [home, tasks] }
        @objc func help() {
          let help = HelpCoordinator()
          help.start()
          present(help.navigation, animated: true)
        }
        \(code)
      }
      final class HomeController: UIViewController {}
      final class TasksController: UIViewController {}
      final class HelpCoordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(HelpController(), animated: true) }
      }
      final class HelpController: UIViewController {}
      """,
      """
      MainTabs entry
      > viewDidLoad.HomeController -tab-> HomeController
      > viewDidLoad.TasksController -tab-> TasksController
        help -present-> [HelpCoordinator]
        [MainTabs] -help-> help
        harvest://tasks -openTasks-> viewDidLoad.TasksController
      HelpCoordinator
      > start -push-> HelpController
      """)
  }

  @Test func aParentBringsATabToTheFrontForALink() {
    expectGraph(
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        private let app = AppCoordinator(window: UIWindow())
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          app.start()
        }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url, url.scheme == "harvest" else { return }
          if url.host == "tasks" { app.openTasks() }
        }
      }
      final class AppCoordinator {
        private let window: UIWindow
        private var main: MainCoordinator?
        init(window: UIWindow) { self.window = window }
        func start() {
          let main = MainCoordinator()
          self.main = main
          window.rootViewController = main.start()
        }
        func openTasks() { main?.select(.tasks) }
      }
      final class MainCoordinator {
        enum Tab: Int { case home, tasks }
        private let tabs = UITabBarController()
        func start() -> UIViewController {
          tabs.viewControllers = [HomeController(), TasksController()]
          return tabs
        }
        func select(_ tab: Tab) { tabs.selectedIndex = tab.rawValue }
      }
      final class HomeController: UIViewController {}
      final class TasksController: UIViewController {}
      """,
      """
      AppCoordinator entry
      > start -root-> [MainCoordinator]
      MainCoordinator
      > start.HomeController -tab-> HomeController
      > start.TasksController -tab-> TasksController
        harvest://tasks -openTasks-> start.TasksController
      """)
  }

  /// The tab is at the front already for those whom it shows, and not for a link.
  @Test func aFlowBringsItsOwnTabToTheFrontForALink() {
    expectGraph(
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        private let main = MainCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          main.start()
        }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url, url.scheme == "harvest" else { return }
          switch url.host {
          case "tasks": main.tasks.focus()
          case "task": main.tasks.openTask()
          default: break
          }
        }
      }
      protocol TabHost: AnyObject { func select(_ tab: MainCoordinator.Tab) }
      final class MainCoordinator: TabHost {
        enum Tab: Int { case home, tasks }
        private let tabs = UITabBarController()
        let tasks = TasksCoordinator()
        func start() {
          tasks.host = self
          tasks.start()
          tabs.viewControllers = [HomeController(), tasks.navigation]
          UIApplication.shared.windows.first?.rootViewController = tabs
        }
        func select(_ tab: Tab) { tabs.selectedIndex = tab.rawValue }
      }
      final class TasksCoordinator {
        let navigation = UINavigationController()
        weak var host: TabHost?
        func start() {
          let list = TasksController()
          list.onTask = { [weak self] in self?.openTask() }
          navigation.setViewControllers([list], animated: false)
        }
        func focus() { host?.select(.tasks) }
        func openTask() {
          host?.select(.tasks)
          navigation.pushViewController(TaskController(), animated: true)
        }
      }
      final class HomeController: UIViewController {}
      final class TasksController: UIViewController { var onTask: (() -> Void)? }
      final class TaskController: UIViewController {}
      """,
      """
      MainCoordinator entry
      > start.TasksCoordinator -tab-> [TasksCoordinator]
      > start.HomeController -tab-> HomeController
        harvest://task -openTask-> start.TasksCoordinator
        harvest://tasks -focus-> start.TasksCoordinator
      TasksCoordinator
      > start -root-> TasksController
        openTask -push-> TaskController
        harvest://task -openTask-> !tasks
        harvest://task -openTask-> openTask
        harvest://tasks -focus-> !tasks
        TasksController -onTask-> !tasks
        TasksController -onTask-> openTask
      """)
  }

  /// A tab that has another one brought to the front, by a flow above both.
  @Test func aTabAsksThroughTheAppsRouter() {
    expectGraph(
      """
      import SwiftUI
      @main struct BakeryApp: App {
        @State private var app = AppRouter()
        var body: some Scene { WindowGroup { MainTabs(tabs: app.tabs) } }
      }
      final class AppRouter {
        lazy var tabs = TabsRouter(app: self)
        func showOrders() { Task { tabs.select(.orders) } }
      }
      @Observable final class TabsRouter {
        enum Tab { case shop, orders }
        var tab: Tab = .shop
        let shop: ShopRouter
        let orders = OrdersRouter()
        init(app: AppRouter) { shop = ShopRouter(app: app) }
        func select(_ tab: Tab) { self.tab = tab }
      }
      struct MainTabs: View {
        @Bindable var tabs: TabsRouter
        var body: some View {
          TabView(selection: $tabs.tab) {
            ShopStack(router: tabs.shop).tag(TabsRouter.Tab.shop)
            OrdersStack(router: tabs.orders).tag(TabsRouter.Tab.orders)
          }
        }
      }
      @Observable final class ShopRouter {
        var path: [Int] = []
        private weak var app: AppRouter?
        init(app: AppRouter) { self.app = app }
        func orderPlaced() { app?.showOrders() }
      }
      @Observable final class OrdersRouter { var path: [Int] = [] }
      struct ShopStack: View {
        @Bindable var router: ShopRouter
        var body: some View { NavigationStack(path: $router.path) { ShelfView(onOrder: router.orderPlaced) } }
      }
      struct OrdersStack: View {
        @Bindable var router: OrdersRouter
        var body: some View { NavigationStack(path: $router.path) { OrdersView() } }
      }
      struct ShelfView: View {
        let onOrder: () -> Void
        var body: some View { Button("Order", action: onOrder) }
      }
      struct OrdersView: View { var body: some View { Text("Orders") } }
      """,
      """
      AppRouter entry
        tabs -start-> [TabsRouter]
      TabsRouter
      > start.ShopRouter -tab-> [ShopRouter]
      > start.OrdersRouter -tab-> [OrdersRouter]
        [ShopRouter] -showOrders-> start.OrdersRouter
      ShopRouter
      > start -root-> ShelfView
        ShelfView -onOrder-> !showOrders
      OrdersRouter
      > start -root-> OrdersView
      """)
  }

  /// A tab that has the app start all tabs anew asks the app, and not the flow with the tabs.
  @Test func aTabHasTheTabsStartedAgain() {
    expectGraph(
      """
      final class AppCoordinator {
        private var tabs: TabsCoordinator?
        func start(in window: UIWindow) {
          let tabs = TabsCoordinator(app: self)
          window.rootViewController = tabs.container
          tabs.start()
          self.tabs = tabs
        }
        func accountChanged() { tabs?.start() }
      }
      final class TabsCoordinator {
        let container = UITabBarController()
        private let app: AppCoordinator
        init(app: AppCoordinator) { self.app = app }
        func start() {
          let home = HomeCoordinator(app: app)
          home.start()
          container.viewControllers = [home.navigation]
        }
      }
      final class HomeCoordinator {
        let navigation = UINavigationController()
        private weak var app: AppCoordinator?
        init(app: AppCoordinator) { self.app = app }
        func start() {
          let home = HomeController()
          home.onAccount = { [weak self] in self?.app?.accountChanged() }
          navigation.viewControllers = [home]
        }
      }
      final class HomeController: UIViewController {
        var onAccount: () -> Void = {}
        @objc func tap() { onAccount() }
      }
      """,
      """
      AppCoordinator
      > start(window: UIWindow) -root-> [TabsCoordinator]
      TabsCoordinator
      > start -tab-> [HomeCoordinator]
      HomeCoordinator
      > start -root-> HomeController
        HomeController -onAccount-> !accountChanged
      """)
  }

  /// The list of tabs is made of pairs, so that the number of a case is no place in it.
  @Test(arguments: [
    "pages.map { section, page in UINavigationController(rootViewController: page) }",
    "pages.map { tab($0.1, for: $0.0) }",
    "pages.map { (section, page) -> UIViewController in tab(page, for: section) }",
  ])
  func theCaseBesideATab(making: String) {
    expectGraph(
      """
      enum Section: Int { case feed, shop, profile }
      final class MainCoordinator {
        private let tabs = MainTabs()
        private let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() {
          let feed = FeedController()
          feed.onShop = { [weak self] in self?.select(.shop) }
          let pages: [(Section, UIViewController)] = [(.shop, ShopController()), (.feed, feed)]
          var controllers = \(making)
          controllers.append(UINavigationController(rootViewController: ProfileController()))
          tabs.fill(controllers)
          window.rootViewController = tabs
        }
        private func select(_ section: Section) { tabs.selectedIndex = section.rawValue }
        private func tab(_ page: UIViewController, for section: Section) -> UIViewController {
          UINavigationController(rootViewController: page)
        }
      }
      final class MainTabs: UITabBarController {
        func fill(_ pages: [UIViewController]) { setViewControllers(pages, animated: false) }
      }
      final class FeedController: UIViewController {
        var onShop: (() -> Void)?
        @objc func adTapped() { onShop?() }
      }
      final class ShopController: UIViewController {}
      final class ProfileController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let main = MainCoordinator(window: UIWindow())
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          main.start()
        }
      }
      """,
      """
      MainCoordinator entry
      > start.FeedController -tab-> FeedController
      > start.ShopController -tab-> ShopController
      > start.ProfileController -tab-> ProfileController
      > start.MainTabs -root-> MainTabs
        FeedController -onShop-> start.ShopController
      """)
  }

  @Test func tabsThatOneFunctionStartsForEachCase() {
    expectGraph(
      """
      import UIKit
      final class MainTabBarController: UITabBarController {}
      protocol Factory { func makeHome(_ navigation: UINavigationController) -> HomeCoordinator; func makeVisits(_ navigation: UINavigationController) -> VisitsCoordinator }
      final class AppFactory: Factory {
        func makeHome(_ navigation: UINavigationController) -> HomeCoordinator { HomeCoordinator(navigation) }
        func makeVisits(_ navigation: UINavigationController) -> VisitsCoordinator { VisitsCoordinator(navigation) }
      }
      final class NavigationController: UINavigationController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let main = MainCoordinator()
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool { main.start(); return true }
      }
      final class MainCoordinator {
        enum Tab: Int, CaseIterable { case home, visits }
        let window = UIWindow()
        let tabs = MainTabBarController()
        let factory: Factory = AppFactory()
        private var home: HomeCoordinator!
        private var visits: VisitsCoordinator!
        func start() {
          var controllers: [UINavigationController] = []
          for tab in Tab.allCases {
            let navigation = NavigationController()
            controllers.append(navigation)
            run(tab, in: navigation)
          }
          tabs.viewControllers = controllers
          window.rootViewController = tabs
        }
        private func run(_ tab: Tab, in navigation: UINavigationController) {
          switch tab {
          case .home:
            home = factory.makeHome(navigation)
            home.onVisit = { [weak self] in self?.select(.visits) }
            home.start()
          case .visits:
            visits = factory.makeVisits(navigation)
            visits.start()
          }
        }
        private func select(_ tab: Tab) { tabs.selectedIndex = tab.rawValue }
      }
      final class HomeCoordinator {
        var onVisit: (() -> Void)?
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let page = HomeController()
          page.onVisit = { [weak self] in self?.onVisit?() }
          navigation.setViewControllers([page], animated: false)
        }
      }
      final class VisitsCoordinator {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.setViewControllers([VisitsController()], animated: false) }
      }
      class HomeController: UIViewController { var onVisit: (() -> Void)?; @objc func tapped() { onVisit?() } }
      class VisitsController: UIViewController {}
      """,
      """
      MainCoordinator entry
      > start.HomeCoordinator -tab-> [HomeCoordinator]
      > start.VisitsCoordinator -tab-> [VisitsCoordinator]
      > start.MainTabBarController -root-> MainTabBarController
        [HomeCoordinator] -onVisit-> start.VisitsCoordinator
      HomeCoordinator
      > start -root-> HomeController
        HomeController -onVisit-> !onVisit
      VisitsCoordinator
      > start -root-> VisitsController
      """)
  }
}
