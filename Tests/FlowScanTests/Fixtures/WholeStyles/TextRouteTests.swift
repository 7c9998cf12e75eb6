import Testing

/// Screens that closures make which a class of the app keeps by the patterns of URLs.
@Suite struct TextRouteTests {
  @Test func aTextAsksForTheScreenThatIsRegisteredForIt() {
    expectGraph(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let root = UINavigationController()
        lazy var navigator = AppNavigator(root: root)
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          navigator.register("shop://list") { _ in ListController(navigator: self.navigator) }
          navigator.register("shop://orders/<id>", builder: order(navigator))
          navigator.register("shop://orders/<id>/map") { _ in MapController() }
          navigator.register("shop://profile") { _ in ProfileController(navigator: self.navigator) }
          navigator.setRoot("shop://list")
          return true
        }
        private func order(_ navigator: AppNavigator) -> Builder { { _ in OrderController(navigator: navigator) } }
      }
      typealias Builder = ([String: String]) -> UIViewController?
      final class AppNavigator {
        private struct Entry { let pattern: Pattern; let builder: Builder }
        private let root: UINavigationController
        private var entries: [Entry] = []
        init(root: UINavigationController) { self.root = root }
        func register(_ pattern: String, builder: @escaping Builder) {
          entries.append(Entry(pattern: Pattern(pattern), builder: builder))
        }
        func open(_ path: String) {
          for entry in entries {
            guard let found = entry.pattern.match(path), let page = entry.builder(found) else { continue }
            root.pushViewController(page, animated: true)
          }
        }
        func setRoot(_ path: String) {
          guard let entry = entries.first(where: { $0.pattern.match(path) != nil }) else { return }
          root.setViewControllers([entry.builder([:])!], animated: false)
        }
      }
      struct Pattern {
        let expression: NSRegularExpression
        init(_ text: String) { expression = try! NSRegularExpression(pattern: text) }
        func match(_ text: String) -> [String: String]? { nil }
      }
      final class ListController: UIViewController {
        let navigator: AppNavigator
        init(navigator: AppNavigator) { self.navigator = navigator; super.init(nibName: nil, bundle: nil) }
        @objc func row() { navigator.open("shop://orders/" + "1") }
        @objc func profile() { navigator.open("shop://profile") }
      }
      final class OrderController: UIViewController {
        let navigator: AppNavigator
        let id = 1
        init(navigator: AppNavigator) { self.navigator = navigator; super.init(nibName: nil, bundle: nil) }
        @objc func map() { navigator.open("shop://orders/\\(id)/map") }
      }
      final class MapController: UIViewController {}
      final class ProfileController: UIViewController {
        let navigator: AppNavigator
        init(navigator: AppNavigator) { self.navigator = navigator; super.init(nibName: nil, bundle: nil) }
        @objc func orders() { navigator.open("shop://list") }
      }
      """,
      """
      AppNavigator entry
        open.ListController(path: String) -push-> ListController
        open.MapController(path: String) -push-> MapController
        open.OrderController(path: String) -push-> OrderController
        open.ProfileController(path: String) -push-> ProfileController
      > setRoot.ListController(path: String) -root-> ListController
        setRoot.MapController(path: String) -root-> MapController
        setRoot.OrderController(path: String) -root-> OrderController
        setRoot.ProfileController(path: String) -root-> ProfileController
        ListController -open-> open.OrderController
        ListController -open-> open.ProfileController
        OrderController -open-> open.MapController
        ProfileController -open-> open.ListController
      """)
  }

  @Test(arguments: ["{ self.showProduct($0) }", "showProduct", "showProduct(_:)", "self.showProduct"])
  func aFunctionIsRegisteredByItsName(handler: String) {
    expectGraph(
      """
      import UIKit
      final class LinkTable {
        private var handlers: [String: ([String: String]) -> Void] = [:]
        func register(_ pattern: String, handler: @escaping ([String: String]) -> Void) { handlers[pattern] = handler }
        func open(_ url: URL) {
          for (pattern, handler) in handlers where matches(pattern, url) { handler([:]) }
        }
        private func matches(_ pattern: String, _ url: URL) -> Bool { false }
      }
      final class ShopCoordinator {
        let navigation = UINavigationController()
        let links = LinkTable()
        init() { links.register("product/:id", handler: \(handler)) }
        func start() { navigation.viewControllers = [CatalogController()] }
        func showProduct(_ values: [String: String]) {
          navigation.pushViewController(ProductController(), animated: true)
        }
      }
      final class CatalogController: UIViewController {}
      final class ProductController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let shop = ShopCoordinator()
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          contexts.forEach { shop.links.open($0.url) }
        }
      }
      """,
      """
      ShopCoordinator entry
      > start -root-> CatalogController
        showProduct(values: [String: String]) -push-> ProductController
        product/:id -showProduct-> showProduct
      """)
  }
}
