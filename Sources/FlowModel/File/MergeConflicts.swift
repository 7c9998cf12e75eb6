/// The contradictions between merged graphs.
struct MergeConflicts: Sendable {
  private(set) var all: [MergeConflict] = []

  /// Records that graphs disagree on a key; each distinct value is kept with its first place.
  mutating func note<Value: FileValue>(_ key: String, opinions: [Contribution<Value>]) {
    guard let first = opinions.first else { return }
    let values = opinions.map { MergeConflict.Opinion(value: $0.value.json, place: $0.place) }
    all.append(.values(values, key: key, subject: first.subject, first.location))
  }

  /// Records that a graph removes something that no graph has.
  mutating func note(unknown removed: String, in place: String) {
    all.append(.unknownRemoval(removed, place: place))
  }
}

/// A contradiction between merged graphs.
enum MergeConflict: Sendable {
  /// The graphs have different values for a key of a subject; the location is that of the first.
  case values([Opinion], key: String, subject: String, SourceLocation?)
  /// A graph removes something that no graph has.
  case unknownRemoval(String, place: String)

  /// A value as JSON, and the place that has it.
  struct Opinion: Sendable {
    let value: String
    let place: String
  }
}
