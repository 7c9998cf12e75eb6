import Testing

/// Routers of which nobody makes an object.
@Suite struct StaticRouterTests {
  @Test(arguments: [
    "enum BookRouter { static", "final class BookRouter { class", "struct BookRouter { static",
  ])
  func aTypeWithoutObjectsIsAFlow(router: String) {
    let function = String(router.split(separator: " ").last ?? "")
    expectGraph(
      """
      @main class AppDelegate: NSObject, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) {
          BookRouter.navigation = UINavigationController()
          BookRouter.start()
        }
      }
      \(router.prefix { $0 != "{" }){
        static var navigation: UINavigationController!
        \(function) func start() { navigation.setViewControllers([BooksController()], animated: false) }
        \(function) func open(_ number: Int) { navigation.pushViewController(BookController(), animated: true) }
      }
      final class BooksController: UIViewController { @objc func tapped() { BookRouter.open(1) } }
      final class BookController: UIViewController {}
      """,
      """
      BookRouter entry
      > start -root-> BooksController
        open(number: Int) -push-> BookController
        BooksController -open-> open
      """)
  }

  @Test func aTypeThatShowsNothingIsNone() {
    expectGraph(
      """
      enum ScreenFactoryRouter { static func book() -> UIViewController { BookController() } }
      final class BookCoordinator {
        private let navigation = UINavigationController()
        func start() { navigation.pushViewController(ScreenFactoryRouter.book(), animated: true) }
      }
      final class BookController: UIViewController {}
      """,
      """
      BookCoordinator
      > start -push-> BookController
      """)
  }
}
