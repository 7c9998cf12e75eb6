extension Finding {
  /// The part of a graph that a finding is about; it stays the same when lines move.
  public enum Subject: Hashable, Sendable {
    /// A flow, by its id.
    case flow(String)
    /// A screen, by its id.
    case screen(String)
    /// A route, by its id.
    case route(String)
    /// A link, by its id.
    case link(String)
  }
}

extension Finding.Subject: CustomStringConvertible {
  /// The kind and the id, such as `flow:CheckoutFlow`; guide pages refer to it in this form.
  public var description: String {
    switch self {
    case .flow(let id): "flow:\(id)"
    case .screen(let id): "screen:\(id)"
    case .route(let id): "route:\(id)"
    case .link(let id): "link:\(id)"
    }
  }

  /// Parses a `description`; nil if it is not one.
  public init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let id = String(text[text.index(after: colon)...])
    switch text[..<colon] {
    case "flow": self = .flow(id)
    case "screen": self = .screen(id)
    case "route": self = .route(id)
    case "link": self = .link(id)
    default: return nil
    }
  }
}

extension Finding.Subject: Codable {
  /// Decodes the kind and the id.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let subject = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a subject is a kind and an id, such as flow:CheckoutFlow")
    }
    self = subject
  }

  /// Encodes the kind and the id.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
