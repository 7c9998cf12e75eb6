/// What the app remembers: a stand-in for a server and a disk.
@MainActor public final class ShopState {
  /// Whether the visitor has been told what the Shop is.
  public var hasSeenOnboarding = false
  /// Who is signed in.
  public var account: Account?
  /// What is for sale.
  public var products = [
    Product(id: 41, name: "Teapot", price: 3900), Product(id: 42, name: "Towel", price: 1500),
    Product(id: 43, name: "Lamp", price: 5200), Product(id: 44, name: "Chair", price: 8900),
  ]
  /// What is in the cart.
  public var cart: [Product] = []
  /// What was bought.
  public private(set) var orders: [Order] = []

  /// Begins with a visitor whom nobody knows.
  public init() {}

  /// The product of a number, a placeholder where there is none.
  public func product(_ id: Product.ID) -> Product {
    products.first { $0.id == id } ?? Product(id: id, name: "Product \(id)", price: 0)
  }

  /// Makes an order of the cart.
  public func pay(by method: Method) -> Order {
    let order = Order(id: 1000 + orders.count, products: cart, method: method)
    orders.append(order)
    cart = []
    return order
  }
}
