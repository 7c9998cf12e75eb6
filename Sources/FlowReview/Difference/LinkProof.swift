internal import FlowModel

/// Demonstrates with a URL what a link used to do and no longer does.
struct LinkProof {
  let old: LinkAnswers
  let new: LinkAnswers
  /// URLs of each earlier link that a later, new or changed link matches as well.
  private let contested: [String: [String]]

  /// The most pairs examined: hostile tables of n links have n² overlaps.
  private static let limit = 100_000

  init(old: LinkAnswers, new: LinkAnswers) {
    self.old = old
    self.new = new
    contested = Self.contested(old.table, new.table)
  }

  private static func contested(_ old: LinkTable, _ new: LinkTable) -> [String: [String]] {
    let known = Set(old.entries)
    let arrivals = new.entries.filter { !known.contains($0) }
    guard !arrivals.isEmpty else { return [:] }
    // One table of both graphs; the ids say from which graph a link is.
    let both = LinkTable(
      old.entries.map { (id: "<" + $0.id, pattern: $0.pattern) }
        + arrivals.map { (id: ">" + $0.id, pattern: $0.pattern) })
    return both.overlaps(limit: limit).reduce(into: [:]) { urls, overlap in
      let ids = [overlap.winner.id, overlap.loser.id].sorted()
      guard ids[0].hasPrefix("<"), ids[1].hasPrefix(">") else { return }
      urls[String(ids[0].dropFirst()), default: []].append(overlap.witness)
    }
  }

  /// The findings about a link.
  struct Result {
    /// Statements about URLs that behave differently now.
    var details: [GraphChange.Detail] = []
    /// Whether any URL was found that opened the link.
    var isOpened = false
    /// The ids of other links that open the same destination.
    var successors: Set<String> = []
  }

  /// Tries the link's URLs in both graphs, and URLs that new links may have taken from it.
  func result(for link: Link) -> Result {
    guard let pattern = try? LinkPattern(link.pattern) else { return Result() }
    var result = Result()
    var reasons: Set<String> = []
    for url in LinkURLs(link: link, pattern: pattern).all {
      judge(url, of: link, isTypical: true, &result, &reasons)
    }
    for url in contested[link.id] ?? [] {
      judge(url, of: link, isTypical: false, &result, &reasons)
    }
    return result
  }

  /// Judges one URL; each reason is reported once, with the first URL that demonstrates it.
  private func judge(
    _ url: String, of link: Link, isTypical: Bool, _ result: inout Result, _ reasons: inout Set<String>
  ) {
    guard case .opens(link.id, let before) = old.answer(to: url) else { return }
    result.isOpened = true
    let answer = new.answer(to: url)
    if case .opens(let successor, before) = answer, successor != link.id {
      result.successors.insert(successor)
    }
    guard let reason = Reason(before, answer, isTypical: isTypical), reasons.insert(reason.name).inserted
    else { return }
    result.details.append(.init(reason.level, words(before, answer), witness: url))
  }

  private func words(_ before: LinkAnswers.Destination, _ answer: LinkAnswers.Answer) -> String {
    let was = old.name(of: before)
    switch answer {
    case .none: return "opened \(was) but now opens nothing"
    case .refused(_, let parameter): return "opened \(was) but is now refused because of its \(parameter)"
    case .opens(_, let now): return "opens \(new.name(of: now)) instead of \(was)"
    }
  }
}

extension LinkProof {
  /// A reason why a URL behaves differently.
  private struct Reason {
    let name: String
    let level: GraphChange.Level

    /// Compares the results; nil if the URL behaves as before.
    init?(_ before: LinkAnswers.Destination, _ answer: LinkAnswers.Answer, isTypical: Bool) {
      switch answer {
      case .none: (name, level) = ("none", .breaking)
      case .refused: (name, level) = ("refused", .breaking)
      case .opens(_, let now):
        guard before != now else { return nil }
        // An unknown destination cannot be shown to differ. A new link beside a parameter, such as `orders/new` beside `orders/:id`,
        // takes a value that may never have been used.
        let isSure = isTypical && before != .unknown && now != .unknown
        (name, level) = ("other", isSure ? .breaking : .risky)
      }
    }
  }
}
