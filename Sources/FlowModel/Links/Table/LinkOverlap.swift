/// Two links that match the same URL.
public struct LinkOverlap: Hashable, Sendable {
  /// The link that opens.
  public let winner: LinkTable.Entry
  /// The link that does not.
  public let loser: LinkTable.Entry
  /// An example of a URL that matches both.
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
  /// Finds all pairs of links that share a matching URL, in order of precedence.
  ///
  /// Only common beginnings are followed, so links that have little in common cost little. A hostile table of n links has n² pairs; at
  /// most `limit` pairs, of beginnings or of links, are examined.
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
