import Testing

/// Wireframes that push each other by what the app adds to UIKit's classes.
@Suite struct WireframeStyleTests {
  @Test func wireframesKeepTheirScreenBehindAProperty() {
    expectGraph(
      """
      class BaseWireframe<ViewController> where ViewController: UIViewController {
        private unowned var _viewController: ViewController
        private var kept: ViewController?
        init(viewController: ViewController) {
          kept = viewController
          _viewController = viewController
        }
      }
      extension BaseWireframe {
        var viewController: ViewController {
          defer { kept = nil }
          return _viewController
        }
        var navigationController: UINavigationController? { viewController.navigationController }
      }
      extension UINavigationController {
        func pushWireframe<V>(_ wireframe: BaseWireframe<V>, animated: Bool = true) {
          pushViewController(wireframe.viewController, animated: animated)
        }
        func setRootWireframe<V>(_ wireframe: BaseWireframe<V>, animated: Bool = true) {
          setViewControllers([wireframe.viewController], animated: animated)
        }
      }
      final class ListWireframe: BaseWireframe<ListController> {
        init() {
          let list = ListController()
          super.init(viewController: list)
          list.presenter = ListPresenter(wireframe: self)
        }
        func showDetail() { navigationController?.pushWireframe(DetailWireframe()) }
      }
      final class DetailWireframe: BaseWireframe<DetailController> {
        init() { super.init(viewController: DetailController()) }
      }
      final class ListPresenter {
        private let wireframe: ListWireframe
        init(wireframe: ListWireframe) { self.wireframe = wireframe }
        func didSelect() { wireframe.showDetail() }
      }
      final class ListController: UIViewController {
        var presenter: ListPresenter!
        @IBAction func tapped() { presenter.didSelect() }
      }
      final class DetailController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let navigation = UINavigationController()
          navigation.setRootWireframe(ListWireframe())
          window?.rootViewController = navigation
        }
      }
      """,
      """
      ListWireframe entry
      > start -root-> ListController
        showDetail -push-> [DetailWireframe]
        ListController -showDetail-> showDetail
      DetailWireframe
      > start -root-> DetailController
      """)
  }

  @Test(arguments: [
    (
      "screen?.navigationController", "UINavigationController", "pushViewController(page, animated: true)",
      "push"
    ),
    ("screen?.view.window", "UIWindow", "rootViewController = page", "root"),
    ("screen?.tabBarController", "UIViewController", "present(page, animated: true)", "present"),
  ])
  func theAppAddsToAClassOfTheSystem(receiver: String, type: String, code: String, style: String) {
    expectGraph(
      """
      final class ListRouter {
        weak var screen: UIViewController?
        func showDetail() { \(receiver)?.open(DetailController()) }
      }
      extension \(type) {
        func open(_ page: UIViewController) { \(code) }
      }
      final class ListController: UIViewController {
        var router: ListRouter!
        @IBAction func tapped() { router.showDetail() }
      }
      final class DetailController: UIViewController {}
      enum ListModule {
        static func make() -> UIViewController {
          let list = ListController()
          let router = ListRouter()
          router.screen = list
          list.router = router
          return list
        }
      }
      """,
      """
      ListRouter
        showDetail -\(style)-> DetailController
        ListController -showDetail-> showDetail
      """)
  }
}
