import Testing

/// Links of which each leads to what its own case opens, however many of them pass the same code.
@Suite struct LinkChoiceTests {
  @Test func eachLinkOfAChainOfHandlersOpensItsOwnRoute() {
    expectGraph(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let shop = ShopCoordinator()
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          shop.start()
          return true
        }
        func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
          guard let place = LinkChain(handlers: [OrderHandler(), SaleHandler()]).place(for: url) else { return false }
          shop.show(place)
          return true
        }
      }
      enum Place { case catalog, order(id: String), sale }

      protocol LinkHandler { func place(for url: URL) -> Place? }
      struct LinkChain {
        let handlers: [any LinkHandler]
        func place(for url: URL) -> Place? {
          for handler in handlers {
            if let place = handler.place(for: url) { return place }
          }
          return nil
        }
      }
      struct OrderHandler: LinkHandler {
        func place(for url: URL) -> Place? {
          let parts = url.pathComponents
          guard parts.count == 3, parts[1] == "orders" else { return nil }
          return .order(id: parts[2])
        }
      }
      struct SaleHandler: LinkHandler {
        func place(for url: URL) -> Place? { url.path == "/sale" ? .sale : nil }
      }

      final class ShopCoordinator {
        let navigation = UINavigationController()
        func start() { show(.catalog) }
        func show(_ place: Place) {
          switch place {
          case .sale: navigation.present(SaleController(), animated: true)
          default: navigation.pushViewController(controller(for: place), animated: true)
          }
        }
        private func controller(for place: Place) -> UIViewController {
          switch place {
          case .order(let id): return OrderController(id: id)
          default: return CatalogController()
          }
        }
      }
      class CatalogController: UIViewController {}
      class OrderController: UIViewController { init(id: String) { super.init(nibName: nil, bundle: nil) } }
      class SaleController: UIViewController {}
      """,
      """
      ShopCoordinator entry
        sale -present-> SaleController
      > catalog -push-> CatalogController
        order(id: String) -push-> OrderController
        /orders/:value -order-> order
        /sale -sale-> sale
      """)
  }

  @Test func aLinkWithAndOneWithoutAParameterOpenDifferentRoutes() {
    expectGraph(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let mail = MailCoordinator()
        func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
          mail.handle(LinkParser.shared.parse(url))
          return true
        }
      }
      enum Link {
        enum Messages { case all, one(id: String) }
        case messages(Messages)
      }
      final class LinkParser {
        static let shared = LinkParser()
        func parse(_ url: URL) -> Link? {
          guard url.scheme == "mail" else { return nil }
          switch url.host {
          case "messages":
            if let id = url.pathComponents.dropFirst().first { return .messages(.one(id: id)) }
            return .messages(.all)
          default: return nil
          }
        }
      }
      final class MailCoordinator {
        let navigation = UINavigationController()
        func handle(_ link: Link?) {
          switch link {
          case .messages(.all): navigation.popToRootViewController(animated: true)
          case .messages(.one(let id)): navigation.pushViewController(MessageController(id: id), animated: true)
          case nil: break
          }
        }
      }
      class MessageController: UIViewController { init(id: String) { super.init(nibName: nil, bundle: nil) } }
      """,
      """
      MailCoordinator entry
        messages(value: Messages) -push-> MessageController
        mail://messages -all-> <
        mail://messages/:id -one-> messages
      """)
  }
}
