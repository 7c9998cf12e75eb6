import FlowAnalysis
internal import FlowModel

/// Finds parameters of a route that its link does not supply.
struct LinkParameterRule: GraphRule {
  let card = RuleCard(
    id: "link-parameter", title: "A parameter that nothing supplies", severity: .error,
    why: "A step of the chain cannot be taken, since a value is missing.",
    evidence:
      "Parameters are matched by name. Links that are only known from a scan are not reported: the code may compute the value from something else. A parameter that the URL may omit is only a note.",
    remedy: "Add the parameter to the pattern under the name that the route uses, or make it optional.",
    bad: """
      ShopFlow.order push OrderScreen
      set ShopFlow.order parameter id Int
      shop://order = ShopFlow.order
      """,
    good: """
      ShopFlow.order push OrderScreen
      set ShopFlow.order parameter id Int
      shop://order/:id = ShopFlow.order
      """)

  func findings(in context: LintContext) -> [Finding] {
    context.graph.links.filter { !$0.origins.isScanOnly }.flatMap { link in
      let supplied = supplied(by: link, context)
      let needed = (link.path.isEmpty ? [link.route] : link.path).compactMap { context.index.route($0) }
      return needed.flatMap { route in
        route.parameters.filter { !$0.isOptional && supplied[$0.name] != .always }.map { parameter in
          let isOffered = supplied[parameter.name] != nil
          let verb = isOffered ? "may omit" : "does not supply"
          return finding(
            .link(link.id), at: link.location, isDoubtful: isOffered,
            "the link '\(link.pattern)' \(verb) '\(parameter.name)', which '\(route.id)' needs")
        }
      }
    }
  }

  private enum Supply { case always, sometimes }

  /// The parameters that a link supplies; its pattern takes precedence over its list of parameters.
  private func supplied(by link: Link, _ context: LintContext) -> [String: Supply] {
    let told = link.parameters.map { ($0.name, $0.isOptional) }
    let written = (context.patterns[link.id]?.parameters ?? []).map { ($0.name, $0.isOptional) }
    let isOptional = Dictionary(told + written, uniquingKeysWith: { _, last in last })
    return isOptional.mapValues { $0 ? .sometimes : .always }
  }
}
