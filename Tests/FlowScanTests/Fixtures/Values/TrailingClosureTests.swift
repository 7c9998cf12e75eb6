import Testing

/// Closures after the brackets of a call.
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

  @Test(arguments: [
    "animated: Bool = true", "speed: Speed = .slow", "title: String? = nil", "speed: Double = 1",
  ])
  func aClosureIsForAParameterThatMayTakeOne(first: String) {
    expectGraph(
      """
      enum Speed { case slow, fast }
      class BaseCoordinator {
        let navigation = UINavigationController()
        func close(\(first), completion: (() -> Void)? = nil) {
          navigation.dismiss(animated: true, completion: completion)
        }
      }
      final class ShipCoordinator: BaseCoordinator {
        func start() {
          let deck = DeckController()
          deck.onHelp = { [weak self] in
            self?.close { self?.navigation.pushViewController(HelpController(), animated: true) }
          }
          navigation.setViewControllers([deck], animated: false)
        }
      }
      final class DeckController: UIViewController {
        var onHelp: (() -> Void)?
        @objc func helpTapped() { onHelp?() }
      }
      final class HelpController: UIViewController {}
      """,
      """
      ShipCoordinator
        onHelp -push-> HelpController
      > start -root-> DeckController
        DeckController -onHelp-> <
        DeckController -onHelp-> onHelp
      """)
  }
}
