import FlowAnalysis
internal import FlowModel

/// Finds presented screens that no known transition dismisses.
struct ModalWithoutDismissalRule: GraphRule {
  let card = RuleCard(
    id: "modal-without-dismissal", title: "A modal that nothing dismisses", severity: .note,
    whyOff:
      "Sheets can be swiped away, and screens dismiss themselves in ways that a graph does not contain, so most findings are harmless.",
    why: "A full-screen modal has no back button: without a way to close it, the app is stuck.",
    evidence:
      "Something must be known about the modal: a way on from it, but none back and none to its end.",
    remedy: "Add a button that closes it, or declare the one that the scan does not see.",
    bad: """
      ShopFlow.filter present FilterScreen
      ShopFlow.help push HelpScreen
      ShopFlow: FilterScreen onHelp -> help
      """,
    good: """
      ShopFlow.filter present FilterScreen
      ShopFlow.help push HelpScreen
      ShopFlow: FilterScreen onHelp -> help
      ShopFlow: FilterScreen onClose -> <
      """)

  func findings(in context: LintContext) -> [Finding] {
    let moves = Dictionary(grouping: context.graph.transitions) { Node($0.from) }
    return context.graph.flows.lazy.flatMap(\.routes).filter { $0.style == .present }.compactMap { route in
      guard let node = Node(route.target) else { return nil }
      let known = (moves[node] ?? []) + (node.isFlow ? context.index.transitions(of: node.id) : [])
      guard known.contains(where: { $0.from.kind != .start }), !known.contains(where: { $0.kind != .route })
      else { return nil }
      return finding(
        .route(route.id), at: route.location,
        "nothing known dismisses '\(route.target.name)', which '\(route.id)' presents")
    }
  }
}
