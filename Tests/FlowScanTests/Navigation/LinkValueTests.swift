import FlowModel
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

  /// A link without the parameter opens what the case does that code takes then.
  @Test(arguments: [
    "return .list(text(\"by\").flatMap(Order.init(rawValue:)) ?? .age)",
    "let order = text(\"by\").flatMap(Order.init(rawValue:))\nreturn .list(order ?? .age)",
    "if let order = text(\"by\").flatMap(Order.init(rawValue:)) { return .list(order) }\nreturn .list(.age)",
  ])
  func codeDoesWithoutACase(_ body: String) {
    let links = LinkApp.scan(
      """
      import UIKit
      enum Order: String { case age, name }
      enum Page { case list(Order) }
      func read(_ url: URL) -> Page? {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        func text(_ name: String) -> String? { items.first { $0.name == name }?.value }
        guard url.host == "animals" else { return nil }
        \(body)
      }
      class SceneDelegate: NSObject, UIWindowSceneDelegate {
        let zoo = ZooCoordinator()
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url, let page = read(url) else { return }
          zoo.open(page)
        }
      }
      class ZooCoordinator {
        let navigation = UINavigationController()
        func open(_ page: Page) {
          switch page {
          case .list: showAnimals()
          }
        }
        private func showAnimals() { navigation.present(AnimalsController(), animated: true) }
      }
      class AnimalsController: UIViewController {}
      """, scheme: "zoo")
    #expect(
      links == [
        "zoo://animals > ZooCoordinator.showAnimals", "zoo://animals?by=age > ZooCoordinator.showAnimals",
        "zoo://animals?by=name > ZooCoordinator.showAnimals",
      ])
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

  @Test func aCaseThatMayBeMissingIsAParameter() {
    let links = LinkApp.scan(
      """
      import UIKit
      enum Kind: String { case birds, fish }
      enum Link { case search(Kind?), animals(Kind) }
      func read(_ url: URL) -> Link? {
        let path = url.pathComponents.filter { $0 != "/" }
        switch (url.host, path.count) {
        case ("search", 1): return .search(Kind(rawValue: path[0]))
        case ("animals", 1): return Kind(rawValue: path[0]).map { .animals($0) }
        default: return nil
        }
      }
      class SceneDelegate: NSObject, UIWindowSceneDelegate {
        let zoo = ZooCoordinator()
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url, let link = read(url) else { return }
          zoo.open(link)
        }
      }
      class ZooCoordinator {
        let navigation = UINavigationController()
        func open(_ link: Link) {
          switch link {
          case .search(let kind): navigation.present(SearchController(kind: kind), animated: true)
          case .animals(let kind): navigation.present(AnimalsController(kind: kind), animated: true)
          }
        }
      }
      class SearchController: UIViewController { init(kind: Kind?) { super.init(nibName: nil, bundle: nil) } }
      class AnimalsController: UIViewController { init(kind: Kind) { super.init(nibName: nil, bundle: nil) } }
      """, scheme: "zoo")
    #expect(
      links == [
        "zoo://animals/birds > ZooCoordinator.animals",
        "zoo://animals/fish > ZooCoordinator.animals",
        "zoo://search/:value > ZooCoordinator.search",
      ])
  }

  /// A list that code without source makes may begin with the text, or with another one.
  @Test(arguments: [
    "if parts.first == \"pay\" { return .cart }\n  return .order(id)",
    "return parts.first == \"pay\" ? .cart : .order(id)",
    "switch parts.first {\n  case \"pay\": return .cart\n  default: return .order(id)\n  }",
  ])
  func whatIsLeftOfATestOfATextIsALinkToo(rest: String) {
    let graph = LinkApp.result(
      of: LinkApp.app(
        """
        func read(_ url: URL) -> ShopRoute? {
          var parts = ArraySlice(url.pathComponents.dropFirst())
          guard url.host == "orders", let id = parts.popFirst() else { return nil }
          \(rest)
        }
        func read(activity: NSUserActivity) -> ShopRoute? { nil }
        """), scheme: "shop"
    ).graph
    let asked = graph.transitions.filter { $0.from.kind == .link }.map {
      "\($0.from.name) -> \($0.route) \($0.triggers)"
    }
    #expect(
      asked == [
        "shop://orders/:id -> ShopCoordinator.order [\"order\"]",
        "shop://orders/:id/pay -> ShopCoordinator.cart [\"cart\"]",
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

  /// The call begins before the link is compared.
  @Test(arguments: [
    "open(.receipt(isPaid: url.lastPathComponent == \"paid\"))",
    "showReceipt(url.lastPathComponent == \"paid\")",
    "open(.receipt(isPaid: url.lastPathComponent == \"paid\" ? true : false))",
  ])
  func anArgumentThatIsComparedWithTheLink(_ call: String) {
    let links = LinkApp.scan(
      """
      import UIKit
      class SceneDelegate: NSObject, UIWindowSceneDelegate {
        let shop = ShopCoordinator()
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          contexts.forEach { shop.handle($0.url) }
        }
      }
      enum Page { case receipt(isPaid: Bool), orders }
      class ShopCoordinator {
        let navigation = UINavigationController()
        func handle(_ url: URL) {
          guard url.scheme == "shop" else { return }
          if url.host == "receipt" { \(call) }
          if url.host == "orders" { open(.orders) }
        }
        private func open(_ page: Page) {
          switch page {
          case .receipt(let isPaid): showReceipt(isPaid)
          case .orders: navigation.pushViewController(OrdersController(), animated: true)
          }
        }
        private func showReceipt(_ isPaid: Bool) {
          navigation.pushViewController(ReceiptController(isPaid: isPaid), animated: true)
        }
      }
      class OrdersController: UIViewController {}
      class ReceiptController: UIViewController { init(isPaid: Bool) {} }
      """, scheme: "shop")
    #expect(
      links == [
        "shop://orders > ShopCoordinator.orders", "shop://receipt > ShopCoordinator.showReceipt",
        "shop://receipt/paid > ShopCoordinator.showReceipt",
      ])
  }

  @Test(arguments: [
    "url.pathComponents.first { $0 != \"/\" }", "url.pathComponents.first(where: { part in part != \"/\" })",
    "url.pathComponents.filter { $0 != \"/\" }.first",
  ])
  func theFirstComponentThatIsNoSlashIsThatOfThePath(_ first: String) {
    let links = LinkApp.links(
      """
      func read(_ url: URL) -> ShopRoute? {
        switch (url.host, \(first)) {
        case ("orders", let id?): return .order(id)
        default: return nil
        }
      }
      """)
    #expect(links == ["shop://orders/:id > ShopCoordinator.order"])
  }

  /// A type may accept only texts of a form: `Address(string: text)`.
  @Test func aSegmentOfWhichTheBeginningIsTestedIsAParameter() {
    let links = LinkApp.links(
      """
      struct Code {
        let text: String
        init?(_ text: String) {
          guard text.hasPrefix("0x") else { return nil }
          self.text = text
        }
      }
      func read(_ url: URL) -> ShopRoute? {
        let parts = url.pathComponents.filter { $0 != "/" }
        guard url.host == "orders", let code = parts.first.flatMap(Code.init) else { return nil }
        return .order(code.text)
      }
      """)
    #expect(links == ["shop://orders/:value > ShopCoordinator.order"])
  }
}
