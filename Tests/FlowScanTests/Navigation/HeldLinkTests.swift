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

  @Test func aMessageIsNotReadAsAURL() {
    #expect(
      LinkApp.scan(app(root, makers: message)) == [
        "Page.order > HomeCoordinator.order", "shop://cart > RootCoordinator.enter",
        "shop://orders/:value > HomeCoordinator.order",
      ])
  }

  /// A flow that keeps the case of a link is no parser that is made of others.
  @Test func whatAFlowKeepsDoesNotKeepTheScanBusy() {
    let result = LinkApp.result(of: app(root))
    #expect(result.findings.map(\.rule) == [])
    #expect(
      result.graph.links.map { "\($0.pattern) > \($0.route)" } == [
        "shop://cart > RootCoordinator.enter", "shop://orders/:value > HomeCoordinator.order",
      ])
  }
}
