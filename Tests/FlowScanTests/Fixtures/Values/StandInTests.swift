import Testing

/// Places at which nothing is known to arrive: what stands in for it begins where it is missing, and no further on.
@Suite struct StandInTests {
  @Test func whatStoryboardsMakeIsNotTakenForAnythingThatARouterMayShow() {
    expectGraph(
      """
      protocol Showable { var page: UIViewController? { get } }
      extension UIViewController: Showable { var page: UIViewController? { self } }
      extension UIViewController {
        class func load() -> Self { load(from: UIStoryboard(name: "Main", bundle: nil)) }
        private class func load<T: UIViewController>(from board: UIStoryboard) -> T {
          board.instantiateViewController(withIdentifier: "page") as! T
        }
      }
      protocol Routing: Showable {
        func setRoot(_ page: Showable?)
        func push(_ page: Showable?)
      }
      final class StackRouter: Routing {
        private weak var stack: UINavigationController?
        init(stack: UINavigationController) { self.stack = stack }
        var page: UIViewController? { stack }
        func setRoot(_ page: Showable?) {
          guard let page = page?.page else { return }
          stack?.setViewControllers([page], animated: false)
        }
        func push(_ page: Showable?) {
          guard let page = page?.page else { return }
          stack?.pushViewController(page, animated: true)
        }
      }
      protocol ListPage: Showable { var onSelect: (() -> Void)? { get set } }
      final class ListController: UIViewController, ListPage { var onSelect: (() -> Void)? }
      protocol DetailPage: Showable {}
      final class DetailController: UIViewController, DetailPage {}
      final class Pages {
        func list() -> ListPage { ListController.load() }
        func detail() -> DetailPage { DetailController.load() }
      }
      final class ListCoordinator {
        private let router: Routing
        private let pages = Pages()
        init(router: Routing) { self.router = router }
        func start() {
          var list = pages.list()
          list.onSelect = { [weak self] in self?.showDetail() }
          router.setRoot(list)
        }
        private func showDetail() { router.push(pages.detail()) }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        lazy var coordinator = ListCoordinator(
          router: StackRouter(stack: self.window!.rootViewController as! UINavigationController))
        func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
      }
      """,
      """
      ListCoordinator entry
      > start -root-> ListController
        showDetail -push-> DetailController
        ListController -onSelect-> showDetail
      """)
  }

  /// One of very many tells nobody anything: the closures of all of them would be called at each such place.
  @Test func ofVeryManyObjectsNoneStandsIn() {
    let alerts = (1...70).map { "func fail\($0)() { show(Alert(action: { self.help() })) }" }
    expectGraph(
      """
      final class Alert {
        let action: () -> Void
        init(action: @escaping () -> Void) { self.action = action }
      }
      final class Vault { func alert() -> Alert? { Storage.shared.first("alert") as? Alert } }
      final class HomeCoordinator {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let home = HomeController()
          home.onTap = { Vault().alert()?.action() }
          navigation.pushViewController(home, animated: true)
        }
        private func show(_ alert: Alert) { Storage.shared.put(alert) }
        \(alerts.joined(separator: "\n  "))
        private func help() { navigation.pushViewController(HelpController(), animated: true) }
      }
      final class HelpController: UIViewController {}
      final class HomeController: UIViewController {
        var onTap: (() -> Void)?
        @objc func tap() { onTap?() }
      }
      """,
      """
      HomeCoordinator
      > start -push-> HomeController
        help -push-> HelpController
      """)
  }
}
