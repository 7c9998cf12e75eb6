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
}
