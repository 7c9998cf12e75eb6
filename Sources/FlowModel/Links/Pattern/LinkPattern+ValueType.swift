extension LinkPattern {
  /// The type of a parameter: five that restrict the match, and any other name.
  public enum ValueType: Hashable, Sendable {
    /// `UUID`: `8-4-4-4-12` hexadecimal digits of either case.
    case uuid
    /// `Int`: `-?[0-9]+`, within 64 bits.
    case int
    /// `Double`: `-?[0-9]+(\.[0-9]+)?`, finite.
    case double
    /// `Bool`: `true` or `false`.
    case bool
    /// `String` or no type: any text.
    case text
    /// A type of the app, such as `Order.ID`: any text; the name is kept for documentation.
    case other(String)

    /// Looks up a type by name.
    public init(name: String) {
      switch name {
      case "UUID": self = .uuid
      case "Int": self = .int
      case "Double": self = .double
      case "Bool": self = .bool
      case "String": self = .text
      default: self = .other(name)
      }
    }

    /// The type's name in patterns.
    public var name: String {
      switch self {
      case .uuid: "UUID"
      case .int: "Int"
      case .double: "Double"
      case .bool: "Bool"
      case .text: "String"
      case .other(let name): name
      }
    }
  }
}

extension LinkPattern.ValueType {
  /// Whether a text of this class is a value of the type.
  func accepts(_ text: TextClass) -> Bool {
    switch self {
    case .uuid: text == .uuid
    case .int: text == .integer
    case .double: text == .integer || text == .decimal
    case .bool: text == .boolean
    case .text, .other: true
    }
  }

  /// The type's place in the order of precedence.
  var rank: LinkRank {
    switch self {
    case .uuid: .uuid
    case .int: .int
    case .double: .double
    case .bool: .bool
    case .text, .other: .text
    }
  }
}
