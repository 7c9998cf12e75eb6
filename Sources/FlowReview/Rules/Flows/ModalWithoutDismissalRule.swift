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
    // Asked once for each, however many routes lead there.
    var stuck: [Node: Bool] = [:]
    return context.graph.flows.lazy.flatMap(\.routes).filter { $0.style == .present }.compactMap { route in
      guard let node = Node(route.target) else { return nil }
      let isStuck = stuck[node] ?? isStuck(node, moves[node] ?? [], context)
      stuck[node] = isStuck
      guard isStuck else { return nil }
      return finding(
        .route(route.id), at: route.location,
        "nothing known dismisses '\(route.target.name)', which '\(route.id)' presents")
    }
  }
  /// Tells whether something is known about a modal, but no way back and none to its end.
  private func isStuck(_ node: Node, _ moves: [Transition], _ context: LintContext) -> Bool {
    let known = moves + (node.isFlow ? context.index.transitions(of: node.id) : [])
    return known.contains { $0.from.kind != .start } && !known.contains { $0.kind != .route }
  }
}
