import Testing

@testable import FlowScan

/// Parsers that share code: what one overrides, and what they hand to the class above or to the next one.
@Suite struct LinkParserTests {
  @Test(arguments: [
    "OrdersStep(CartStep(nil))", "Steps.all()", "Steps.first", "{ OrdersStep(CartStep(nil)) }()",
  ])
  func aChainOfStepsThatOverride(_ chain: String) {
    let links = LinkApp.links(
      """
      protocol Reading: AnyObject { func read(_ source: Source) -> ShopRoute? }
      enum Source { case address(URL), widget(String) }
      class Step: Reading {
        private let next: Reading?
        init(_ next: Reading?) { self.next = next }
        final func read(_ source: Source) -> ShopRoute? { answer(to: source) ?? next?.read(source) }
        func answer(to source: Source) -> ShopRoute? { nil }
      }
      final class CartStep: Step {
        override func answer(to source: Source) -> ShopRoute? {
          guard case .address(let url) = source, url.host == "cart" else { return nil }
          return .cart
        }
      }
      final class OrdersStep: Step {
        override func answer(to source: Source) -> ShopRoute? {
          guard case .address(let url) = source, url.host == "orders" else { return nil }
          return url.pathComponents.count > 1 ? .order(url.pathComponents[1]) : .orders
        }
      }
      enum Steps {
        static let first: Reading = OrdersStep(CartStep(nil))
        static func all() -> Reading { OrdersStep(CartStep(nil)) }
      }
      final class Reader {
        lazy var chain: Reading = \(chain)
        func answer(_ url: URL) -> ShopRoute? { chain.read(.address(url)) }
      }
      func read(_ url: URL) -> ShopRoute? { Reader().answer(url) }
      """)
    #expect(
      links == [
        "shop://cart > ShopCoordinator.cart", "shop://orders > ShopCoordinator.orders",
        "shop://orders/:value > ShopCoordinator.order",
      ])
  }

  /// What one class overrides belongs together: `shop://cart` does not open the orders.
  @Test(arguments: ["var host: String { \"\" }", "var host: String { fatalError() }"])
  func aClassWithPartsThatOthersOverride(_ part: String) {
    let links = LinkApp.links(
      """
      class Handler {
        \(part)
        func route(for url: URL) -> ShopRoute? { nil }
        func handle(_ url: URL) -> ShopRoute? { url.host == host ? route(for: url) : nil }
      }
      class CartHandler: Handler {
        override var host: String { "cart" }
        override func route(for url: URL) -> ShopRoute? { .cart }
      }
      class OrdersHandler: Handler {
        override var host: String { "orders" }
        override func route(for url: URL) -> ShopRoute? { .orders }
      }
      let handlers: [Handler] = [CartHandler(), OrdersHandler()]
      func read(_ url: URL) -> ShopRoute? { handlers.lazy.compactMap { $0.handle(url) }.first }
      """)
    #expect(links == ["shop://cart > ShopCoordinator.cart", "shop://orders > ShopCoordinator.orders"])
  }

  @Test func whatTheClassAboveReads() {
    let links = LinkApp.links(
      """
      class Parser {
        let prefix: String
        init(prefix: String) { self.prefix = prefix }
        func parse(_ url: URL) -> ShopRoute? { url.host == prefix ? .cart : nil }
      }
      final class OrdersParser: Parser {
        init(_ host: String) { super.init(prefix: host) }
        override func parse(_ url: URL) -> ShopRoute? {
          if url.host == "orders" { return .orders }
          return super.parse(url)
        }
      }
      func read(_ url: URL) -> ShopRoute? { OrdersParser("basket").parse(url) }
      """)
    #expect(links == ["shop://basket > ShopCoordinator.cart", "shop://orders > ShopCoordinator.orders"])
  }

  /// An optional list is handed on as a whole, and another one element by element.
  @Test(arguments: [
    "source.segments.flatMap { Self.table[$0.joined(separator: \"/\")] }",
    "source.segments.flatMap { segments in Self.table[segments.joined(separator: \"/\")] }",
    "source.segments.flatMap(find)", "find(source.segments ?? [])", "maybe(source.segments)",
    "source.segments.flatMap { segments in segments.first == \"my\" ? (segments[1] == \"cart\" ? .cart : .orders) : nil }",
  ])
  func anOptionalListOfSegments(_ value: String) {
    let links = LinkApp.links(
      """
      struct Source {
        let url: URL
        var segments: [String]? {
          guard url.scheme == "shop", let host = url.host else { return nil }
          return [host] + url.pathComponents.filter { $0 != "/" }
        }
      }
      struct Parser {
        static let table: [String: ShopRoute] = ["my/cart": .cart, "my/orders": .orders]
        func find(_ segments: [String]) -> ShopRoute? {
          switch segments.joined(separator: "/") {
          case "my/cart": return .cart
          case "my/orders": return .orders
          default: return nil
          }
        }
        func maybe(_ segments: [String]?) -> ShopRoute? { segments.flatMap { find($0) } }
        func parse(_ source: Source) -> ShopRoute? { \(value) }
      }
      func read(_ url: URL) -> ShopRoute? { Parser().parse(Source(url: url)) }
      """)
    #expect(
      links.filter { $0.hasSuffix("cart") } == ["shop://my/cart > ShopCoordinator.cart"], "\(links)")
  }

  /// The parameter that only the number of segments tells has the name that a flow gives it, in one link.
  @Test func aCountedSegmentThatAFlowNames() {
    let links = LinkApp.scan(
      """
      import UIKit
      enum Link { case order(id: String) }
      class SceneDelegate: NSObject, UIWindowSceneDelegate {
        let tabs = TabCoordinator()
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url, let link = read(url) else { return }
          tabs.handle(link)
        }
        func read(_ url: URL) -> Link? {
          let path = url.pathComponents.filter { $0 != "/" }
          guard url.host == "orders", path.count > 0 else { return nil }
          return .order(id: path[0])
        }
      }
      enum Tab: CaseIterable { case shop, orders }
      class TabCoordinator {
        let orders = OrdersCoordinator()
        let tabs = UITabBarController()
        func handle(_ link: Link) {
          guard let tab = Tab.allCases.first(where: { _ in orders.handle(link) }) else { return }
          select(tab)
        }
        func select(_ tab: Tab) {
          switch tab {
          case .shop: tabs.present(ShopController(), animated: true)
          case .orders: tabs.present(OrdersController(), animated: true)
          }
        }
      }
      class OrdersCoordinator {
        let navigation = UINavigationController()
        func handle(_ link: Link) -> Bool {
          guard case .order(let id) = link else { return false }
          navigation.pushViewController(OrderController(id), animated: true)
          return true
        }
      }
      class ShopController: UIViewController {}
      class OrdersController: UIViewController {}
      class OrderController: UIViewController { init(_ id: String) { super.init(nibName: nil, bundle: nil) } }
      """, scheme: "shop")
    #expect(links.map { $0.prefix { $0 != " " } } == ["shop://orders/:id"], "\(links)")
  }

  @Test(arguments: [
    ("url.pathComponents.filter { $0 != \"/\" }.joined(separator: \"/\")", "shop:///my/cart"),
    ("url.pathComponents.dropFirst().joined(separator: \"/\")", "shop:///my/cart"),
    ("url.pathComponents.dropFirst(2).joined(separator: \"/\")", "shop:///:value/my/cart"),
  ])
  func segmentsThatAreJoined(_ text: String, _ pattern: String) {
    let links = LinkApp.links(
      """
      func read(_ url: URL) -> ShopRoute? { \(text) == "my/cart" ? .cart : nil }
      """)
    #expect(links == ["\(pattern.replacing(":///", with: "://")) > ShopCoordinator.cart"])
  }

  /// A message has no address: it is called after the case that code makes of it, and not also after those that flows make of that.
  @Test func aMessageIsNamedOnce() {
    let links = LinkApp.scan(
      """
      import UIKit
      import UserNotifications
      enum Place { case cart, order(String) }
      enum Tab { case basket, history }
      final class Starter: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
        enum Category: String { case abandoned = "CART_LEFT", sent = "ORDER_SENT" }
        let shop = ShopCoordinator()
        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
          let payload = response.notification.request.content.userInfo
          guard let aps = payload["aps"] as? [String: Any], let place = place(aps["category"] as? String, payload) else { return }
          shop.open(place)
        }
        func place(_ text: String?, _ payload: [AnyHashable: Any]) -> Place? {
          guard let category = text.flatMap(Category.init), let id = payload["id"] as? String else { return nil }
          switch category {
          case .abandoned: return .cart
          case .sent: return .order(id)
          }
        }
      }
      class ShopCoordinator {
        let navigation = UINavigationController()
        func open(_ place: Place) {
          switch place {
          case .cart: select(.basket)
          case .order(let id): select(.history)
          }
        }
        func select(_ tab: Tab) {
          switch tab {
          case .basket: navigation.pushViewController(CartController(), animated: true)
          case .history: navigation.pushViewController(OrdersController(), animated: true)
          }
        }
      }
      class CartController: UIViewController {}
      class OrdersController: UIViewController {}
      """)
    #expect(links == ["Place.cart > ShopCoordinator.basket", "Place.order > ShopCoordinator.history"])
  }

  /// A route that waits in a subject is no action of a store that has a case of the same name.
  @Test func aRouteThatWaitsInASubject() {
    let links = LinkApp.scan(
      """
      import UIKit
      class SceneDelegate: NSObject, UIWindowSceneDelegate {
        let inbox = Inbox()
        let shop = ShopCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          inbox.routes.subscribe(onNext: { [shop] route in shop.go(to: route) })
        }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url else { return }
          inbox.take(url)
        }
      }
      final class Inbox {
        let routes = ReplaySubject<Route>.create(bufferSize: 1)
        func take(_ url: URL) {
          guard let route = route(for: url) else { return }
          routes.onNext(route)
        }
        func route(for url: URL) -> Route? {
          switch url.host {
          case "cart": return .cart
          case "orders": return .order
          default: return nil
          }
        }
      }
      enum Route { case cart, order }
      final class Basket {
        enum Action { case order, clear }
        func handle(_ action: Action) {
          switch action {
          case .order: pick(.cheese)
          case .clear: break
          }
        }
        func pick(_ shelf: Shelf) { ShelfCoordinator().go(to: shelf) }
      }
      enum Shelf { case cheese }
      class ShelfCoordinator {
        let navigation = UINavigationController()
        func go(to shelf: Shelf) {
          switch shelf {
          case .cheese: navigation.pushViewController(CheeseController(), animated: true)
          }
        }
      }
      class ShopCoordinator {
        let navigation = UINavigationController()
        func go(to route: Route) {
          switch route {
          case .cart: navigation.pushViewController(CartController(), animated: true)
          case .order: navigation.pushViewController(OrderController(), animated: true)
          }
        }
      }
      class CartController: UIViewController {}
      class OrderController: UIViewController {}
      class CheeseController: UIViewController {}
      """, scheme: "shop")
    #expect(links == ["shop://cart > ShopCoordinator.cart", "shop://orders > ShopCoordinator.order"])
  }

  /// The last segment is what follows the prefix.
  @Test(arguments: ["url.lastPathComponent", "url.pathComponents.last"])
  func theLastSegmentAfterAPrefix(_ last: String) {
    let links = LinkApp.scan(
      """
      import UIKit
      class SceneDelegate: NSObject, UIWindowSceneDelegate {
        let garden = GardenCoordinator()
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url, let page = read(url) else { return }
          garden.open(page)
        }
      }
      enum Page { case bed(number: String?) }
      func read(_ url: URL) -> Page? {
        url.path.hasPrefix("/beds/") ? .bed(number: \(last)) : nil
      }
      class GardenCoordinator {
        let navigation = UINavigationController()
        func open(_ page: Page) {
          switch page {
          case .bed: navigation.pushViewController(BedController(), animated: true)
          }
        }
      }
      class BedController: UIViewController {}
      """, scheme: "garden")
    #expect(links == ["garden://beds/:number > GardenCoordinator.bed"])
  }
}
