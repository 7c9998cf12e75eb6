import ValueFlow

/// An address that leads to a place in the code.
struct LinkNote: Hashable {
  var spot: CodeSpot
  var address: LinkAddress
  /// Whether the code around the place decides by it, and not its callers.
  var isDecided: Bool
}

/// The observations in code of objects that is being run, which count once it has ended.
struct KeptNotes {
  private(set) var notes: Set<LinkNote> = []
  var sightings: [LinkSighting] = []
  /// For each run inside the others, the places that were reached.
  private var spots: [Set<CodeSpot>] = []

  mutating func begin() { spots.append([]) }

  mutating func add(_ note: LinkNote) {
    notes.insert(note)
    if !spots.isEmpty { spots[spots.count - 1].insert(note.spot) }
  }

  /// The places that the innermost run reached; those around it reached them too.
  mutating func end() -> Set<CodeSpot>? {
    let inner = spots.popLast()
    if let inner, !spots.isEmpty { spots[spots.count - 1].formUnion(inner) }
    return inner
  }
}
