import Testing

/// Services that send messages for whoever uses them.
@Suite struct SharedServiceTests {
  @Test(arguments: [
    "center.addObserver(self, selector: #selector(expired), name: .expired, object: nil)",
    "center.publisher(for: .expired).sink { [weak self] _ in self?.showLogin() }.store(in: &bag)",
    "Task { for await _ in center.notifications(named: .expired) { showLogin() } }",
  ])
  func noneOfTheScreensThatUseAServiceAsksForWhatItSends(listen: String) {
    expectGraph(
      app(screens: 5, listen: listen),
      """
      AppCoordinator
      > start -root-> ListController
        showPage.Page1 -push-> Page1
        showPage.Page2 -push-> Page2
        showPage.Page3 -push-> Page3
        showPage.Page4 -push-> Page4
        showPage.Page5 -push-> Page5
        showLogin -root-> LoginController
         -expired-> showLogin
      """)
  }

  @Test func eachOfAFewScreensAsks() {
    expectGraph(
      app(
        screens: 2, listen: "center.publisher(for: .expired).sink { _ in self.showLogin() }.store(in: &bag)"),
      """
      AppCoordinator
      > start -root-> ListController
        showPage.Page1 -push-> Page1
        showPage.Page2 -push-> Page2
        showLogin -root-> LoginController
        Page1 -expired-> showLogin
        Page2 -expired-> showLogin
      """)
  }

  private func app(screens: Int, listen: String) -> String {
    let numbers = 1...screens
    let pages = numbers.map {
      """
      final class Page\($0): UIViewController {
        let api: API
        init(api: API) { self.api = api }
        override func viewDidLoad() { api.load("\($0)") }
      }
      """
    }
    let shown = numbers.map { "navigation.pushViewController(Page\($0)(api: api), animated: true)" }
    return """
      extension Notification.Name { static let expired = Notification.Name("expired") }
      final class API {
        func load(_ path: String) { check(401) }
        private func check(_ status: Int) { if status == 401 { NotificationCenter.default.post(name: .expired, object: nil) } }
      }
      final class ListController: UIViewController {}
      final class LoginController: UIViewController {}
      \(pages.joined(separator: "\n"))
      final class AppCoordinator {
        let navigation = UINavigationController()
        let api = API()
        let center = NotificationCenter.default
        var bag = Set<AnyCancellable>()
        func start() {
          navigation.viewControllers = [ListController()]
          \(listen)
        }
        func showPage() {
          \(shown.joined(separator: "\n    "))
        }
        @objc func expired() { showLogin() }
        func showLogin() { navigation.setViewControllers([LoginController()], animated: true) }
      }
      """
  }
}
