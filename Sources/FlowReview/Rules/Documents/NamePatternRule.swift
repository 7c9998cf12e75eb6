internal import FlowModel

/// Finds names that do not follow the project's conventions.
struct NamePatternRule: GraphRule {
  static let flow = RuleOption("flow", NamePattern.anything, "What the whole name of a flow matches.")
  static let screen = RuleOption("screen", NamePattern.anything, "What the whole name of a screen matches.")
  static let route = RuleOption("route", NamePattern.anything, "What the whole name of a route matches.")

  let card = RuleCard(
    id: "name-pattern", title: "A name that breaks the project's own pattern", severity: .warning,
    why: "Who knows the pattern finds things by it.",
    evidence: "It says nothing until an option has a regular expression.",
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
    let flows = context[Self.flow].strangers(among: graph.flows, \.name).map {
      finding(.flow($0.id), at: $0.location, "the name of the flow '\($0.name)' is not as flows are named")
    }
    let screens = context[Self.screen].strangers(among: graph.screens, \.name).map {
      finding(
        .screen($0.id), at: $0.location, "the name of the screen '\($0.name)' is not as screens are named")
    }
    let routes = context[Self.route].strangers(among: graph.flows.flatMap(\.routes), \.name).map {
      finding(.route($0.id), at: $0.location, "the name of the route '\($0.id)' is not as routes are named")
    }
    return flows + screens + routes
  }
}
