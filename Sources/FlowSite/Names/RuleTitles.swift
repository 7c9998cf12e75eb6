internal import FlowReview

/// The problem that each rule finds, in a few words.
enum RuleTitles {
  private static let titles = Dictionary(
    GraphRules.all.map { ($0.card.id, $0.card.title) } + SourceRules.all.map { ($0.card.id, $0.card.title) }
      + OtherRules.all.map { ($0.id, $0.title) },
    uniquingKeysWith: { first, _ in first })

  /// The title of a rule; empty if the rule is not flowdoc's.
  static func title(of rule: String) -> String { titles[rule] ?? "" }
}
