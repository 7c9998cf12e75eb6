import ValueFlow

/// Enums made of a text that a value has only where the text is one of theirs: `.booking(specialty: Specialty(rawValue: path[0]))`.
///
/// Any text opens what such a link opens, so that it is one link with a parameter and not one for each case.
struct OptionalCases {
  /// An enum made of a part of an address.
  private struct Made: Hashable {
    var type: TypeIndex
    var part: LinkPart
    var address: LinkAddress
  }

  /// A value with the place of the code that makes it.
  private struct Value: Hashable {
    var value: LinkValue
    var spot: CodeSpot
  }

  /// The enums without which code makes the same, and what it makes without them.
  private var optional: Set<Made> = []
  private var without: Set<Value> = []

  init(_ rows: [LinkRow]) {
    let known = Set(rows.map { Value(value: $0.value, spot: $0.spot) })
    for row in rows {
      guard let made = made(by: row) else { continue }
      let other = Value(value: row.value.replacing(made.type, made.part, with: .none), spot: row.spot)
      guard known.contains(other) else { continue }
      optional.insert(made)
      without.insert(other)
    }
  }

  /// The rows with the text in the place of such an enum, and without those for other texts.
  func settled(_ rows: [LinkRow]) -> [LinkRow] {
    rows.filter { !without.contains(Value(value: $0.value, spot: $0.spot)) }.map { row in
      guard let made = made(by: row), optional.contains(made) else { return row }
      var row = row
      row.value = row.value.replacing(made.type, made.part, with: .part(made.part))
      return row
    }
  }

  /// The enum made of a text that a case carries.
  private func made(by row: LinkRow) -> Made? {
    guard case .enumCase = row.value, let raw = row.value.firstRaw else { return nil }
    return Made(type: raw.type, part: raw.part, address: row.asked)
  }
}
