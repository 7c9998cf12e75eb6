/// A text by which code is registered, or which code opens: `shop://orders/<id>`, `"shop://orders/\(order.id)"`.
struct RegisteredText: Hashable {
  /// The parts between slashes; nil for one that may be anything.
  private let parts: [String?]
  /// Whether it begins with a scheme.
  let isAddress: Bool

  /// A text that the code does not write where it registers something.
  static let unwritten = RegisteredText(parts: [], isAddress: false)

  private init(parts: [String?], isAddress: Bool) { (self.parts, self.isAddress) = (parts, isAddress) }

  /// Reads the literal parts of a text, with nil for interpolations; nil if it is a text for people.
  init?(_ pieces: [String?]) {
    let whole = pieces.map { $0 ?? Self.hole }.joined().prefix { $0 != "?" }
    guard !whole.isEmpty, !whole.contains(" ") else { return nil }
    let parts = whole.split(separator: "/").map { Self.isVariable($0) ? nil : String($0) }
    self.init(parts: parts, isAddress: whole.contains("://"))
  }

  private static let hole = "\u{0}"

  /// Tells whether a part is an interpolation, or a parameter such as `:id`, `<id>`, `{id}` or `*`.
  private static func isVariable(_ part: Substring) -> Bool {
    part.contains(hole) || part.contains { "<{(*".contains($0) } || part.hasPrefix(":") && part.count > 1
  }

  /// Tells whether a URL may be of both.
  func fits(_ other: RegisteredText) -> Bool {
    !parts.isEmpty && parts.count == other.parts.count
      && zip(parts, other.parts).allSatisfy { $0 == nil || $1 == nil || $0 == $1 }
  }
}
