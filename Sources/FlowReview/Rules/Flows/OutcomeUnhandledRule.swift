internal import FlowModel

/// Finds outcomes of a child flow that its parent ignores although it handles others.
struct OutcomeUnhandledRule: GraphRule {
  let card = RuleCard(
    id: "outcome-unhandled", title: "An outcome of a child that nobody handles", severity: .note,
    whyOff:
      "A parent may do something that is no navigation, or let go of the child without a word, and both look the same in a graph.",
    why: "The child believes that somebody goes on from there; the user sees nothing happen.",
    evidence: "The parent is known to answer another outcome of the same child.",
    remedy: "Have the parent answer the outcome, or take it away.",
    bad: """
      AppFlow.login present LoginFlow
      AppFlow.main start MainFlow
      set LoginFlow outcome finished
      set LoginFlow outcome locked
      AppFlow: LoginFlow finished -> main
      """,
    good: """
      AppFlow.login present LoginFlow
      AppFlow.main start MainFlow
      AppFlow.help present HelpFlow
      set LoginFlow outcome finished
      set LoginFlow outcome locked
      AppFlow: LoginFlow finished -> main
      AppFlow: LoginFlow locked -> help
      """)

  func findings(in context: LintContext) -> [Finding] {
    context.graph.flows.flatMap { parent in
      context.index.children(of: parent.id).compactMap { context.index.flow($0) }.flatMap { child in
        unhandled(child, by: parent, context).map { outcome in
          finding(
            .flow(child.id), at: parent.location ?? child.location,
            "'\(parent.name)' does not answer the outcome '\(outcome.name)' of '\(child.name)'")
        }
      }
    }
  }

  private func unhandled(_ child: Flow, by parent: Flow, _ context: LintContext) -> [Outcome] {
    let answers = context.index.transitions(of: parent.id).filter { Node($0.from) == .flow(child.id) }
    let answered = Set(answers.flatMap(\.triggers))
    guard !answered.isDisjoint(with: child.outcomes.map(\.name)) else { return [] }
    return child.outcomes.filter { !answered.contains($0.name) }
  }
}
