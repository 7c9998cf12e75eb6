import Testing

/// Tabs that code makes for the cases of an enum, and brings to the front by a case.
@Suite struct TabsOfCasesTests {
  @Test(arguments: [
    """
    let controllers = Tab.allCases.map { tab -> UIViewController in
          let navigation = UINavigationController()
          let child = child(for: tab, navigation)
          children.append(child)
          child.start()
          return navigation
        }
        tabs.setViewControllers(controllers, animated: false)
    """,
    """
    tabs.viewControllers = Tab.allCases.map { tab in
          let child = child(for: tab, UINavigationController())
          children.append(child)
          child.start()
          return child.navigation
        }
    """,
  ])
  func aCaseBringsItsTabToTheFront(making: String) {
    expectGraph(
      """
      enum Tab: Int, CaseIterable { case home, profile }
      class Child {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start() {}
      }
      final class MainCoordinator {
        private let tabs = UITabBarController()
        private var children: [Child] = []
        func start(in window: UIWindow) {
          \(making)
          window.rootViewController = tabs
        }
        func showProfile() { tabs.selectedIndex = Tab.profile.rawValue }
        private func child(for tab: Tab, _ navigation: UINavigationController) -> Child {
          switch tab {
          case .home:
            let home = HomeCoordinator(navigation)
            home.onProfile = { [weak self] in self?.showProfile() }
            return home
          case .profile: return ProfileCoordinator(navigation)
          }
        }
      }
      final class HomeCoordinator: Child {
        var onProfile: () -> Void = {}
        override func start() {
          let home = HomeController()
          home.onProfile = { [weak self] in self?.onProfile() }
          navigation.viewControllers = [home]
        }
      }
      final class ProfileCoordinator: Child {
        override func start() { navigation.viewControllers = [ProfileController()] }
      }
      final class HomeController: UIViewController {
        var onProfile: () -> Void = {}
        @objc func tap() { onProfile() }
      }
      final class ProfileController: UIViewController {}
      """,
      """
      MainCoordinator
      > start.HomeCoordinator(window: UIWindow) -tab-> [HomeCoordinator]
      > start.ProfileCoordinator(window: UIWindow) -tab-> [ProfileCoordinator]
        [HomeCoordinator] -onProfile-> start.ProfileCoordinator
      HomeCoordinator
      > start -root-> HomeController
        HomeController -onProfile-> !onProfile
      ProfileCoordinator
      > start -root-> ProfileController
      """)
  }

  @Test(arguments: [
    "tabs.selectedIndex = Tab.allCases.firstIndex(of: tab) ?? 0",
    "if let index = Tab.allCases.firstIndex(of: tab) { tabs.selectedIndex = index }",
  ])
  func thePositionOfACaseBringsItsTabToTheFront(selecting: String) {
    expectGraph(
      """
      enum Tab: CaseIterable { case home, profile, help }
      final class MainCoordinator {
        private let tabs = UITabBarController()
        private var pages: [Tab: UIViewController] = [:]
        func start(in window: UIWindow) {
          tabs.viewControllers = Tab.allCases.map { tab in
            let page = page(for: tab)
            pages[tab] = page
            return page
          }
          window.rootViewController = tabs
        }
        private func select(_ tab: Tab) -> UIViewController? {
          \(selecting)
          return pages[tab]
        }
        private func page(for tab: Tab) -> UIViewController {
          switch tab {
          case .home:
            let home = HomeController()
            home.onProfile = { [weak self] in _ = self?.select(.profile) }
            return home
          case .profile: return UINavigationController(rootViewController: ProfileController())
          case .help: return HelpController()
          }
        }
      }
      final class HomeController: UIViewController {
        var onProfile: () -> Void = {}
        @objc func tap() { onProfile() }
      }
      final class ProfileController: UIViewController {}
      final class HelpController: UIViewController {}
      """,
      """
      MainCoordinator
      > help -tab-> HelpController
      > home -tab-> HomeController
      > profile -tab-> ProfileController
        HomeController -onProfile-> profile
      """)
  }

  /// The list of tabs is not the list of the cases: only what was made with a case is its tab.
  @Test func aTagBringsItsTabToTheFront() {
    expectGraph(
      """
      protocol Child: AnyObject {
        var navigation: UINavigationController { get }
        func start()
      }
      final class MainCoordinator {
        enum Tab: Int {
          case home, map, help
          var item: UITabBarItem { UITabBarItem(title: nil, image: nil, tag: rawValue) }
        }
        private let tabs = UITabBarController()
        private var children: [Child] = []
        func start(in window: UIWindow) {
          let home = makeTab(.home) { HomeCoordinator(navigation: $0) }
          home.onMap = { [weak self] in self?.select(.map) }
          let help = makeTab(.help) { HelpCoordinator(navigation: $0) }
          let map = makeTab(.map) { MapCoordinator(navigation: $0) }
          var list: [UIViewController] = [home.navigation, map.navigation]
          if UIDevice.current.userInterfaceIdiom == .pad { list.insert(NewsController(), at: 0) }
          list.append(help.navigation)
          tabs.viewControllers = list
          window.rootViewController = tabs
        }
        private func makeTab<C: Child>(_ tab: Tab, make: (UINavigationController) -> C) -> C {
          let navigation = UINavigationController()
          navigation.tabBarItem = tab.item
          let child = make(navigation)
          children.append(child)
          child.start()
          return child
        }
        private func select(_ tab: Tab) {
          guard let index = tabs.viewControllers?.firstIndex(where: { $0.tabBarItem.tag == tab.rawValue }) else { return }
          tabs.selectedIndex = index
        }
      }
      final class HomeCoordinator: Child {
        let navigation: UINavigationController
        var onMap: (() -> Void)?
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let home = HomeController()
          home.onMap = { [weak self] in self?.onMap?() }
          navigation.viewControllers = [home]
        }
      }
      final class MapCoordinator: Child {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.viewControllers = [MapController()] }
      }
      final class HelpCoordinator: Child {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.viewControllers = [HelpController()] }
      }
      final class HomeController: UIViewController {
        var onMap: (() -> Void)?
        @objc func tapped() { onMap?() }
      }
      final class MapController: UIViewController {}
      final class HelpController: UIViewController {}
      final class NewsController: UIViewController {}
      """,
      """
      MainCoordinator
      > start.HelpCoordinator(window: UIWindow) -tab-> [HelpCoordinator]
      > start.HomeCoordinator(window: UIWindow) -tab-> [HomeCoordinator]
      > start.MapCoordinator(window: UIWindow) -tab-> [MapCoordinator]
      > start.NewsController(window: UIWindow) -tab-> NewsController
        [HomeCoordinator] -onMap-> start.MapCoordinator
      HomeCoordinator
      > start -root-> HomeController
        HomeController -onMap-> !onMap
      MapCoordinator
      > start -root-> MapController
      HelpCoordinator
      > start -root-> HelpController
      """)
  }

  @Test(arguments: [
    "Tab.allCases.map { tab in\n  let page = page(for: tab)\n  page.title = tab.title\n  return page\n}",
    "Tab.allCases.map(page)", "Tab.allCases.map(page(for:))", "Tab.allCases.compactMap(self.page(for:))",
  ])
  func aFunctionGivesThePageThatIsKeptForEachCase(pages: String) {
    expectGraph(
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        let window = UIWindow()
        func applicationDidFinishLaunching(_ application: UIApplication) {
          window.rootViewController = MuseumCoordinator()
        }
      }
      final class MuseumCoordinator: UITabBarController, HallDelegate {
        enum Tab: Int, CaseIterable {
          case hall, shop, cafe
          var title: String { "\\(rawValue)" }
        }
        private lazy var hall = HallController()
        private lazy var shop = ShopController()
        private let cafe = CafeController()
        override func viewDidLoad() {
          super.viewDidLoad()
          hall.delegate = self
          viewControllers = \(pages)
        }
        private func page(for tab: Tab) -> UIViewController {
          switch tab {
          case .hall: return hall
          case .shop:
            let navigation = UINavigationController(rootViewController: shop)
            return navigation
          case .cafe: return cafe
          }
        }
        func hallWantsCafe() { select(.cafe) }
        private func select(_ tab: Tab) { selectedIndex = tab.rawValue }
      }
      protocol HallDelegate: AnyObject { func hallWantsCafe() }
      final class HallController: UIViewController {
        weak var delegate: HallDelegate?
        @objc func cafeTapped() { delegate?.hallWantsCafe() }
      }
      final class ShopController: UIViewController {}
      final class CafeController: UIViewController {}
      """,
      """
      MuseumCoordinator entry
      > viewDidLoad.HallController -tab-> HallController
      > viewDidLoad.ShopController -tab-> ShopController
      > viewDidLoad.CafeController -tab-> CafeController
        HallController -hallWantsCafe-> viewDidLoad.CafeController
      """)
  }

  @Test func aCaseThatMakesItsTabIsHandedAnother() {
    expectGraph(
      """
      import SwiftUI
      enum AppTab: CaseIterable, Identifiable, Hashable {
        case home, library
        var id: Self { self }
        @ViewBuilder func makeContentView(selectedTab: Binding<AppTab>) -> some View {
          switch self {
          case .home: HomeTab(selectedTab: selectedTab)
          case .library: LibraryTab(selectedTab: selectedTab)
          }
        }
      }
      struct AppFlow: View {
        @State private var selectedTab = AppTab.home
        var body: some View {
          TabView(selection: $selectedTab) {
            ForEach(AppTab.allCases) { tab in
              tab.makeContentView(selectedTab: $selectedTab).tabItem { Text("Tab") }.tag(tab)
            }
          }
        }
      }
      struct HomeTab: View {
        @Binding var selectedTab: AppTab
        var body: some View { NavigationStack { HomeView(onLibrary: { selectedTab = .library }) } }
      }
      struct LibraryTab: View {
        @Binding var selectedTab: AppTab
        var body: some View { NavigationStack { ShelfView(isFirst: selectedTab == .library) } }
      }
      struct HomeView: View { let onLibrary: () -> Void; var body: some View { Button("Library", action: onLibrary) } }
      struct ShelfView: View { let isFirst: Bool; var body: some View { Text("Shelf") } }
      @main struct BooksApp: App { var body: some Scene { WindowGroup { AppFlow() } } }
      """,
      """
      AppFlow entry
      > home -tab-> HomeTab
      > library -tab-> LibraryTab
      """)
  }
}
