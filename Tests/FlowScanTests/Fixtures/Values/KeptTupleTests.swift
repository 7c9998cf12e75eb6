import Testing

/// Closures in tuples that a screen keeps.
@Suite struct KeptTupleTests {
  @Test(arguments: [
    (
      "var output: (pick: () -> Void, close: () -> Void)?", "output?.pick()",
      "output = (pick: { [weak self] in self?.showDetail() }, close: {})"
    ),
    (
      "var output: [(title: String, pick: () -> Void)] = []", "output[0].pick()",
      #"output = [(title: "Pick", pick: { [weak self] in self?.showDetail() })]"#
    ),
  ])
  func whoCallsOneAsks(property: String, call: String, assignment: String) {
    expectGraph(
      """
      final class ShopCoordinator {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let list = ListController()
          list.\(assignment)
          navigation.setViewControllers([list], animated: false)
        }
        func showDetail() { navigation.pushViewController(DetailController(), animated: true) }
      }
      final class ListController: UIViewController {
        \(property)
        @IBAction func tapped() { \(call) }
      }
      final class DetailController: UIViewController {}
      """,
      """
      ShopCoordinator
      > start -root-> ListController
        showDetail -push-> DetailController
        ListController -pick-> showDetail
      """)
  }

  @Test func theResultTypeOfAFunctionLabelsTheTupleThatItReturns() {
    expectGraph(
      """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private var router: Launching?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let result = Builder().build()
          router = result.launcher
          result.launcher.launch(from: UIWindow())
          return true
        }
      }
      protocol Launching { func launch(from window: UIWindow) }
      protocol URLHandling { func handle(_ url: URL) }
      class Builder { func build() -> (launcher: Launching, handler: URLHandling) { let f = RootFlow(); return (f, f) } }
      final class RootFlow: Launching, URLHandling {
        func launch(from window: UIWindow) { window.rootViewController = HomeController() }
        func handle(_ url: URL) {}
      }
      final class OtherFlow: Launching { func launch(from window: UIWindow) { window.rootViewController = OtherController() } }
      final class HomeController: UIViewController {}
      final class OtherController: UIViewController {}
      """,
      """
      RootFlow entry
      > launch(window: UIWindow) -root-> HomeController
      OtherFlow
      > launch(window: UIWindow) -root-> OtherController
      """)
  }
}
