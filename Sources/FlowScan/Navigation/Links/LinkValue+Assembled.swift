import ValueFlow

/// Values that are put together of others, such as a parser of the parsers of its parts.
extension LinkValue {
  /// Whether it is code, a type, or an object or list with such things or texts.
  var isAssembled: Bool {
    switch self {
    case .closure, .method, .bound, .type: true
    case .object(_, let fields): fields.values.contains { $0.isAssembled || $0.isWrittenOut }
    case .list(let values), .tuple(let values): values.contains(where: \.isAssembled)
    default: false
    }
  }

  /// Whether it is or has a list of segments, other than in a case, which is what a link is turned into.
  var hasSegments: Bool {
    switch self {
    case .part(let part): part.isList
    case .object(_, let fields): fields.values.contains(where: \.hasSegments)
    case .list(let values), .tuple(let values), .oneOf(let values): values.contains(where: \.hasSegments)
    default: false
    }
  }

  /// Tells whether it is, or has at the same place, other segments of a link.
  func hasOtherSegments(than other: LinkValue, depth: Int) -> Bool {
    switch (self, other) {
    case (.part(let own), .part(let part)): own.isList && part.isList && own != part
    case (.object(_, let own), .object(_, let fields)) where depth > 0:
      own.contains { name, value in
        fields[name].map { value.hasOtherSegments(than: $0, depth: depth - 1) } ?? false
      }
    default: false
    }
  }
}
