/// A purchase.
public struct Order: Identifiable, Hashable, Sendable {
  /// The order's number.
  public let id: Int
  /// The products.
  public let products: [Product]
  /// The payment method.
  public let method: Method
}

/// A payment method.
public enum Method: String, CaseIterable, Sendable {
  case card
  case invoice
  case voucher
}

/// A delivery address.
public struct Address: Hashable, Sendable {
  /// The street and the town.
  public let lines: [String]
}
