import Testing

/// Initialisers of a type that only the caller of the code knows.
@Suite struct CallerDecidesTypeTests {
  @Test(arguments: [
    ("let list: ListController = make()", "func make<T: UIViewController>() -> T { T() }"),
    (
      "let list = make(ListController.self)",
      "func make<T: UIViewController>(_ type: T.Type) -> T { T.init() }"
    ),
    (
      "let list = ListController.make()",
      "extension UIViewController { static func make() -> Self { Self.init() } }"
    ),
    (
      "let list = ListController.make()",
      "extension UIViewController { class func make() -> Self { Self() } }"
    ),
  ])
  func aScreenOfThatTypeIsMade(making: String, function: String) {
    expectGraph(
      """
      \(function)
      final class ShopCoordinator {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          \(making)
          list.onPick = { [weak self] in self?.showDetail() }
          navigation.setViewControllers([list], animated: false)
        }
        func showDetail() { navigation.pushViewController(DetailController(), animated: true) }
      }
      final class ListController: UIViewController {
        var onPick: (() -> Void)?
        @IBAction func tapped() { onPick?() }
      }
      final class DetailController: UIViewController {}
      """,
      """
      ShopCoordinator
      > start -root-> ListController
        showDetail -push-> DetailController
        ListController -onPick-> showDetail
      """)
  }
}
