internal import FlowModel

/// Finds presented screens that no known transition dismisses.
struct ModalWithoutDismissalRule: GraphRule {
  let card = RuleCard(
    id: "modal-without-dismissal", title: "Something presented that nothing dismisses", severity: .note,
    whyOff:
      "Sheets can be swiped away and screens dismiss themselves by ways that a graph does not have, so most of what it finds is in order.",
    why: "A modal over the whole screen has no back button: without a way to close it the app stands still.",
    evidence:
      "Something must be known of what is presented: a way on from it, but none back and none to its end.",
    remedy: "Give it a button that closes it, or write down the one that a scan does not see.",
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
    return context.graph.flows.flatMap(\.routes).filter { $0.style == .present }.compactMap { route in
      guard let node = Node(route.target) else { return nil }
      let known = (moves[node] ?? []) + (node.isFlow ? context.index.transitions(of: node.id) : [])
      guard known.contains(where: { $0.from.kind != .start }), !known.contains(where: { $0.kind != .route })
      else { return nil }
      return finding(
        .route(route.id), at: route.location,
        "nothing is known to dismiss '\(route.target.name)', which '\(route.id)' presents")
    }
  }
}
