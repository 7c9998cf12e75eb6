/// A pattern for URLs, such as `shop://orders/:id(Int)?page=:page(Int)?`.
///
/// ```swift
/// let pattern = try LinkPattern("shop://orders/:id(Int)")
/// pattern.mismatch(with: try LinkURL("shop://orders/42"))    // nil: it matches
/// try pattern.url(["id": "42"])                              // "shop://orders/42"
/// ```
///
/// The grammar:
///
/// ```
/// pattern   = scheme "://" host *( "/" segment ) [ "/" ] [ "?" item *( "&" item ) ]
/// host      = literal [ ":" port ] | parameter | nothing
/// segment   = literal | parameter | wildcard (only last, one or more segments)
/// parameter = ":" name [ "(" type ")" ]
/// wildcard  = "*" [ name ]
/// item      = key "=" literal | key "=" parameter [ "?" ]
/// ```
///
/// `Documentation/LinkPatterns.md` says what each part matches and which of two patterns wins.
public struct LinkPattern: Sendable {
  /// The scheme, the host and the segments, in this order, compared with the parts of a URL.
  var parts: [Part] { content.parts }

  /// The requirements on the query, in the order of the pattern.
  public var query: [QueryItem] { content.query }

  /// The pattern in its canonical form; parsing it gives an equal pattern.
  ///
  /// Scheme and host are in lower case, literals are percent-encoded where they need to be, there is no
  /// trailing slash and no `(String)`.
  public var description: String { content.description }

  /// The key for precedence between patterns; the smaller value wins.
  var specificity: LinkSpecificity { content.specificity }

  /// Shared by all copies: to copy four fields of a pattern in a large table is four times a wait for memory.
  private let content: Content

  private final class Content: Sendable {
    let parts: [Part]
    let query: [QueryItem]
    let description: String
    let specificity: LinkSpecificity

    init(_ parts: [Part], _ query: [QueryItem]) {
      self.parts = parts
      self.query = query
      description = LinkWriter.pattern(parts: parts, query: query)
      specificity = LinkSpecificity(parts: parts, query: query)
    }
  }

  /// Parses a pattern, or throws the problem and its column.
  public init(_ text: String) throws(LinkPatternError) {
    var parser = LinkPatternParser(text)
    self.init(parsed: try parser.pattern())
  }

  init(parsed: (parts: [Part], query: [QueryItem])) { content = Content(parsed.parts, parsed.query) }
}

extension LinkPattern {
  /// The scheme, in lower case.
  public var scheme: String {
    if case .literal(let scheme) = parts[0] { scheme } else { "" }
  }

  /// The part between `//` and the path: a literal, empty in `shop:///orders`, or a parameter.
  public var host: Part { parts[1] }

  /// The segments of the path.
  public var segments: [Part] { Array(parts[2...]) }

  /// Whether the path ends with a wildcard.
  var endsWithWildcard: Bool {
    if case .wildcard = parts[parts.count - 1] { true } else { false }
  }
}

extension LinkPattern: CustomStringConvertible, Hashable {
  /// Whether two patterns have the same canonical form, byte for byte.
  ///
  /// Strings that only look alike (`é` as one scalar or as two) are different in a URL.
  public static func == (left: Self, right: Self) -> Bool {
    left.description.hasSameBytes(as: right.description)
  }

  /// Hashes the bytes of the canonical form.
  public func hash(into hasher: inout Hasher) {
    for byte in description.utf8 { hasher.combine(byte) }
  }
}

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
