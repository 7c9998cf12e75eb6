/// A topic of the help pages.
public enum Topic: String, CaseIterable, Sendable {
  case delivery
  case payment
  case returns
}

/// A filter of the catalogue by price.
public struct Filter: Hashable, Sendable {
  /// The highest price of a product, in cents.
  public var highestPrice: Int
}

/// A customer's account.
public struct Account: Hashable, Sendable {
  /// The name.
  public let name: String

  /// Creates an account.
  public init(name: String) { self.name = name }
}
