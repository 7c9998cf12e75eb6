import FlowAnalysis
internal import FlowModel

/// Finds screens of a flow that lead only to each other, while other screens of the flow lead out.
struct TrapRule: GraphRule {
  let card = RuleCard(
    id: "trap", title: "A cycle of screens without a way out", severity: .warning,
    why: "Users who enter the cycle can no longer finish the flow.",
    evidence:
      "Each of the screens replaces what was shown (`root`, `start`), so that there is no back button, and another screen of the flow is known to lead out. Screens between which an app switches for as long as it runs are not reported.",
    remedy: "Give one of the screens a way to finish the flow or to go back.",
    bad: """
      AppFlow.quiz start QuizFlow
      QuizFlow.intro root IntroScreen
      QuizFlow.question root QuestionScreen
      QuizFlow.answer root AnswerScreen
      QuizFlow: IntroScreen onBegin -> question
      QuizFlow: IntroScreen onClose -> !cancelled
      QuizFlow: QuestionScreen onAnswer -> answer
      QuizFlow: AnswerScreen onNext -> question
      """,
    good: """
      AppFlow.quiz start QuizFlow
      QuizFlow.intro root IntroScreen
      QuizFlow.question root QuestionScreen
      QuizFlow.answer root AnswerScreen
      QuizFlow: IntroScreen onBegin -> question
      QuizFlow: QuestionScreen onAnswer -> answer
      QuizFlow: AnswerScreen onNext -> question
      QuizFlow: AnswerScreen onDone -> !finished
      """)

  func findings(in context: LintContext) -> [Finding] {
    if context.isLedOnAnywhere { return [] }
    return context.graph.flows.flatMap { flow in
      context.canBeLeftByHand(.flow(flow.id)) ? [] : findings(in: flow, context)
    }
  }

  private func findings(in flow: Flow, _ context: LintContext) -> [Finding] {
    let moves = context.index.transitions(of: flow.id)
    let leaving = Set(moves.filter { $0.kind != .route }.compactMap { Node($0.from) })
    guard !leaving.isEmpty else { return [] }
    return cycles(of: flow, context).compactMap { cycle in
      guard leaving.isDisjoint(with: cycle), let first = cycle.first,
        let screen = context.index.screen(first.id)
      else { return nil }
      let names = cycle.map { "'\(context.index.name(of: $0))'" }.joined(separator: ", ")
      return finding(.screen(screen.id), at: screen.location, "nothing leads out of the cycle of \(names)")
    }
  }

  /// Two or more screens of the flow that lead to each other, to nothing else, and cannot be left by hand.
  private func cycles(of flow: Flow, _ context: LintContext) -> [[Node]] {
    let part = GraphIndex(part(of: flow, context))
    return part.stronglyConnectedParts.filter { cycle in
      cycle.count > 1 && !cycle.contains(where: \.isFlow)
        && !cycle.contains(where: context.canBeLeftByHand)
        && context.index.isClosed(cycle)
    }
  }

  /// The flow with its screens and transitions, without the rest of the app.
  private func part(of flow: Flow, _ context: LintContext) -> FlowGraph {
    let ids = Set(flow.routes.map(\.target).filter { $0.kind == .screen }.map(\.id))
    return FlowGraph(
      name: "", flows: [flow], screens: ids.sorted().map { Screen(id: $0) },
      transitions: context.index.transitions(of: flow.id))
  }
}
