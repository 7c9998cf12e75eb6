import Testing

@testable import FlowScan

/// Links on their way through the objects and closures of an app before code takes them apart.
@Suite struct LinkChainTests {
  @Test(arguments: [
    "readers.first { $0.accepts(url) }?.page(for: url)",
    "readers.first(where: { $0.accepts(url) }).flatMap { $0.page(for: url) }",
    "readers.filter { $0.accepts(url) }.first?.page(for: url)",
  ])
  func eachReaderOfAChainOnlyGetsTheLinksThatItAccepts(_ choice: String) {
    let links = LinkApp.links(
      """
      protocol Reader {
        func accepts(_ url: URL) -> Bool
        func page(for url: URL) -> ShopRoute?
      }
      protocol HostReader: Reader { var hosts: Set<String> { get } }
      extension HostReader {
        func accepts(_ url: URL) -> Bool { url.scheme == "shop" && hosts.contains(url.host ?? "") }
      }
      struct OrderReader: HostReader {
        let hosts: Set<String> = ["orders", "order"]
        func page(for url: URL) -> ShopRoute? {
          guard url.host == "order" else { return .orders }
          return .order(url.lastPathComponent)
        }
      }
      struct WebReader: Reader {
        func accepts(_ url: URL) -> Bool { url.scheme == "https" && url.host == "shop.example" }
        func page(for url: URL) -> ShopRoute? { url.path == "/cart" ? .cart : nil }
      }
      struct Chain {
        let readers: [Reader]
        static let standard = Chain(readers: [OrderReader(), WebReader()])
        func page(for url: URL) -> ShopRoute? { \(choice) }
      }
      func read(_ url: URL) -> ShopRoute? { Start().chain.page(for: url) }
      struct Start {
        let chain: Chain
        init(chain: Chain = .standard) { self.chain = chain }
      }
      func read(activity: NSUserActivity) -> ShopRoute? { nil }
      """)
    #expect(
      links == [
        "https://shop.example/cart > ShopCoordinator.cart", "shop://order/:value > ShopCoordinator.order",
        "shop://orders > ShopCoordinator.orders",
      ])
  }

  /// A case of the host alone does not take the links with a path.
  @Test func theHostAndThePathInOneTextAreBothCompared() {
    let links = LinkApp.links(
      """
      func read(_ url: URL) -> ShopRoute? {
        guard let host = url.host, ["cart", "orders"].contains(host) else { return nil }
        let parts = url.path.split(separator: "/").map(String.init)
        switch ([host] + parts).joined(separator: "/") {
        case "cart": return .cart
        case "orders": return .orders
        case "orders/last": return .order("last")
        default: return nil
        }
      }
      func read(activity: NSUserActivity) -> ShopRoute? { nil }
      """)
    #expect(
      links == [
        "shop://cart > ShopCoordinator.cart", "shop://orders > ShopCoordinator.orders",
        "shop://orders/last > ShopCoordinator.order",
      ])
  }

  @Test(arguments: [
    "func text(_ name: String) -> String? { items.first { $0.name == name }?.value }\n@",
    "@\nfunc text(_ name: String) -> String? { items.first { $0.name == name }?.value }",
  ])
  func localFunctionsReadParameters(_ body: String) {
    let links = LinkApp.links(
      """
      func read(_ url: URL) -> ShopRoute? {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        \(body.replacing("@", with: "if url.host == \"search\" { return .search(text(\"q\") ?? \"\") }"))
        return nil
      }
      func read(activity: NSUserActivity) -> ShopRoute? { nil }
      """)
    #expect(links == ["shop://search?q=:q"])
  }

  /// What is left when a test of the path fails is no link of its own.
  @Test func aPathThatFailsATestIsThatOfItsHost() {
    let links = LinkApp.links(
      """
      func read(_ url: URL) -> ShopRoute? {
        let path = url.path.split(separator: "/").map(String.init)
        switch url.host {
        case "orders":
          if path.first == "order", path.count == 2 { return .order(path[1]) }
          return .orders
        case "cart": return path.count > 1 && path[1] == "find" ? .search(nil) : .cart
        default: return nil
        }
      }
      func read(activity: NSUserActivity) -> ShopRoute? { nil }
      """)
    #expect(
      links == [
        "shop://cart > ShopCoordinator.cart", "shop://cart/:value/find",
        "shop://orders > ShopCoordinator.orders", "shop://orders/order/:value > ShopCoordinator.order",
      ])
  }

  @Test func registeredPathsHaveTheHostThatTheirClassTests() {
    let links = LinkApp.scan(
      """
      import UIKit
      final class PathTable {
        private struct Row {
          let parts: [String]
          let handler: ([String: String]) -> Void
        }
        private let scheme: String
        private let host: String
        private var rows: [Row] = []
        init(scheme: String, host: String) {
          self.scheme = scheme
          self.host = host
        }
        func on(_ path: String, _ handler: @escaping ([String: String]) -> Void) {
          rows.append(Row(parts: path.split(separator: "/").map(String.init), handler: handler))
        }
        func open(_ url: URL) -> Bool {
          guard url.scheme == scheme, url.host == host else { return false }
          for row in rows where row.parts.count == url.pathComponents.count - 1 {
            row.handler([:])
            return true
          }
          return false
        }
      }
      final class SceneDelegate: NSObject, UIWindowSceneDelegate {
        private let table = PathTable(scheme: "https", host: "shop.example")
        private let shop = ShopCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          table.on("/cart") { _ in self.shop.cart() }
          table.on("/orders/:id") { values in self.shop.order(values["id"]) }
        }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          contexts.map(\\.url).forEach(handle)
        }
        private func handle(_ url: URL) {
          shop.whenReady { [weak self] in
            if url.scheme == "shop" { self?.openOwn(url) } else { _ = self?.table.open(url) }
          }
        }
        private func openOwn(_ url: URL) {
          guard url.scheme == "shop", let host = url.host else { return }
          switch host {
          case "cart": shop.cart()
          default: break
          }
        }
      }
      final class CartController: UIViewController {}
      final class OrderController: UIViewController {}
      final class ShopCoordinator {
        let navigation = UINavigationController()
        private var isReady = false
        private var waiting: [() -> Void] = []
        func whenReady(_ action: @escaping () -> Void) {
          if isReady { action() } else { waiting.append(action) }
        }
        func cart() { navigation.pushViewController(CartController(), animated: true) }
        func order(_ id: String?) { navigation.pushViewController(OrderController(), animated: true) }
      }
      """, scheme: "shop")
    #expect(
      links == [
        "https://shop.example/cart > ShopCoordinator.cart",
        "https://shop.example/orders/:id > ShopCoordinator.order", "shop://cart > ShopCoordinator.cart",
      ])
  }
}
