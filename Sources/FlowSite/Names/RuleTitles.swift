internal import FlowReview

/// What each rule finds, in a few words.
enum RuleTitles {
  private static let titles = Dictionary(
    GraphRules.all.map { ($0.card.id, $0.card.title) } + SourceRules.all.map { ($0.card.id, $0.card.title) }
      + OtherRules.all.map { ($0.id, $0.title) },
    uniquingKeysWith: { first, _ in first })

  /// Empty for a rule that somebody else made.
  static func title(of rule: String) -> String { titles[rule] ?? "" }
}
