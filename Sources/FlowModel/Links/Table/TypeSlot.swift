/// The types that a trie distinguishes: types that accept the same texts share a slot.
enum TypeSlot: Int, CaseIterable, Sendable {
  case uuid, int, double, bool, text

  /// The slot of a type.
  init(_ type: LinkPattern.ValueType) {
    switch type {
    case .uuid: self = .uuid
    case .int: self = .int
    case .double: self = .double
    case .bool: self = .bool
    case .text, .other: self = .text
    }
  }

  /// A type of the slot, as far as matching is concerned.
  var type: LinkPattern.ValueType {
    switch self {
    case .uuid: .uuid
    case .int: .int
    case .double: .double
    case .bool: .bool
    case .text: .text
    }
  }

  /// The slots whose types accept a text of the class.
  static func accepting(_ textClass: TextClass) -> [TypeSlot] { acceptingByClass[textClass.rawValue] }

  private static let acceptingByClass = TextClass.allCases.map { textClass in
    allCases.filter { $0.type.accepts(textClass) }
  }
}
