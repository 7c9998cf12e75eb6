internal import FlowModel

/// Finds patterns that cannot be parsed.
struct LinkPatternRule: GraphRule {
  let card = RuleCard(
    id: "link-pattern", title: "A pattern that cannot be read", severity: .warning,
    why: "No URL opens the link, and the other rules on links cannot look at it.",
    evidence:
      "Where a scan has found a link as a case of an enum and not the URL that leads to it, the finding is a note.",
    remedy: "Write the pattern as Documentation/LinkPatterns.md tells; until then no URL opens the link.",
    bad: """
      ShopFlow.order push OrderScreen
      shop//orders = ShopFlow.order
      """,
    good: """
      ShopFlow.order push OrderScreen
      shop://orders = ShopFlow.order
      """)

  func findings(in context: LintContext) -> [Finding] { context.patternFindings }
}
