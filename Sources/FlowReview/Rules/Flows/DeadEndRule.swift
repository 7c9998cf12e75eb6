import FlowAnalysis
internal import FlowModel

/// Finds screens that lead nowhere and that the user cannot leave.
struct DeadEndRule: GraphRule {
  let card = RuleCard(
    id: "dead-end", title: "A screen that leads nowhere and cannot be left", severity: .warning,
    whyOff: "A scan cannot distinguish a button that it does not see from one that does not exist.",
    why: "Users who get there have to quit the app.",
    evidence:
      "Only checks screens that replace what was shown (`root`, `start`), in flows that do so too: users can leave anything that is pushed, presented or a tab. Another screen of the flow must be known to lead on. The entry's own screens are checked; a flow of one screen is not.",
    remedy: "Add a way on or back to the screen, or declare the one that the scan does not see.",
    bad: """
      AppFlow.login start LoginFlow
      LoginFlow.login root LoginScreen
      LoginFlow.blocked root BlockedScreen
      LoginFlow: LoginScreen onBlocked -> blocked
      """,
    good: """
      AppFlow.login start LoginFlow
      LoginFlow.login root LoginScreen
      LoginFlow.blocked root BlockedScreen
      LoginFlow: LoginScreen onBlocked -> blocked
      LoginFlow: BlockedScreen onRetry -> login
      """)

  func findings(in context: LintContext) -> [Finding] {
    if context.isLedOnAnywhere { return [] }
    let asking = Set(context.graph.transitions.compactMap { Node($0.from) })
    let going = going(context, asking)
    return context.graph.screens.filter { screen in
      let node = Node.screen(screen.id)
      let flows = context.index.parents(of: node)
      return !asking.contains(node) && !flows.isEmpty && !context.canBeLeftByHand(node)
        && flows.allSatisfy { isHeld($0, context) && going.contains($0) }
    }
    .map {
      finding(.screen($0.id), at: $0.location, "the screen '\($0.name)' has no way on or back")
    }
  }

  private func isHeld(_ flow: String, _ context: LintContext) -> Bool {
    !context.canBeLeftByHand(.flow(flow))
  }

  /// The flows of which the way on from some screen is known.
  private func going(_ context: LintContext, _ asking: Set<Node>) -> Set<String> {
    Set(
      context.graph.flows.filter { flow in
        flow.routes.contains { Node($0.target).map(asking.contains) ?? false }
      }.map(\.id))
  }
}
