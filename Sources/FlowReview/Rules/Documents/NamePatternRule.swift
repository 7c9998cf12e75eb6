internal import FlowModel

/// Finds names that do not follow the project's conventions.
struct NamePatternRule: GraphRule {
  static let flow = RuleOption(
    "flow", NamePattern.anything, "The pattern that the whole name of a flow must match.")
  static let screen = RuleOption(
    "screen", NamePattern.anything, "The pattern that the whole name of a screen must match.")
  static let route = RuleOption(
    "route", NamePattern.anything, "The pattern that the whole name of a route must match.")

  let card = RuleCard(
    id: "name-pattern", title: "A name that does not match the project's pattern", severity: .warning,
    why: "People who know the pattern use it to find things.",
    evidence: "Reports nothing until an option has a regular expression.",
    remedy: "Rename it, or change the pattern in the configuration.",
    bad: """
      ShopFlow.Cart push CartScreen
      set option route [a-z]\\w*
      """,
    good: """
      ShopFlow.cart push CartScreen
      set option route [a-z]\\w*
      """)

  var options: [any RuleOptionDescription] { [Self.flow, Self.screen, Self.route] }

  func findings(in context: LintContext) -> [Finding] {
    let graph = context.graph
    let flows = context[Self.flow].mismatches(among: graph.flows, \.name).map {
      finding(
        .flow($0.id), at: $0.location,
        "the name of the flow '\($0.name)' does not match the pattern for flows")
    }
    let screens = context[Self.screen].mismatches(among: graph.screens, \.name).map {
      finding(
        .screen($0.id), at: $0.location,
        "the name of the screen '\($0.name)' does not match the pattern for screens")
    }
    let routes = context[Self.route].mismatches(among: graph.flows.lazy.flatMap(\.routes), \.name).map {
      finding(
        .route($0.id), at: $0.location,
        "the name of the route '\($0.id)' does not match the pattern for routes")
    }
    return flows + screens + routes
  }
}
