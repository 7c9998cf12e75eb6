import FlowAnalysis
internal import FlowModel

/// The changes in the transitions between screens.
struct TransitionChange {
  let old: GraphLookup
  let new: GraphLookup

  /// The changes, flow by flow: all steps in one table would take as much memory as the graphs.
  ///
  /// Those of added and removed flows are implied.
  var changes: [GraphChange] {
    new.graph.flows.flatMap { flow in old.flow(flow.id).map { changes($0, flow) } ?? [] }
  }

  private func changes(_ flow: Flow, _ flowNow: Flow) -> [GraphChange] {
    let all = old.transitions(of: flow.id) + new.transitions(of: flow.id)
    guard !all.isEmpty else { return [] }
    let (before, after) = (triggers(old, flow), triggers(new, flow))
    let outcomes = Set(flow.outcomes.map(\.name)).symmetricDifference(flowNow.outcomes.map(\.name))
    var known: Set<Transition> = []
    return all.map(\.bare).filter { known.insert($0).inserted && isReported($0, changed: outcomes) }
      .compactMap { Self.change($0, before[$0], after[$0]) }
  }

  private func triggers(_ graph: GraphLookup, _ flow: Flow) -> [Transition: Set<String>] {
    Dictionary(
      graph.transitions(of: flow.id).map { ($0.bare, Set($0.triggers)) }, uniquingKeysWith: { $0.union($1) })
  }

  private static func change(
    _ step: Transition, _ before: Set<String>?, _ after: Set<String>?
  ) -> GraphChange? {
    switch (before, after) {
    case (nil, _?): return GraphChange(.transition(step), .added, [.init(.harmless, "is new")])
    case (_?, nil): return GraphChange(.transition(step), .removed, [.init(.risky, "is gone")])
    case (let old?, let new?) where old != new:
      let words = "is requested by \(list(new)) instead of \(list(old))"
      return GraphChange(.transition(step), .changed, [.init(.harmless, words)])
    default: return nil
    }
  }

  private static func list(_ triggers: Set<String>) -> String {
    triggers.isEmpty ? "nothing known" : triggers.sorted().joined(separator: ", ")
  }

  /// Whether a transition is worth reporting; those of added or removed things are implied.
  private func isReported(_ step: Transition, changed outcomes: Set<String>) -> Bool {
    guard hasAsker(step.from) else { return false }
    return switch step.kind {
    case .route: old.route(step.route) != nil && new.route(step.route) != nil
    case .finish: !outcomes.contains(step.outcome)
    case .back: true
    }
  }

  private func hasAsker(_ source: Source) -> Bool {
    switch source.kind {
    case .flow: old.flow(source.id) != nil && new.flow(source.id) != nil
    case .screen: old.screen(source.id) != nil && new.screen(source.id) != nil
    case .start, .anywhere: true
    case .link: old.link(source.id) != nil && new.link(source.id) != nil
    }
  }
}
