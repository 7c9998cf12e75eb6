/// The state of the app, in place of a server and a disk.
@MainActor public final class ShopState {
  /// Whether the visitor has seen the introduction.
  public var hasSeenOnboarding = false
  /// The signed-in customer.
  public var account: Account?
  /// The products for sale.
  public var products = [
    Product(id: 41, name: "Teapot", price: 3900), Product(id: 42, name: "Towel", price: 1500),
    Product(id: 43, name: "Lamp", price: 5200), Product(id: 44, name: "Chair", price: 8900),
  ]
  /// The products in the cart.
  public var cart: [Product] = []
  /// The past orders.
  public private(set) var orders: [Order] = []

  /// Creates the state for a new visitor.
  public init() {}

  /// The product with a number, or a placeholder if there is none.
  public func product(_ id: Product.ID) -> Product {
    products.first { $0.id == id } ?? Product(id: id, name: "Product \(id)", price: 0)
  }

  /// Turns the cart into an order.
  public func pay(by method: Method) -> Order {
    let order = Order(id: 1000 + orders.count, products: cart, method: method)
    orders.append(order)
    cart = []
    return order
  }
}
