internal import FlowModel

/// Finds patterns that cannot be parsed.
struct LinkPatternRule: GraphRule {
  let card = RuleCard(
    id: "link-pattern", title: "A pattern that cannot be parsed", severity: .warning,
    why: "No URL opens the link, and the other rules about links cannot check it.",
    evidence:
      "If a scan found the link as an enum case, but not the URL that leads to it, the finding is a note.",
    remedy:
      "Write the pattern as Documentation/LinkPatterns.md describes; until then, no URL opens the link.",
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
