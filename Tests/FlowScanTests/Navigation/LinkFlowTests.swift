import FlowModel
import Foundation
import Testing

@testable import FlowScan
import SwiftFacts

/// What the code asks about a URL is a link, in every usual form.
@Suite struct LinkFlowTests {
  private func links(_ parser: String, scheme: String = "shop", domains: [String] = []) -> [String] {
    LinkApp.links(parser, scheme: scheme, domains: domains)
  }

  private func scan(_ text: String, scheme: String = "", domains: [String] = []) -> [String] {
    LinkApp.scan(text, scheme: scheme, domains: domains)
  }

  @Test func theFirstOfALazyChainOfParsersThatAnswersWins() {
    let found = links(
      """
      protocol LinkParser { func parse(_ url: URL) -> ShopRoute? }
      struct CartParser: LinkParser {
        func parse(_ url: URL) -> ShopRoute? { url.scheme == "shop" && url.host == "cart" ? .cart : nil }
      }
      struct OrderParser: LinkParser {
        func parse(_ url: URL) -> ShopRoute? {
          guard url.scheme == "shop", url.host == "order", url.pathComponents.count > 1 else { return nil }
          return .order(url.pathComponents[1])
        }
      }
      let parsers: [LinkParser] = [CartParser(), OrderParser()]
      func read(_ url: URL) -> ShopRoute? { parsers.lazy.compactMap { $0.parse(url) }.first }
      """)
    #expect(found == ["shop://cart > ShopCoordinator.cart", "shop://order/:value > ShopCoordinator.order"])
  }

  @Test func aCaseIsNoLinkForAFunctionOfTheSameName() {
    let found = scan(
      """
      import UIKit
      enum ShopRoute { case cart, order(String) }
      final class SceneDelegate: NSObject, UIWindowSceneDelegate {
        let shop = ShopCoordinator()
        var window: UIWindow?
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          if let url = contexts.first?.url { open(url) }
        }
        private func open(_ url: URL) {
          guard let route = read(url), let tabs = window?.rootViewController as? TabsController else { return }
          tabs.open(route)
        }
        private func read(_ url: URL) -> ShopRoute? {
          let parts = url.pathComponents.filter { $0 != "/" }
          guard url.scheme == "shop", parts.count == 2, parts[0] == "order" else { return nil }
          return .order(parts[1])
        }
      }
      final class TabsController: UITabBarController {
        let shop = ShopCoordinator()
        func open(_ route: ShopRoute) { shop.go(to: route) }
      }
      final class ShopCoordinator {
        let navigation = UINavigationController()
        func go(to route: ShopRoute) {
          switch route {
          case .cart: navigation.pushViewController(CartController(), animated: true)
          case .order: navigation.pushViewController(OrderController(), animated: true)
          }
        }
      }
      final class CartController: UIViewController {}
      final class OrderController: UIViewController {}
      """)
    #expect(found == ["shop://order/:value > ShopCoordinator.order"])
  }

  @Test func theResultOfAFunctionWithoutReturnHasAPlace() {
    let source = """
      import UIKit
      enum ShopRoute { case cart }
      final class SceneDelegate: NSObject, UIWindowSceneDelegate {
        let shop = ShopCoordinator()
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          if let url = contexts.first?.url, let route = read(url) { shop.go(to: route) }
        }
        private func read(_ url: URL) -> ShopRoute? {
          url.scheme == "shop" && url.host == "cart" ? .cart : nil
        }
      }
      final class ShopCoordinator {
        let navigation = UINavigationController()
        func go(to route: ShopRoute) {
          switch route {
          case .cart: navigation.pushViewController(CartController(), animated: true)
          }
        }
      }
      final class CartController: UIViewController {}
      """
    let files = [SourceReader.read(source, path: "Shop.swift")]
    let links = ValueFlowScan(settings: ScanSettings(name: "Shop")).graph(of: files).graph.links
    #expect(links.map { "\($0.pattern) \($0.location?.line ?? 0)" } == ["shop://cart 9"])
  }

  // MARK: - What is asked of a URL

  @Test func `the host in a switch`() {
    #expect(
      links(
        """
        func read(_ url: URL) -> ShopRoute? {
          switch url.host {
          case "cart": return .cart
          case "orders": return .orders
          default: return nil
          }
        }
        """) == ["shop://cart > ShopCoordinator.cart", "shop://orders > ShopCoordinator.orders"])
  }

  @Test func `the path by its place, under a host`() {
    #expect(
      links(
        """
        func read(_ url: URL) -> ShopRoute? {
          guard url.scheme == "shop", url.host == "orders" else { return nil }
          let parts = url.pathComponents
          if parts.count > 1, parts[1] == "open" { return .orders }
          return .order(parts[1])
        }
        """) == [
          "shop://orders/:value > ShopCoordinator.order", "shop://orders/open > ShopCoordinator.orders",
        ])
  }

  @Test(arguments: [
    ("url.pathComponents.dropFirst()", 2), ("Array(url.pathComponents.dropFirst())", 1),
    ("url.pathComponents.dropFirst().map { $0 }", 1), ("url.pathComponents.dropFirst().dropFirst()", 2),
  ])
  func `the path as a slice, which keeps its indices`(parts: String, index: Int) {
    #expect(
      links(
        """
        func read(_ url: URL) -> ShopRoute? {
          let parts = \(parts)
          guard url.host == "orders" else { return nil }
          return .order(parts[\(index)])
        }
        """) == ["shop://orders/:value/:value > ShopCoordinator.order"])
  }

  @Test func `the path as a list of a pattern`() {
    #expect(
      links(
        """
        func read(_ url: URL) -> ShopRoute? {
          switch (url.host, url.pathComponents) {
          case ("shop", ["/", "orders"]): return .orders
          case ("shop", ["/", "cart"]): return .cart
          default: return nil
          }
        }
        """) == ["shop://shop/cart > ShopCoordinator.cart", "shop://shop/orders > ShopCoordinator.orders"])
  }

  @Test(arguments: ["String(path.dropFirst())", "id(in: path)"])
  func `the path without its first sign, beside a host`(id: String) {
    #expect(
      links(
        """
        func id(in path: String) -> String { "\\(path.dropFirst())" }
        func read(_ url: URL) -> ShopRoute? {
          guard let host = url.host else { return nil }
          switch (host, url.path) {
          case ("order", let path) where path.count > 1:
            guard let id = Int(path.dropFirst()) else { return nil }
            return .order(\(id))
          case ("cart", _): return .cart
          default: return nil
          }
        }
        """) == ["shop://cart > ShopCoordinator.cart", "shop://order/:id > ShopCoordinator.order"])
  }

  @Test func `items of the query that must be there`() {
    #expect(
      links(
        """
        func read(_ url: URL) -> ShopRoute? {
          guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false),
            components.host == "order",
            let id = components.queryItems?.first(where: { $0.name == "id" })?.value
          else { return nil }
          return .order(id)
        }
        """) == ["shop://order?id=:id > ShopCoordinator.order"])
  }

  @Test func `an enum that is made of the host`() {
    #expect(
      links(
        """
        enum Place: String { case cart, list = "all-orders" }
        func read(_ url: URL) -> ShopRoute? {
          guard let place = url.host.flatMap({ Place(rawValue: $0) }) else { return nil }
          switch place {
          case .cart: return .cart
          case .list: return .orders
          }
        }
        """) == ["shop://all-orders > ShopCoordinator.orders", "shop://cart > ShopCoordinator.cart"])
  }

  @Test func `a text in lower case is never one with a capital`() {
    #expect(
      links(
        """
        enum Place: String { case cart, allOrders }
        func read(_ url: URL) -> ShopRoute? {
          guard let host = url.host?.lowercased(), let place = Place(rawValue: host) else { return nil }
          switch place {
          case .cart: return .cart
          case .allOrders: return .orders
          }
        }
        """) == ["shop://cart > ShopCoordinator.cart"])
  }

  @Test func `a regular expression with fixed parts`() {
    #expect(
      links(
        #"""
        func read(_ url: URL) -> ShopRoute? {
          if url.path.range(of: "^/orders/(?<id>[0-9]+)$", options: .regularExpression) != nil {
            return .order(url.lastPathComponent)
          }
          return nil
        }
        """#) == ["shop://orders/:id > ShopCoordinator.order"])
  }

  @Test func `a table of routes by host`() {
    #expect(
      links(
        """
        let table: [String: ShopRoute] = ["cart": .cart, "orders": .orders]
        func read(_ url: URL) -> ShopRoute? {
          guard let host = url.host, let route = table[host] else { return nil }
          return route
        }
        """) == ["shop://cart > ShopCoordinator.cart", "shop://orders > ShopCoordinator.orders"])
  }

  // MARK: - Who asks

  @Test func `of a chain of parsers behind a protocol the first that answers`() {
    #expect(
      links(
        """
        protocol Parser { func parse(_ url: URL) -> ShopRoute? }
        struct CartParser: Parser {
          func parse(_ url: URL) -> ShopRoute? { url.host == "cart" ? .cart : nil }
        }
        struct OrderParser: Parser {
          func parse(_ url: URL) -> ShopRoute? {
            guard url.host == "orders" else { return nil }
            return .orders
          }
        }
        let parsers: [Parser] = [CartParser(), OrderParser()]
        func read(_ url: URL) -> ShopRoute? { parsers.lazy.compactMap { $0.parse(url) }.first }
        """) == ["shop://cart > ShopCoordinator.cart", "shop://orders > ShopCoordinator.orders"])
  }

  @Test func `an activity of a website, with the domain that is declared`() {
    #expect(
      links(
        """
        func read(activity: NSUserActivity) -> ShopRoute? {
          guard activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL,
            url.path == "/orders"
          else { return nil }
          return .orders
        }
        """, domains: ["shop.example"]) == ["https://shop.example/orders > ShopCoordinator.orders"])
  }

  @Test func `any of several domains`() {
    #expect(
      links(
        """
        func read(activity: NSUserActivity) -> ShopRoute? {
          guard let url = activity.webpageURL, url.path == "/orders" else { return nil }
          return .orders
        }
        """, domains: ["shop.example", "shop.test"]) == ["https://*/orders > ShopCoordinator.orders"])
  }

  @Test func `a scheme that a build setting says`() {
    #expect(
      links(
        "func read(_ url: URL) -> ShopRoute? { url.host == \"cart\" ? .cart : nil }", scheme: "$(SHOP_SCHEME)"
      )
        == ["$(SHOP_SCHEME)://cart > ShopCoordinator.cart"])
  }

  @Test func `what a notification carries is told by the case`() {
    #expect(
      scan(
        """
        import UIKit
        enum DeepLink { case cart, orders }
        class CartController: UIViewController {}
        class ShopCoordinator {
          let navigation = UINavigationController()
          func open(_ link: DeepLink) {
            switch link {
            case .cart: navigation.pushViewController(CartController(), animated: true)
            case .orders: break
            }
          }
        }
        class AppDelegate: UIResponder, UIApplicationDelegate {
          let shop = ShopCoordinator()
          func application(_ app: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]) {
            if let link = read(info) { shop.open(link) }
          }
          private func read(_ info: [AnyHashable: Any]) -> DeepLink? {
            guard let target = info["target"] as? String else { return nil }
            switch target {
            case "cart": return .cart
            case "orders": return .orders
            default: return nil
            }
          }
        }
        """) == ["DeepLink.cart > ShopCoordinator.cart", "DeepLink.orders"])
  }

  /// An app that is opened by a tap on a notification.
  private func notified(_ code: String) -> [String] {
    scan(
      """
      import UIKit
      enum ShopRoute { case cart }
      class CartController: UIViewController {}
      class ShopCoordinator {
        let navigation = UINavigationController()
        func go(to route: ShopRoute) {
          switch route {
          case .cart: navigation.pushViewController(CartController(), animated: true)
          }
        }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
        let shop = ShopCoordinator()
        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
          let info = response.notification.request.content.userInfo
          \(code)
        }
      }
      """, scheme: "shop")
  }

  @Test func `the kind in the payload of a tapped notification`() {
    #expect(
      notified("if info[\"kind\"] as? String == \"cart\" { shop.go(to: .cart) }")
        == ["ShopRoute.cart > ShopCoordinator.cart"])
  }

  @Test func `a URL in the payload of a tapped notification`() {
    #expect(
      notified(
        """
        guard let text = info["link"] as? String, let url = URL(string: text) else { return }
        if url.host == "cart" { shop.go(to: .cart) }
        """) == ["shop://cart > ShopCoordinator.cart"])
  }

  @Test func `a flow that answers a URL itself`() {
    #expect(
      scan(
        """
        import UIKit
        class CartController: UIViewController {}
        class ShopCoordinator {
          let navigation = UINavigationController()
          func handle(_ url: URL) {
            if url.host == "cart" { showCart() }
          }
          private func showCart() { navigation.pushViewController(CartController(), animated: true) }
        }
        class AppDelegate: UIResponder, UIApplicationDelegate {
          let shop = ShopCoordinator()
          func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any])
            -> Bool
          {
            shop.handle(url)
            return true
          }
        }
        """, scheme: "shop") == ["shop://cart > ShopCoordinator.showCart"])
  }

  @Test func `what follows a branch is reached by all`() {
    #expect(
      links(
        """
        func log() {}
        func read(_ url: URL) -> ShopRoute? {
          if url.host == "cart" { log() }
          if url.host == "orders" { return .orders }
          return .cart
        }
        """) == ["shop://orders > ShopCoordinator.orders"])
  }

  // MARK: - Paths

  /// An app whose coordinator replaces its path by the routes of a link.
  private func paths(_ replacing: String, _ path: String) -> String {
    """
    import SwiftUI
    enum Page: Hashable {
      case product(id: String), cart
      init?(url: URL) {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
        switch parts.host {
        case "product": self = .product(id: parts.path)
        case "cart": self = .cart
        default: return nil
        }
      }
    }
    final class ShopCoordinator: ObservableObject {
      @Published var path\(path)
      func handle(_ url: URL) {
        guard let page = Page(url: url) else { return }
        \(replacing)
      }
      func reset(to pages: [Page]) { path = NavigationPath(pages) }
      @ViewBuilder func view(for page: Page) -> some View {
        switch page {
        case .product(let id): ProductView(id: id)
        case .cart: CartView()
        }
      }
    }
    struct ShopView: View {
      @StateObject private var coordinator = ShopCoordinator()
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          HomeView().navigationDestination(for: Page.self, destination: coordinator.view(for:))
        }
        .onOpenURL(perform: coordinator.handle)
      }
    }
    struct HomeView: View { var body: some View { Text("Home") } }
    struct CartView: View { var body: some View { Text("Cart") } }
    struct ProductView: View { let id: String; var body: some View { Text(id) } }
    @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
    """
  }

  @Test(arguments: [
    ("path = [page]", ": [Page] = []"), ("path = .init([page])", " = NavigationPath()"),
    ("reset(to: [page])", " = NavigationPath()"), ("path.append(page)", " = NavigationPath()"),
  ]) func aPathIsReplacedByTheRoutesOfALink(replacing: String, path: String) {
    #expect(
      scan(paths(replacing, path), scheme: "shop") == [
        "shop://cart > ShopCoordinator.cart", "shop://product > ShopCoordinator.product",
      ])
  }

  @Test func aViewIsNotThePartOfALink() {
    let text = paths("path = [page]", ": [Page] = []")
    let result = ValueFlowScan(settings: ScanSettings(name: "Shop")).graph(
      of: [SourceReader.read(text, path: "Shop.swift")])
    let start = result.graph.transitions.filter { $0.from.kind == .start }
    #expect(start.map { "\($0.route) \($0.triggers)" } == ["ShopCoordinator.start []"])
  }

  @Test(arguments: [
    ("other", ["shop://"]),
    // Both are the app's own: either opens it.
    ("beta", ["beta://", "shop://"]),
  ]) func theSchemesThatCodeAllowsAreNoLinks(scheme: String, expected: [String]) {
    let text = """
      enum Decision { case allowed, refused, shop }
      struct Guard {
        func decide(url: URL) -> Decision {
          if url.scheme == "shop" { return .shop }
          return isAllowed(url) ? .allowed : .refused
        }
        private func isAllowed(_ url: URL) -> Bool {
          guard let scheme = url.scheme else { return false }
          return ["https", "mailto", "beta"].contains(scheme.lowercased())
        }
      }
      """
    #expect(scan(text, scheme: scheme) == expected)
  }

  @Test(arguments: ["store.open(_:)", "store.open", "open", "open(_:)"])
  func aViewHandsLinksToAFunctionByItsName(_ function: String) {
    let found = scan(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopCoordinatorView() } } }
      enum ShopRoute: Hashable { case product(id: String), cart }
      final class ShopStore: ObservableObject {
        @Published var path: [ShopRoute] = []
        func open(_ url: URL) {
          switch url.host {
          case "product": self.path = [.product(id: url.lastPathComponent)]
          case "cart": path.append(.cart)
          default: break
          }
        }
      }
      struct ShopCoordinatorView: View {
        @StateObject private var store = ShopStore()
        var body: some View {
          NavigationStack(path: $store.path) {
            ShopView().navigationDestination(for: ShopRoute.self) { route in
              switch route {
              case .product(let id): ProductView(id: id)
              case .cart: CartView()
              }
            }
          }
          .onOpenURL(perform: \(function))
        }
        private func open(_ url: URL) { store.open(url) }
      }
      struct ShopView: View { var body: some View { Text("") } }
      struct ProductView: View { let id: String; var body: some View { Text(id) } }
      struct CartView: View { var body: some View { Text("") } }
      """, scheme: "shop")
    #expect(
      found == [
        "shop://cart > ShopCoordinatorView.cart", "shop://product/:value > ShopCoordinatorView.product",
      ])
  }
}
