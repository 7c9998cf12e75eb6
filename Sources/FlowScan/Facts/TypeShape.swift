/// A type as it is written, reduced to what navigation needs.
///
/// Optionals and `any`, `some`, `inout`, attributes are seen through: `any Foo?` is `Foo`.
indirect enum TypeShape: Hashable, Sendable {
  case named(String, [TypeShape] = [])
  case list(TypeShape)
  case pairs(TypeShape, TypeShape)
  case function([TypeShape], TypeShape)
  case tuple([Member])
  case composed([TypeShape])
  case unknown

  struct Member: Hashable, Sendable {
    var label: String
    var type: TypeShape
  }

  static let void = TypeShape.tuple([])
}

extension TypeShape {
  /// The name of a plain type, without its generic arguments.
  var name: String? {
    if case .named(let name, _) = self { name } else { nil }
  }

  var isFunction: Bool {
    if case .function = self { true } else { false }
  }

  /// The types whose members a value of this type has.
  var parts: [TypeShape] {
    switch self {
    case .composed(let types): types.flatMap(\.parts)
    case .unknown: []
    default: [self]
    }
  }
}

extension TypeShape: CustomStringConvertible {
  var description: String {
    switch self {
    case .named(let name, let arguments):
      arguments.isEmpty ? name : name + "<" + arguments.map(\.description).joined(separator: ", ") + ">"
    case .list(let element): "[\(element)]"
    case .pairs(let key, let value): "[\(key): \(value)]"
    case .function(let parameters, let result):
      "(" + parameters.map(\.description).joined(separator: ", ") + ") -> \(result)"
    case .tuple(let members):
      "("
        + members.map { $0.label.isEmpty ? "\($0.type)" : "\($0.label): \($0.type)" }.joined(separator: ", ")
        + ")"
    case .composed(let types): types.map(\.description).joined(separator: " & ")
    case .unknown: "_"
    }
  }
}
