/// What people ask about.
public enum Topic: String, CaseIterable, Sendable {
  case delivery
  case payment
  case returns
}

/// A price range that narrows the catalogue down.
public struct Filter: Hashable, Sendable {
  /// The most that a product may cost, in cents.
  public var highestPrice: Int
}

/// A customer who is known by name.
public struct Account: Hashable, Sendable {
  /// The name.
  public let name: String

  /// Makes an account.
  public init(name: String) { self.name = name }
}
