extension LinkPattern {
  /// A host or a segment of a pattern.
  public enum Part: Hashable, Sendable {
    /// Text that must be there as it stands, percent-decoded.
    case literal(String)
    /// A parameter that takes the whole host or segment.
    case parameter(name: String, type: ValueType)
    /// One or more segments at the end of the path; a wildcard without a name is named `*`.
    case wildcard(name: String)
  }

  /// The most query items that a pattern can have; the work that they make can grow by their square.
  static let queryLimit = 100

  /// One item of a pattern's query.
  public struct QueryItem: Hashable, Sendable {
    /// The key, percent-decoded.
    public let key: String
    /// What the key's value must be.
    public let value: Value

    /// What a query item asks of its value.
    public enum Value: Hashable, Sendable {
      /// The value must be this text, percent-decoded.
      case literal(String)
      /// The value is a parameter; where it is optional, the item may be absent.
      case parameter(name: String, type: ValueType, isOptional: Bool)
    }

    /// Whether a URL without the item does not match.
    public var isRequired: Bool {
      if case .parameter(_, _, isOptional: true) = value { false } else { true }
    }
  }
}
