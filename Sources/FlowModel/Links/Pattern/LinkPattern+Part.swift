extension LinkPattern {
  /// A host or a segment of a pattern.
  public enum Part: Hashable, Sendable {
    /// Literal text, percent-decoded.
    case literal(String)
    /// A parameter for the whole host or segment.
    case parameter(name: String, type: ValueType)
    /// One or more segments at the end of the path; a wildcard without a name is named `*`.
    case wildcard(name: String)
  }

  /// The largest number of query items in a pattern; the work per pattern can grow with its square.
  static let queryLimit = 100

  /// One item of a pattern's query.
  public struct QueryItem: Hashable, Sendable {
    /// The key, percent-decoded.
    public let key: String
    /// The requirement on the key's value.
    public let value: Value

    /// The requirement that a query item makes on its value.
    public enum Value: Hashable, Sendable {
      /// The value must be this text, percent-decoded.
      case literal(String)
      /// The value is a parameter; if it is optional, the item may be absent.
      case parameter(name: String, type: ValueType, isOptional: Bool)
    }

    /// Whether a URL must have the item to match.
    public var isRequired: Bool {
      if case .parameter(_, _, isOptional: true) = value { false } else { true }
    }
  }
}
