import Testing

@testable import FlowScan

/// Initialisers that choose by the scheme which other one reads the rest of the link, after code that asked for the scheme already.
@Suite struct DelegatedLinkTests {
  @Test(arguments: [
    """
    switch url.scheme {
    case "shop": self.init(own: url)
    case "https" where url.host == "shop.example": self.init(web: url)
    default: return nil
    }
    """,
    """
    if url.scheme == "shop" {
      self.init(own: url)
    } else {
      self.init(web: url)
    }
    """,
    """
    guard url.scheme == "shop" else { return nil }
    self.init(own: url)
    """,
    """
    guard url.scheme == "shop" else { return nil }
    guard let link = Link(own: url) else { return nil }
    self = link
    """,
    """
    switch url.scheme {
    case "shop": self.init(own: url)
    default: return nil
    }
    track("link")
    """,
  ])
  func anInitialiserThatHandsTheLinkOn(_ body: String) {
    let links = LinkApp.links(
      """
      enum Link {
        case cart, orders, order(String)
        init?(url: URL) {
          \(body)
        }
        private init?(own url: URL) {
          let parts = url.pathComponents.filter { $0 != "/" }
          switch (url.host, parts.count) {
          case ("cart", 0): self = .cart
          case ("orders", 0): self = .orders
          case ("orders", 1): self = .order(parts[0])
          default: return nil
          }
        }
        private init?(web url: URL) {
          guard url.host == "shop.example", url.path == "/cart" else { return nil }
          self = .cart
        }
        var route: ShopRoute {
          switch self {
          case .cart: .cart
          case .orders: .orders
          case .order(let id): .order(id)
          }
        }
      }
      func read(_ url: URL) -> ShopRoute? {
        guard url.scheme == "shop" || url.scheme == "https" else { return nil }
        guard let link = Link(url: url) else { return nil }
        return link.route
      }
      """)
    #expect(
      links.filter { $0.hasPrefix("shop") && !$0.contains("shop.example") } == [
        "shop://cart > ShopCoordinator.cart", "shop://orders > ShopCoordinator.orders",
        "shop://orders/:id > ShopCoordinator.order",
      ])
  }

  /// The object keeps what the other initialiser read.
  @Test(arguments: ["self.init(.cart)", "self.init(route: .cart)", "route = .cart"])
  func anInitialiserOfAStruct(_ cart: String) {
    let links = LinkApp.links(
      """
      struct Link {
        let route: ShopRoute
        init(_ route: ShopRoute) { self.route = route }
        init?(url: URL) {
          switch url.scheme {
          case "shop": self.init(own: url)
          default: return nil
          }
        }
        private init?(own url: URL) {
          switch url.host {
          case "cart": \(cart)
          case "orders": \(cart.replacing("cart", with: "orders"))
          default: return nil
          }
        }
      }
      func read(_ url: URL) -> ShopRoute? {
        guard url.scheme == "shop" else { return nil }
        guard let link = Link(url: url) else { return nil }
        return link.route
      }
      """)
    #expect(links == ["shop://cart > ShopCoordinator.cart", "shop://orders > ShopCoordinator.orders"])
  }
}
