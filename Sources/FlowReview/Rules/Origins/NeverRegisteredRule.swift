import FlowAnalysis
internal import FlowModel

/// Finds things in the code of a registered flow that the registry lacks.
struct NeverRegisteredRule: GraphRule {
  let card = RuleCard(
    id: "never-registered", title: "In the code, but never registered", severity: .warning,
    why:
      "The app can go there, but the registry does not know: no link opens it, and no test of the registry covers it.",
    evidence:
      "The graph must come from a registry and a scan. Routes are only reported in flows that the registry knows; whole flows are not reported, since an app may be registered piece by piece.",
    remedy: "Declare the route or link in the flow's table, or list it.",
    bad: """
      ShopFlow.cart push CartScreen
      ShopFlow.debug push DebugScreen
      set ShopFlow origins declared scanned
      set ShopFlow.cart origins declared scanned
      set ShopFlow.debug origins scanned
      """,
    good: """
      ShopFlow.cart push CartScreen
      set ShopFlow origins declared scanned
      set ShopFlow.cart origins declared scanned
      """)

  func findings(in context: LintContext) -> [Finding] {
    let registered = context.graph.flows.filter { $0.origins.contains(.declared) }
    guard !registered.isEmpty else { return [] }
    let routes = registered.flatMap(\.routes).filter(\.origins.isScanOnly).map {
      finding(.route($0.id), at: $0.location, "the code has the route '\($0.id)', but the registry does not")
    }
    let links = context.graph.links.filter { link in
      link.origins.isScanOnly && context.index.flow(ofRoute: link.route)?.origins.contains(.declared) == true
    }
    return routes
      + links.map {
        finding(
          .link($0.id), at: $0.location, "the code has the link '\($0.pattern)', but the registry does not")
      }
  }
}
