/// The verdict on one link for a URL.
public enum LinkVerdict: Hashable, Sendable {
  /// The URL opens the link.
  case wins
  /// The URL matches, but a more specific link wins.
  case outranked(by: LinkTable.Entry, LinkDifference)
  /// The URL does not match.
  case mismatch(LinkMismatch)
}

/// A link and its verdict.
public struct LinkExplanation: Hashable, Sendable {
  /// The link.
  public let link: LinkTable.Entry
  /// The verdict.
  public let verdict: LinkVerdict
}

extension LinkTable {
  /// Gives the verdict on every link for a URL: the winner first, then the other matches, then the rest.
  ///
  /// Examines each link on its own; this is for explaining a result, not for opening links.
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
