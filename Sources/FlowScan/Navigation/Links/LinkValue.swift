import ValueFlow

/// The abstract value of an expression while code takes a link apart.
indirect enum LinkValue: Hashable {
  case unknown
  /// The value `nil`.
  case none
  /// No value, since the code goes on with the next turn of a loop, or leaves it.
  case left
  case text(String)
  case flag(Bool)
  case number(Int)
  case part(LinkPart)
  case list([LinkValue])
  case pairs([LinkValue], [LinkValue])
  case tuple([LinkValue])
  /// One of several values.
  case oneOf([LinkValue])
  case enumCase(TypeIndex, Name, [LinkValue])
  /// An enum made of a text that is a part of a link.
  case raw(TypeIndex, LinkPart)
  case object(TypeIndex, [Name: LinkValue])
  case type(TypeIndex)
  case closure(Int)
  /// A regular expression.
  case expression(String)
  /// A function or an initialiser of a type, by name: `Host.init(rawValue:)`; of no type, -1, it is a global function.
  case method(TypeIndex, Name)
  /// A function of an object, by name: `store.open(_:)`.
  case bound(LinkValue, Name)

  /// Whether it contains a link or a part of one.
  var carries: Bool {
    switch self {
    case .part, .raw: true
    case .list(let values), .tuple(let values), .oneOf(let values), .enumCase(_, _, let values):
      values.contains(where: \.carries)
    case .object(_, let fields): fields.values.contains(where: \.carries)
    case .pairs(_, let values): values.contains(where: \.carries)
    default: false
    }
  }

  /// Whether it is known from the source, whatever the link is: texts, cases, and what is made of them.
  var isWrittenOut: Bool {
    switch self {
    case .text, .enumCase, .list, .pairs: true
    case .object(_, let fields): fields.values.contains(where: \.isWrittenOut)
    default: false
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var isCode: Bool {
    switch self {
    case .closure, .method, .bound: true
    default: false
    }
  }
  var part: LinkPart? { if case .part(let part) = self { part } else { nil } }

  /// The query parameter of which an enum is made, which a link may lack; nil for any other value.
  var textOfCase: LinkPart? {
    guard case .raw(_, let part) = self, part.queryName != nil else { return nil }
    return part
  }

  /// The enum cases that it is or contains, outermost first.
  var cases: [LinkValue] {
    switch self {
    case .enumCase: [self]
    case .raw: [self]
    case .oneOf(let values), .tuple(let values), .list(let values): values.flatMap(\.cases)
    case .object(_, let fields): fields.keys.sorted().flatMap { fields[$0]?.cases ?? [] }
    default: []
    }
  }
}

/// The state of the walk at a point of a body.
struct LinkState: Hashable {
  var values: [Name: LinkValue] = [:]
  var address = LinkAddress()
  /// The values that a call which just ended leaves in its arguments, by their number: `run(&input)`.
  var left: [Int: LinkValue] = [:]

  /// Tells whether a name stands for other segments than in another state, so that an index means another segment.
  func hasOtherSegments(than other: LinkState) -> Bool {
    values.contains { name, value in
      guard let known = other.values[name] else { return false }
      return value.hasOtherSegments(than: known, depth: 3)
    }
  }
}
