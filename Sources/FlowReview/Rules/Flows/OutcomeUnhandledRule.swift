import FlowAnalysis
internal import FlowModel

/// Finds outcomes of a child flow that its parent ignores although it handles others.
struct OutcomeUnhandledRule: GraphRule {
  let card = RuleCard(
    id: "outcome-unhandled", title: "An outcome of a child flow that its parent does not handle",
    severity: .note,
    whyOff:
      "A parent may do something other than navigate, or release the child without doing anything; both look the same in a graph.",
    why: "The child expects its parent to continue; the user sees nothing happen.",
    evidence: "The parent must be known to handle another outcome of the same child.",
    remedy: "Handle the outcome in the parent, or remove it.",
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
      let answers = Dictionary(grouping: context.index.transitions(of: parent.id)) { Node($0.from) }
      return context.index.children(of: parent.id).compactMap { context.index.flow($0) }.flatMap { child in
        unhandled(child, answers[.flow(child.id)] ?? []).map { outcome in
          finding(
            .flow(child.id), at: parent.location ?? child.location,
            "'\(parent.name)' does not handle the outcome '\(outcome.name)' of '\(child.name)'")
        }
      }
    }
  }

  private func unhandled(_ child: Flow, _ answers: [Transition]) -> [Outcome] {
    let answered = Set(answers.flatMap(\.triggers))
    guard !answered.isDisjoint(with: child.outcomes.map(\.name)) else { return [] }
    return child.outcomes.filter { !answered.contains($0.name) }
  }
}
