import Testing

/// Functions that show a screen in the way that another argument says.
@Suite struct StyleArgumentTests {
  @Test(arguments: [
    (
      "style: Root()", "style: Push()", "_ page: UIViewController, style: Style",
      "style.show(page, in: navigation)",
      """
      protocol Style { func show(_ page: UIViewController, in navigation: UINavigationController) }
      struct Root: Style {
        func show(_ page: UIViewController, in navigation: UINavigationController) { navigation.viewControllers = [page] }
      }
      struct Push: Style {
        func show(_ page: UIViewController, in navigation: UINavigationController) {
          navigation.pushViewController(page, animated: true)
        }
      }
      """
    ),
    (
      "style: .root", "style: .push", "_ page: UIViewController, style: Style",
      "style.show(navigation, page)",
      """
      struct Style {
        let show: (UINavigationController, UIViewController) -> Void
        static let root = Style { $0.viewControllers = [$1] }
        static let push = Style { $0.pushViewController($1, animated: true) }
      }
      """
    ),
    (
      "by: { $0.viewControllers = [$1] }", "by: { $0.pushViewController($1, animated: true) }",
      "_ page: UIViewController, by show: (UINavigationController, UIViewController) -> Void",
      "show(navigation, page)", ""
    ),
    (
      "style: \"root\"", "style: \"push\"", "_ page: UIViewController, style: String",
      """
      if style == "root" { navigation.viewControllers = [page] }
          if style == "push" { navigation.pushViewController(page, animated: true) }
      """,
      ""
    ),
  ])
  func eachCallShowsItsScreenInItsOwnWay(
    root: String, push: String, parameters: String, showing: String, types: String
  ) {
    expectGraph(
      """
      \(types)
      final class BookCoordinator {
        private let navigation = UINavigationController()
        func start() { show(BooksController(), \(root)) }
        func open() { show(BookController(), \(push)) }
        private func show(\(parameters)) {
          \(showing)
        }
      }
      final class BooksController: UIViewController {}
      final class BookController: UIViewController {}
      """,
      """
      BookCoordinator
      > start -root-> BooksController
        open -push-> BookController
      """)
  }

  @Test func aCallThatOmitsTheStyleAsksAsOneThatNamesIt() {
    expectGraph(
      """
      enum Style { case push, sheet }
      final class ShopCoordinator {
        let navigation = UINavigationController()
        func start() { show(ListController(self)) }
        func show(_ page: UIViewController, style: Style = .push) {
          switch style {
          case .push: navigation.pushViewController(page, animated: true)
          case .sheet: navigation.present(page, animated: true)
          }
        }
      }
      final class ListController: UIViewController {
        let coordinator: ShopCoordinator
        init(_ coordinator: ShopCoordinator) { self.coordinator = coordinator }
        @objc func select() { coordinator.show(ProductController()) }
        @objc func help() { coordinator.show(HelpController(), style: .sheet) }
      }
      class ProductController: UIViewController {}
      class HelpController: UIViewController {}
      """,
      """
      ShopCoordinator
      > start -push-> ListController
      > push -push-> ProductController
        sheet -present-> HelpController
        ListController -show-> push
        ListController -sheet-> sheet
      """)
  }

  @Test func eachCallOfAFunctionThatAddsAStyleAsksForItsOwnScreen() {
    expectGraph(
      """
      enum Page { case book, author, shop }
      enum Style { case push, modal }
      protocol Navigating: AnyObject { func navigate(to page: Page, style: Style) }
      extension Navigating {
        func navigate(to page: Page) { navigate(to: page, style: .push) }
      }
      final class BooksCoordinator: Navigating {
        private let navigation = UINavigationController()
        func start() { navigation.viewControllers = [BooksController(navigator: self)] }
        func navigate(to page: Page, style: Style) {
          let controller = controller(for: page)
          switch style {
          case .push: navigation.pushViewController(controller, animated: true)
          case .modal: navigation.present(controller, animated: true)
          }
        }
        private func controller(for page: Page) -> UIViewController {
          switch page {
          case .book: return BookController(navigator: self)
          case .author: return AuthorController()
          case .shop: return ShopController()
          }
        }
      }
      final class BooksController: UIViewController {
        private let navigator: Navigating
        init(navigator: Navigating) { self.navigator = navigator }
        @objc func bookTapped() { navigator.navigate(to: .book) }
        @objc func shopTapped() { navigator.navigate(to: .shop, style: .modal) }
      }
      final class BookController: UIViewController {
        private let navigator: Navigating
        init(navigator: Navigating) { self.navigator = navigator }
        @objc func authorTapped() { navigator.navigate(to: .author) }
      }
      final class AuthorController: UIViewController {}
      final class ShopController: UIViewController {}
      """,
      """
      BooksCoordinator
      > start -root-> BooksController
        author -push-> AuthorController
        book -push-> BookController
        shop -present-> ShopController
        BookController -navigate-> author
        BooksController -navigate-> book
        BooksController -shop-> shop
      """)
  }
}
