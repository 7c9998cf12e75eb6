import Foundation

@testable import FlowScan
import FlowModel
import SwiftFacts

/// An app with a shop whose delegate is given URLs.
enum LinkApp {
  /// Links of an app whose delegate is handed a URL and gives the route to a flow.
  static func links(_ parser: String, scheme: String = "shop", domains: [String] = []) -> [String] {
    scan(app(parser), scheme: scheme, domains: domains)
  }

  /// The source of the app with a parser.
  static func app(_ parser: String) -> String {
    """
    import UIKit
    class SceneDelegate: NSObject, UIWindowSceneDelegate {
      let shop = ShopCoordinator()
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url, let route = read(url) else { return }
        shop.go(to: route)
      }
      func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        guard let route = read(activity: userActivity) else { return }
        shop.go(to: route)
      }
    }
    enum ShopRoute { case cart, orders, order(String), search(String?) }
    class CartController: UIViewController {}
    class OrdersController: UIViewController {}
    class OrderController: UIViewController {}
    class ShopCoordinator {
      let navigation = UINavigationController()
      func go(to route: ShopRoute) {
        switch route {
        case .cart: navigation.pushViewController(CartController(), animated: true)
        case .orders: navigation.pushViewController(OrdersController(), animated: true)
        case .order(let id): navigation.pushViewController(OrderController(), animated: true)
        case .search: break
        }
      }
    }
    \(parser)
    """
  }

  /// The links of some source, each with the route that it opens.
  static func scan(_ text: String, scheme: String = "", domains: [String] = []) -> [String] {
    result(of: text, scheme: scheme, domains: domains).graph.links.map { link in
      link.route.isEmpty ? link.pattern : "\(link.pattern) > \(link.route)"
    }
  }

  static func result(of text: String, scheme: String = "", domains: [String] = []) -> ScanResult {
    var settings = ScanSettings(name: "Shop")
    if !scheme.isEmpty {
      settings.projectFiles.append(
        list("Info.plist", ["CFBundleURLTypes": [["CFBundleURLSchemes": [scheme]]]]))
    }
    if !domains.isEmpty {
      settings.projectFiles.append(
        list(
          "Shop.entitlements", ["com.apple.developer.associated-domains": domains.map { "applinks:" + $0 }]))
    }
    return ValueFlowScan(settings: settings).graph(of: [SourceReader.read(text, path: "Shop.swift")])
  }

  private static func list(_ path: String, _ content: [String: Any]) -> ProjectFile {
    let bytes = try? PropertyListSerialization.data(fromPropertyList: content, format: .xml, options: 0)
    return ProjectFile(path: path, bytes: bytes ?? Data())
  }
}
