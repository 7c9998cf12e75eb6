import Testing

/// A flow that makes its tabs in one function, each with a router of its own, and selects them by number.
@Suite struct TabPerCaseTests {
  @Test(arguments: [
    "MainTab.allCases.map { tab in let page = makeTab(tab); page.title = tab.title; return page }",
    "MainTab.allCases.map(makeTab)",
    "[makeTab(.home), makeTab(.trips)]",
  ])
  func aTabIsWhatTheFlowMakesForItsCase(tabs: String) {
    expectGraph(
      """
      import UIKit
      protocol Coordinating: AnyObject { var children: [Coordinating] { get set }; func start() }
      extension Coordinating { func addChild(_ child: Coordinating) { children.append(child) } }
      protocol RouteType {}
      final class NavigationRouter {
        let navigationController: UINavigationController
        init(navigationController: UINavigationController = UINavigationController()) { self.navigationController = navigationController }
        func push(_ c: UIViewController) { navigationController.pushViewController(c, animated: true) }
      }
      class BaseCoordinator<D: RouteType>: Coordinating {
        let router: NavigationRouter
        var children: [Coordinating] = []
        init(router: NavigationRouter) { self.router = router }
        func start() {}
        func navigate(to destination: D) {}
        final func trigger(_ destination: D) { navigate(to: destination) }
        func startChild(_ child: Coordinating) { addChild(child); child.start() }
      }
      enum HomeDestination: RouteType { case home }
      protocol HomeDelegate: AnyObject { func homeWantsTrip(_ id: String) }
      final class HomeCoordinator: BaseCoordinator<HomeDestination> {
        weak var delegate: HomeDelegate?
        override func start() { trigger(.home) }
        override func navigate(to destination: HomeDestination) {
          let home = HomeViewController(); home.onTrip = { [weak self] in self?.delegate?.homeWantsTrip($0) }
          router.push(home)
        }
      }
      enum TripsDestination: RouteType { case list, trip(String) }
      final class TripsCoordinator: BaseCoordinator<TripsDestination> {
        override func start() { trigger(.list) }
        override func navigate(to destination: TripsDestination) {
          switch destination {
          case .list: router.push(TripsViewController())
          case .trip(let id): router.push(TripViewController(id: id))
          }
        }
      }
      final class HomeViewController: UIViewController { var onTrip: ((String) -> Void)?; @objc func trip() { onTrip?("1") } }
      final class TripsViewController: UIViewController {}
      final class TripViewController: UIViewController { init(id: String) { super.init(nibName: nil, bundle: nil) } }
      enum MainTab: Int, CaseIterable { case home, trips; var title: String { "" } }
      enum MainDestination: RouteType { case tab(MainTab), trip(String) }
      final class MainCoordinator: BaseCoordinator<MainDestination>, HomeDelegate {
        private let tabs = UITabBarController()
        private var trips: TripsCoordinator?
        let window: UIWindow
        init(window: UIWindow) { self.window = window; super.init(router: NavigationRouter()) }
        override func start() {
          tabs.viewControllers = \(tabs)
          window.rootViewController = tabs
        }
        override func navigate(to destination: MainDestination) {
          switch destination {
          case .tab(let tab): select(tab)
          case .trip(let id): select(.trips); trips?.trigger(.trip(id))
          }
        }
        private func makeTab(_ tab: MainTab) -> UIViewController {
          let navigation = NavigationRouter()
          switch tab {
          case .home: let c = HomeCoordinator(router: navigation); c.delegate = self; startChild(c)
          case .trips: let c = TripsCoordinator(router: navigation); trips = c; startChild(c)
          }
          return navigation.navigationController
        }
        private func select(_ tab: MainTab) { tabs.selectedIndex = tab.rawValue }
        func homeWantsTrip(_ id: String) { trigger(.trip(id)) }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          MainCoordinator(window: UIWindow()).start(); return true
        }
      }
      """,
      """
      HomeCoordinator
      > navigate(destination: HomeDestination) -push-> HomeViewController
        HomeViewController -onTrip-> !homeWantsTrip
      TripsCoordinator
      > list -push-> TripsViewController
      > trip(value: String) -push-> TripViewController
      MainCoordinator entry
      > start.HomeCoordinator -tab-> [HomeCoordinator]
      > start.TripsCoordinator -tab-> [TripsCoordinator]
        [HomeCoordinator] -homeWantsTrip-> start.TripsCoordinator
      """)
  }
}
