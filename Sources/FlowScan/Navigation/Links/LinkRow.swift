import ValueFlow

/// A link with the value that it is turned into.
struct LinkRow: Hashable {
  var address: LinkAddress
  /// The address when the code made the value, before the value added conditions.
  var asked: LinkAddress
  var value: LinkValue
  var spot: CodeSpot
  var pattern = ""
  /// Longer addresses of which the code makes the same.
  var remainders: [LinkAddress] = []

  /// Tells whether its value has a case of an enum of which a case was tested.
  func tells(of names: Set<Name>, _ program: SourceProgram) -> Bool {
    value.everyCase.contains { type, _ in
      type >= 0 && !names.isDisjoint(with: program.types[Int(type)].caseOrder)
    }
  }

  /// Tells whether it may have caused a path on which these cases were tested.
  func answers(_ names: Set<Name>, _ program: SourceProgram) -> Bool { value.answers(names, program) }
}

extension LinkValue {
  /// The cases that the value is, contains or carries.
  var everyCase: [(type: TypeIndex, name: Name)] {
    switch self {
    case .enumCase(let type, let name, let values): [(type, name)] + values.flatMap(\.everyCase)
    case .oneOf(let values), .tuple(let values), .list(let values): values.flatMap(\.everyCase)
    case .object(_, let fields): fields.values.flatMap(\.everyCase)
    default: []
    }
  }

  /// Tells whether code takes a path for it on which these cases were tested; one of the steps in a list is enough.
  fileprivate func answers(_ names: Set<Name>, _ program: SourceProgram) -> Bool {
    switch self {
    case .list(let values): values.isEmpty || values.contains { $0.answers(names, program) }
    case .enumCase(let type, let name, let values):
      (type < 0 || names.contains(name) || names.isDisjoint(with: program.types[Int(type)].caseOrder))
        && values.allSatisfy { $0.answers(names, program) }
    case .oneOf(let values), .tuple(let values): values.allSatisfy { $0.answers(names, program) }
    case .object(_, let fields): fields.values.allSatisfy { $0.answers(names, program) }
    default: true
    }
  }

  /// The parts of links that the value carries unchanged.
  var parts: [LinkPart] {
    switch self {
    case .part(let part): [part]
    case .enumCase(_, _, let values), .tuple(let values), .oneOf(let values), .list(let values):
      values.flatMap(\.parts)
    default: []
    }
  }

  /// The parts of links that the value carries unchanged, each with the name that the declaration of its case gives it; empty if it gives none.
  func labelledParts(_ program: SourceProgram) -> [(part: LinkPart, label: String)] {
    if case .list(let values) = self { return values.flatMap { $0.labelledParts(program) } }
    // Properties other than cases are details, such as the digits of a code.
    if case .object(_, let fields) = self {
      return fields.sorted { program.name($0.key) < program.name($1.key) }.flatMap {
        $0.value.cases.flatMap { $0.labelledParts(program) }
      }
    }
    guard case .enumCase(let type, let name, let values) = self, type >= 0 else {
      return parts.map { ($0, "") }
    }
    let labels = (program.enumCase(name, of: type)?.parameters ?? []).map { parameter in
      [parameter.label, parameter.name].map(program.name).first { $0 != "" && $0 != "_" } ?? ""
    }
    return values.enumerated().flatMap { place, value -> [(part: LinkPart, label: String)] in
      guard case .part(let part) = value else { return value.labelledParts(program) }
      return [(part, labels.indices.contains(place) ? labels[place] : "")]
    }
  }

  /// The parts of links that the value carries unchanged, also in the properties of an object.
  var heldParts: [LinkPart] {
    switch self {
    case .enumCase(_, _, let values), .tuple(let values), .oneOf(let values), .list(let values):
      values.flatMap(\.heldParts)
    case .object(_, let fields): fields.sorted { $0.key < $1.key }.flatMap(\.value.heldParts)
    default: parts
    }
  }

  /// The first enum made of a text, with its part of the link.
  var firstRaw: (type: TypeIndex, part: LinkPart)? {
    switch self {
    case .raw(let type, let part): (type, part)
    case .enumCase(_, _, let values), .tuple(let values), .list(let values):
      values.lazy.compactMap(\.firstRaw).first
    default: nil
    }
  }

  /// Whether it is an enum made of the host or path of a link, each case of which is an address: `Tab(rawValue: url.host ?? "")`.
  var isOfLink: Bool { firstRaw.map { $0.part.root == .url && $0.part.step != .scheme } ?? false }

  /// The value with another one in place of an enum made of a text.
  func replacing(_ type: TypeIndex, _ part: LinkPart, with value: LinkValue) -> LinkValue {
    switch self {
    case .raw(type, part): value
    case .enumCase(let own, let text, let values):
      .enumCase(own, text, values.map { $0.replacing(type, part, with: value) })
    case .tuple(let values): .tuple(values.map { $0.replacing(type, part, with: value) })
    case .list(let values): .list(values.map { $0.replacing(type, part, with: value) })
    default: self
    }
  }
}
