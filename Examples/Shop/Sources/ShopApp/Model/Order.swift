/// Something that was bought.
public struct Order: Identifiable, Hashable, Sendable {
  /// The order's number.
  public let id: Int
  /// What was bought.
  public let products: [Product]
  /// How it was paid.
  public let method: Method
}

/// How an order is paid.
public enum Method: String, CaseIterable, Sendable {
  case card
  case invoice
  case voucher
}

/// Where an order is sent.
public struct Address: Hashable, Sendable {
  /// The street and the town.
  public let lines: [String]
}
