/// What becomes of a link, given a URL.
public enum LinkVerdict: Hashable, Sendable {
  /// The URL opens it.
  case wins
  /// The URL matches it too, but another link is more specific.
  case outranked(by: LinkTable.Entry, LinkDifference)
  /// The URL does not match it.
  case mismatch(LinkMismatch)
}

/// A link and its verdict.
public struct LinkExplanation: Hashable, Sendable {
  /// The link.
  public let link: LinkTable.Entry
  /// What becomes of it.
  public let verdict: LinkVerdict
}

extension LinkTable {
  /// What becomes of every link, given a URL: the winner first, then what also matches, then the rest.
  ///
  /// This looks at each link by itself; it is meant for people who ask why, not for opening links.
  public func explain(_ url: LinkURL) -> [LinkExplanation] {
    var matching: [LinkExplanation] = []
    var others: [LinkExplanation] = []
    for entry in entries {
      if let mismatch = entry.pattern.mismatch(with: url) {
        others.append(LinkExplanation(link: entry, verdict: .mismatch(mismatch)))
      } else if let winner = matching.first?.link {
        let difference = winner.pattern.difference(from: entry.pattern) ?? .id
        matching.append(LinkExplanation(link: entry, verdict: .outranked(by: winner, difference)))
      } else {
        matching.append(LinkExplanation(link: entry, verdict: .wins))
      }
    }
    return matching + others
  }
}

extension LinkVerdict: CustomStringConvertible {
  /// The verdict's name in files, the same in every release: `wins`, `outranked` or `mismatch`.
  public var code: String {
    switch self {
    case .wins: "wins"
    case .outranked: "outranked"
    case .mismatch: "mismatch"
    }
  }

  /// The verdict as a sentence.
  public var description: String {
    switch self {
    case .wins: "Wins."
    case .outranked(let winner, let why): "Also matches, but \(winner.pattern) wins: \(why)."
    case .mismatch(let mismatch): "Does not match. \(mismatch)"
    }
  }
}
