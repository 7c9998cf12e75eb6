import Testing

@testable import FlowScan

/// Values that code makes of the parts of a link, and what each of them opens.
@Suite struct LinkValueTests {
  @Test(arguments: [
    "id.map { .order($0) }", "id.map(ShopRoute.order)", "id.map(ShopRoute.order(_:))",
    "Dictionary(uniqueKeysWithValues: pairs(url))[\"id\"].map(ShopRoute.order)",
  ])
  func aCaseIsMadeWithAnOptional(_ value: String) {
    let links = LinkApp.links(
      """
      func pairs(_ url: URL) -> [(String, String)] {
        URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.map { ($0.name, $0.value ?? "") } ?? []
      }
      func read(_ url: URL) -> ShopRoute? {
        guard url.host == "orders" else { return nil }
        let id = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == "id" }?.value
        return \(value)
      }
      """)
    #expect(links == ["shop://orders?id=:id > ShopCoordinator.order"])
  }

  @Test(arguments: [
    "Section(rawValue: url.lastPathComponent).map { .account($0) }",
    "Section(rawValue: url.lastPathComponent).map(Link.account)",
    "Section(rawValue: url.lastPathComponent).flatMap { Link.account($0) }",
  ])
  func theCaseInsideAnotherChooses(_ value: String) {
    let links = LinkApp.scan(
      """
      import UIKit
      enum Section: String { case settings, orders }
      enum Link { case help, account(Section) }
      func read(_ url: URL) -> Link? {
        switch url.host {
        case "help": return .help
        case "account": return \(value)
        default: return nil
        }
      }
      class SceneDelegate: NSObject, UIWindowSceneDelegate {
        let shop = ShopCoordinator()
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url, let link = read(url) else { return }
          shop.open(link)
        }
      }
      class ShopCoordinator {
        let navigation = UINavigationController()
        func open(_ link: Link) {
          switch link {
          case .help: navigation.present(HelpController(), animated: true)
          case .account(.settings): navigation.present(SettingsController(), animated: true)
          case .account(.orders): navigation.pushViewController(OrdersController(), animated: true)
          }
        }
      }
      class HelpController: UIViewController {}
      class SettingsController: UIViewController {}
      class OrdersController: UIViewController {}
      """, scheme: "shop")
    #expect(
      links == [
        "shop://account/orders > ShopCoordinator.orders",
        "shop://account/settings > ShopCoordinator.settings",
        "shop://help > ShopCoordinator.help",
      ])
  }

  @Test func aDomainOfTheWebIsNoHostOfTheAppsScheme() {
    let links = LinkApp.links(
      """
      func read(_ url: URL) -> ShopRoute? {
        if url.host == "www.shop.com", url.path == "/orders" { return .orders }
        return url.host == "cart" ? .cart : nil
      }
      func read(activity: NSUserActivity) -> ShopRoute? {
        guard let url = activity.webpageURL else { return nil }
        return read(url)
      }
      """)
    #expect(
      links == [
        "https://www.shop.com/orders > ShopCoordinator.orders", "shop://cart > ShopCoordinator.cart",
      ])
  }
}
