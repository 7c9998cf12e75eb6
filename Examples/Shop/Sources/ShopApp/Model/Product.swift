/// A product for sale.
public struct Product: Identifiable, Hashable, Sendable {
  /// The product's number.
  public let id: Int
  /// The name.
  public let name: String
  /// The price, in cents.
  public let price: Int
}
