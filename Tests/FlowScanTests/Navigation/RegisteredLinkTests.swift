import Testing

/// Links that parts of an app register with a registry of the app's own.
@Suite struct RegisteredLinkTests {
  private static func app(_ making: String, _ check: String) -> String {
    """
    import UIKit
    enum Address { static let scheme = "shop" }
    final class Registry {
      private let scheme: String
      private var handlers: [String: ([String: String]) -> Void] = [:]
      init(scheme: String) { self.scheme = scheme }
      func register(_ pattern: String, handler: @escaping ([String: String]) -> Void) {
        handlers[pattern] = handler
      }
      func open(_ url: URL) -> Bool {
        guard \(check) else { return false }
        for (pattern, handler) in handlers where pattern.split(separator: "/").count == url.pathComponents.count {
          handler([:])
          return true
        }
        return false
      }
    }
    final class Services {
      let registry: Registry
      init(registry: Registry) { self.registry = registry }
    }
    \(making)
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      private lazy var services: Services = makeServices()
      private lazy var shop = ShopCoordinator(registry: services.registry)
      func applicationDidFinishLaunching(_ application: UIApplication) { shop.start() }
      func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        services.registry.open(url)
      }
    }
    final class CartController: UIViewController {}
    final class OrderController: UIViewController {}
    final class ShopCoordinator {
      let navigation = UINavigationController()
      let registry: Registry
      init(registry: Registry) { self.registry = registry }
      func start() {
        registry.register("cart") { [weak self] _ in self?.cart() }
        registry.register("orders/:id") { [weak self] values in self?.order(values["id"]) }
      }
      func cart() { navigation.pushViewController(CartController(), animated: true) }
      func order(_ id: String?) { navigation.pushViewController(OrderController(), animated: true) }
    }
    """
  }

  private static let links = [
    "shop://cart > ShopCoordinator.cart", "shop://orders/:id > ShopCoordinator.order",
  ]

  @Test(arguments: [
    "func makeServices() -> Services { Services(registry: Registry(scheme: \"shop\")) }",
    "func makeServices() -> Services { Services(registry: Registry(scheme: Address.scheme)) }",
    """
    enum Factory { static var registry: Registry { Registry(scheme: Address.scheme) } }
    func makeServices() -> Services { Services(registry: Factory.registry) }
    """,
  ]) func theSchemeIsTheOneThatTheRegistryIsMadeWith(_ making: String) {
    #expect(LinkApp.scan(Self.app(making, "url.scheme == scheme")) == Self.links)
    #expect(LinkApp.scan(Self.app(making, "url.scheme?.lowercased() == scheme")) == Self.links)
  }

  /// Two registries with schemes of their own; nothing tells which of them a pattern is in.
  @Test func everySchemeOfARegistryIsALink() {
    let making = """
      func makeServices() -> Services { Services(registry: Registry(scheme: "shop")) }
      func makeOthers() -> Services { Services(registry: Registry(scheme: "store")) }
      """
    #expect(
      LinkApp.scan(Self.app(making, "url.scheme == scheme")) == Self.links
        + ["store://cart > ShopCoordinator.cart", "store://orders/:id > ShopCoordinator.order"])
  }

  /// What the registry is made with is not known, and so neither is the scheme.
  @Test func anUnknownSchemeIsLeftOut() {
    let making =
      "func makeServices() -> Services { Services(registry: Registry(scheme: UserDefaults.standard.scheme)) }"
    #expect(
      LinkApp.scan(Self.app(making, "url.scheme == scheme"))
        == ["cart > ShopCoordinator.cart", "orders/:id > ShopCoordinator.order"])
  }
}
