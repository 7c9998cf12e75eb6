import Testing

/// Closures after the brackets of an initialiser that nobody wrote.
@Suite struct TrailingClosureTests {
  @Test(arguments: [
    "Pages { CartController() } help: { HelpController() }",
    "Pages(cart: { CartController() }) { HelpController() }",
    "Pages(cart: { CartController() }, help: { HelpController() })",
  ])
  func aClosureWithoutALabelFillsWhatTheOthersLeave(pages: String) {
    expectGraph(
      """
      struct Pages {
        var cart: () -> UIViewController
        @State var isOpen = false
        var help: () -> UIViewController
      }
      final class CartCoordinator {
        private let navigation = UINavigationController()
        private let pages = \(pages)
        func start() { navigation.setViewControllers([pages.cart()], animated: false) }
        func help() { navigation.pushViewController(pages.help(), animated: true) }
      }
      final class CartController: UIViewController {}
      final class HelpController: UIViewController {}
      """,
      """
      CartCoordinator
      > start -root-> CartController
        help -push-> HelpController
      """)
  }
}
