import ValueFlow

/// A link with what it is turned into.
struct LinkRow: Hashable {
  var address: LinkAddress
  /// The address as it was when the code made the value, before the value said more.
  var asked: LinkAddress
  var value: LinkValue
  var spot: CodeSpot
  var pattern = ""

  /// Whether it can be what a way was taken for on which these cases were asked for.
  func answers(_ names: Set<Name>, _ program: SourceProgram) -> Bool {
    value.everyCase.allSatisfy { type, name in
      guard type >= 0, !names.contains(name) else { return true }
      return names.isDisjoint(with: program.types[Int(type)].caseOrder)
    }
  }
}

extension LinkValue {
  /// The cases that it is, holds and carries.
  var everyCase: [(type: TypeIndex, name: Name)] {
    switch self {
    case .enumCase(let type, let name, let values): [(type, name)] + values.flatMap(\.everyCase)
    case .oneOf(let values), .tuple(let values), .list(let values): values.flatMap(\.everyCase)
    case .object(_, let fields): fields.values.flatMap(\.everyCase)
    default: []
    }
  }

  /// The parts of links that it carries as they are.
  var parts: [LinkPart] {
    switch self {
    case .part(let part): [part]
    case .enumCase(_, _, let values), .tuple(let values), .oneOf(let values): values.flatMap(\.parts)
    default: []
    }
  }

  /// The first enum that is made of a text, with its place in the whole.
  var firstRaw: (type: TypeIndex, part: LinkPart)? {
    switch self {
    case .raw(let type, let part): (type, part)
    case .enumCase(_, _, let values), .tuple(let values): values.lazy.compactMap(\.firstRaw).first
    default: nil
    }
  }

  /// The value with a case in place of an enum that is made of a text.
  func replacing(_ type: TypeIndex, _ part: LinkPart, with name: Name) -> LinkValue {
    switch self {
    case .raw(type, part): .enumCase(type, name, [])
    case .enumCase(let own, let text, let values):
      .enumCase(own, text, values.map { $0.replacing(type, part, with: name) })
    case .tuple(let values): .tuple(values.map { $0.replacing(type, part, with: name) })
    default: self
    }
  }
}
