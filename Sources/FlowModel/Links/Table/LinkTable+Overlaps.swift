/// Two links that one URL matches.
public struct LinkOverlap: Hashable, Sendable {
  /// The link that such a URL opens.
  public let winner: LinkTable.Entry
  /// The link that it does not open.
  public let loser: LinkTable.Entry
  /// A URL that matches both.
  public let witness: String

  /// Whether neither is more specific, so that only the texts of the patterns, or the ids, decide.
  public var isDuplicate: Bool {
    switch winner.pattern.difference(from: loser.pattern) {
    case .text, .id, nil: true
    default: false
    }
  }
}

extension LinkTable {
  /// All pairs of links that some URL matches both of, in the order in which the links win.
  ///
  /// Only beginnings that agree are followed, so links that have little in common cost little. As a hostile
  /// table of n links has n² pairs, no more than `limit` pairs, of beginnings or of links, are looked at.
  public func overlaps(limit: Int = .max) -> [LinkOverlap] {
    var pairs = LinkPairs(automaton.trie, limit: limit)
    pairs.run()
    return pairs.found.sorted { $0 < $1 }.compactMap { first, second in
      let (winner, loser) = (entries[Int(first)], entries[Int(second)])
      return LinkPattern.overlap(winner.pattern, loser.pattern).map {
        LinkOverlap(winner: winner, loser: loser, witness: $0)
      }
    }
  }
}
