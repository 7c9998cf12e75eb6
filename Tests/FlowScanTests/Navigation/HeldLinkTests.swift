import FlowModel
import Testing

@testable import FlowScan

/// A link that a flow holds for later, and messages that bring what links do.
@Suite struct HeldLinkTests {
  /// An app whose root flow begins again for each link, which it keeps until then.
  private func app(_ opening: String, makers: String = "") -> String {
    """
    import UIKit
    enum Page {
      case cart, order(String)
      var isOrder: Bool {
        switch self {
        case .cart: return false
        case .order: return true
        }
      }
    }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate, UNUserNotificationCenterDelegate {
      let root = RootCoordinator()
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url, let page = Reader.page(from: url) else { return }
        root.open(page)
      }
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
      ) {
        guard let page = Reader.page(from: response.notification.request.content.userInfo) else { return }
        root.open(page)
      }
    }
    enum Reader {
      static func page(from url: URL) -> Page? {
        let parts = url.pathComponents.filter { $0 != "/" }
        guard url.scheme == "shop" else { return nil }
        switch url.host {
        case "cart": return .cart
        case "orders": return parts.first.map { Page.order($0) }
        default: return nil
        }
      }
      \(makers)
    }
    \(opening)
    final class WelcomeController: UIViewController { var onEnter: (() -> Void)? }
    final class HomeController: UIViewController {}
    final class CartController: UIViewController {}
    final class OrderController: UIViewController {}
    """
  }

  private let message = """
    static func page(from message: [AnyHashable: Any]) -> Page? {
      guard message["kind"] as? String == "order", let id = message["id"] as? String else { return nil }
      return .order(id)
    }
    """

  private let root = """
    final class RootCoordinator {
      let navigation = UINavigationController()
      private var waiting: Page?
      private var open: [String: HomeCoordinator] = [:]
      private var isIn = false
      func start() {
        if isIn { enter() } else { welcome() }
      }
      func open(_ page: Page) {
        waiting = page
        enter()
      }
      private func welcome() {
        let first = WelcomeController()
        first.onEnter = { [weak self] in self?.enter() }
        navigation.setViewControllers([first], animated: false)
      }
      private func enter() {
        let home = HomeCoordinator(navigation)
        keep(home)
        home.onLeave = { [weak self] in self?.start() }
        home.start(with: take(always: true))
      }
      private func keep(_ home: HomeCoordinator) { open["home"] = home }
      private func take(always: Bool) -> Page? {
        guard let page = waiting, always == true else { return nil }
        waiting = nil
        return page
      }
    }
    final class HomeCoordinator {
      let navigation: UINavigationController
      var onLeave: (() -> Void)?
      init(_ navigation: UINavigationController) { self.navigation = navigation }
      func start(with page: Page?) {
        navigation.setViewControllers([HomeController()], animated: false)
        switch page {
        case .cart?: navigation.pushViewController(CartController(), animated: true)
        case .order?: navigation.pushViewController(OrderController(), animated: true)
        case nil: break
        }
      }
    }
    """

  private func moves(_ source: String) -> [String] {
    LinkApp.result(of: source).graph.transitions.filter { $0.kind == .route }.map {
      "\($0.from.id.isEmpty ? "start" : $0.from.id) > \($0.route)"
    }.sorted()
  }

  @Test func aMessageIsNotReadAsAURL() {
    #expect(
      LinkApp.scan(app(root, makers: message)) == [
        "Page.order > HomeCoordinator.order", "shop://cart > HomeCoordinator.cart",
        "shop://orders/:value > HomeCoordinator.order",
      ])
  }

  @Test func codeThatAFlowRunsLaterIsNotForTheLinkThatItHolds() {
    #expect(
      moves(app(root)) == [
        "HomeCoordinator > RootCoordinator.enter", "HomeCoordinator > RootCoordinator.welcome",
        "WelcomeController > RootCoordinator.enter", "shop://cart > HomeCoordinator.cart",
        "shop://cart > HomeCoordinator.start", "shop://cart > RootCoordinator.enter",
        "shop://orders/:value > HomeCoordinator.order", "shop://orders/:value > HomeCoordinator.start",
        "shop://orders/:value > RootCoordinator.enter", "start > HomeCoordinator.cart",
        "start > HomeCoordinator.order", "start > HomeCoordinator.start", "start > RootCoordinator.enter",
      ])
  }

  /// The code that starts any flow below another is the same for all of them.
  @Test func aLinkOnlyLeadsToTheFlowThatIsMadeForIt() {
    let flows = """
      class Flow {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start(with page: Page?) {}
        func run(_ child: Flow, with page: Page?) { child.start(with: page) }
      }
      protocol Makers {
        func makeCart(_ navigation: UINavigationController) -> Flow
        func makeOrders(_ navigation: UINavigationController) -> (flow: Flow, title: String)
      }
      struct AppMakers: Makers {
        func makeCart(_ navigation: UINavigationController) -> Flow { CartFlow(navigation) }
        func makeOrders(_ navigation: UINavigationController) -> (flow: Flow, title: String) {
          let flow = OrderFlow(navigation)
          return (flow, "Orders")
        }
      }
      final class RootCoordinator: Flow {
        let makers: Makers = AppMakers()
        init() { super.init(UINavigationController()) }
        func open(_ page: Page) { start(with: page) }
        override func start(with page: Page?) {
          run(makers.makeCart(navigation), with: page?.isOrder == false ? page : nil)
          run(makers.makeOrders(navigation).flow, with: page?.isOrder == true ? page : nil)
        }
      }
      final class CartFlow: Flow {
        override func start(with page: Page?) { navigation.pushViewController(CartController(), animated: true) }
      }
      final class OrderFlow: Flow {
        override func start(with page: Page?) { navigation.pushViewController(OrderController(), animated: true) }
      }
      """
    #expect(
      moves(app(flows)).filter { $0.hasPrefix("shop://") && !$0.contains("Root") } == [
        "shop://cart > CartFlow.start", "shop://orders/:value > OrderFlow.start",
      ])
  }
}
