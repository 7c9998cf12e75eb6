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

/// Static functions of protocols, which call others on the type that only their caller names.
@Suite struct StaticSelfTests {
  @Test(arguments: ["Self.instantiate()", "self.instantiate()", "instantiate()"])
  func aFunctionFillsTheScreenThatAnotherMakes(making: String) {
    expectGraph(
      """
      protocol FromStoryboard: AnyObject {}
      extension FromStoryboard where Self: UIViewController {
        static func instantiate() -> Self {
          let storyboard = UIStoryboard(name: "Main", bundle: nil)
          guard let page = storyboard.instantiateViewController(withIdentifier: "\\(Self.self)") as? Self else { fatalError() }
          return page
        }
      }
      protocol Modelled: AnyObject {
        associatedtype Model
        var model: Model! { get set }
      }
      extension Modelled where Self: UIViewController & FromStoryboard {
        static func instantiate(with model: Model) -> Self {
          let page = \(making)
          page.model = model
          return page
        }
      }
      final class ShelfCoordinator {
        private let navigation = UINavigationController()
        func start() {
          let model = ShelfModel()
          model.help = { [weak self] in self?.showHelp() }
          navigation.setViewControllers([ShelfController.instantiate(with: model)], animated: false)
        }
        private func showHelp() {
          let model = HelpModel()
          model.close = { [weak self] in self?.navigation.popViewController(animated: true) }
          navigation.pushViewController(HelpController.instantiate(with: model), animated: true)
        }
      }
      final class ShelfModel { var help: (() -> Void)? }
      final class HelpModel { var close: (() -> Void)? }
      final class ShelfController: UIViewController, FromStoryboard, Modelled {
        var model: ShelfModel!
        @objc func helpTapped() { model.help?() }
      }
      final class HelpController: UIViewController, FromStoryboard, Modelled {
        var model: HelpModel!
        @objc func closeTapped() { model.close?() }
      }
      """,
      """
      ShelfCoordinator
      > start -root-> ShelfController
        showHelp -push-> HelpController
        HelpController -close-> <
        ShelfController -help-> showHelp
      """)
  }
}
