import Testing

/// Children of one type that several functions of a flow make, and code of a base class shows.
@Suite struct ChildShownTwiceTests {
  @Test func eachFunctionShowsIt() {
    expectGraph(
      """
      import UIKit

      class Coordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        var root: UIViewController { UIViewController() }
        func present(_ child: Coordinator) { navigation.present(child.root, animated: true) }
      }
      final class OrderCoordinator: Coordinator {
        private let page = OrderController()
        override var root: UIViewController { page }
      }
      final class OrderController: UIViewController {}

      final class ShopCoordinator: Coordinator {
        func start() {
          let list = ListController()
          list.coordinator = self
          navigation.setViewControllers([list], animated: false)
        }
        func selectedOrder() { present(OrderCoordinator(navigation: navigation)) }
        func open(_ link: Link) {
          switch link {
          case .order: present(OrderCoordinator(navigation: navigation))
          }
        }
      }
      final class ListController: UIViewController {
        weak var coordinator: ShopCoordinator?
        @objc func tapped() { coordinator?.selectedOrder() }
      }

      enum Link {
        case order
        init?(_ url: URL) {
          guard url.host == "order" else { return nil }
          self = .order
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        private var coordinator: ShopCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          coordinator = ShopCoordinator(navigation: UINavigationController())
          coordinator?.start()
        }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url, let link = Link(url) else { return }
          coordinator?.open(link)
        }
      }
      """,
      """
      OrderCoordinator
      > start -root-> OrderController
      ShopCoordinator entry
      > start -root-> ListController
        selectedOrder -present-> [OrderCoordinator]
        order -present-> [OrderCoordinator]
        *://order -order-> order
        ListController -selectedOrder-> selectedOrder
      """)
  }
}
