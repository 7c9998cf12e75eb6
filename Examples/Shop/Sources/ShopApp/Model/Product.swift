/// Something that is for sale.
public struct Product: Identifiable, Hashable, Sendable {
  /// The product's number.
  public let id: Int
  /// What stands on the shelf.
  public let name: String
  /// What it costs, in cents.
  public let price: Int
}
