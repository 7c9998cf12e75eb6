import Testing

/// Children that show through a router of their own, whose container their maker puts on screen.
@Suite struct RouterAroundContainerTests {
  @Test(arguments: [
    (
      "let child = DetailCoordinator(router: Router()); child.start(); router.present(child.router)",
      "present"
    ),
    (
      "let child = DetailCoordinator(router: Router()); router.present(child.router); child.start()",
      "present"
    ),
    (
      "let stack = UINavigationController(); let child = DetailCoordinator(router: Router(stack)); child.start(); router.stack.present(stack, animated: true)",
      "present"
    ),
    (
      "let child = DetailCoordinator(router: Router()); child.start(); window?.rootViewController = child.router.toPresentable()",
      "root"
    ),
    ("let child = DetailCoordinator(router: router); router.push(child.make())", "push"),
    (
      "let child = DetailCoordinator(router: router); router.stack.present(child.make(), animated: true)",
      "present"
    ),
  ])
  func theMakerShowsTheChild(code: String, style: String) {
    expectGraph(
      app(code, child: "override func start() { router.setRoot(make()) }"),
      rows(style))
  }

  @Test func theChildFillsItsRouterWhenItIsMade() {
    expectGraph(
      app(
        "let child = DetailCoordinator(router: Router()); router.present(child.router)",
        child: "override init(router: Router) { super.init(router: router); router.setRoot(make()) }"),
      rows("present", parameters: "(router: Router)"))
  }

  private func rows(_ style: String, parameters: String = "") -> String {
    """
    ShopCoordinator entry
    > start -root-> ListController
      showDetail -\(style)-> [DetailCoordinator]
      ListController -onSelect-> showDetail
    DetailCoordinator
    > start\(parameters) -root-> DetailController
    """
  }

  private func app(_ code: String, child: String) -> String {
    """
    protocol Presentable { func toPresentable() -> UIViewController }
    extension UIViewController: Presentable { func toPresentable() -> UIViewController { self } }
    final class Router: Presentable {
      let stack: UINavigationController
      init(_ stack: UINavigationController = UINavigationController()) { self.stack = stack }
      func toPresentable() -> UIViewController { stack }
      func setRoot(_ page: Presentable) { stack.setViewControllers([page.toPresentable()], animated: false) }
      func push(_ page: Presentable) { stack.pushViewController(page.toPresentable(), animated: true) }
      func present(_ page: Presentable) { stack.present(page.toPresentable(), animated: true) }
    }
    class BaseCoordinator {
      let router: Router
      init(router: Router) { self.router = router }
      func start() {}
    }
    final class ShopCoordinator: BaseCoordinator {
      var window: UIWindow?
      override func start() {
        let list = ListController()
        list.onSelect = { [weak self] in self?.showDetail() }
        router.setRoot(list)
      }
      func showDetail() { \(code) }
    }
    final class DetailCoordinator: BaseCoordinator {
      \(child)
      func make() -> UIViewController { DetailController() }
    }
    final class ListController: UIViewController {
      var onSelect: (() -> Void)?
      @IBAction func tapped() { onSelect?() }
    }
    final class DetailController: UIViewController {}
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var coordinator: ShopCoordinator?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let stack = UINavigationController()
        window?.rootViewController = stack
        coordinator = ShopCoordinator(router: Router(stack))
        coordinator?.start()
      }
    }
    """
  }
}
