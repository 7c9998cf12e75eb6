import FlowAnalysis
internal import FlowModel

/// The changes in the transitions between screens.
struct TransitionChange {
  let old: GraphIndex
  let new: GraphIndex
  private let links: Set<String>

  init(old: GraphIndex, new: GraphIndex) {
    self.old = old
    self.new = new
    links = Set(old.graph.links.map(\.id)).intersection(new.graph.links.map(\.id))
  }

  var changes: [GraphChange] {
    let (before, after) = (Self.triggers(old.graph), Self.triggers(new.graph))
    return Set(before.keys).union(after.keys).compactMap { step in
      guard isReported(step) else { return nil }
      switch (before[step], after[step]) {
      case (nil, _?): return GraphChange(.transition(step), .added, [.init(.harmless, "is new")])
      case (_?, nil): return GraphChange(.transition(step), .removed, [.init(.risky, "is gone")])
      case (let old?, let new?) where old != new:
        let words = "is requested by \(Self.list(new)) instead of \(Self.list(old))"
        return GraphChange(.transition(step), .changed, [.init(.harmless, words)])
      default: return nil
      }
    }
  }

  private static func triggers(_ graph: FlowGraph) -> [Transition: Set<String>] {
    Dictionary(graph.transitions.map { ($0.bare, Set($0.triggers)) }, uniquingKeysWith: { $0.union($1) })
  }

  private static func list(_ triggers: Set<String>) -> String {
    triggers.isEmpty ? "nothing known" : triggers.sorted().joined(separator: ", ")
  }

  /// Whether a transition is worth reporting; those of added or removed things are implied.
  private func isReported(_ step: Transition) -> Bool {
    guard let before = old.flow(step.flow), let after = new.flow(step.flow), hasAsker(step.from) else {
      return false
    }
    return switch step.kind {
    case .route: old.route(step.route) != nil && new.route(step.route) != nil
    case .finish: hasOutcome(step.outcome, before) == hasOutcome(step.outcome, after)
    case .back: true
    }
  }

  private func hasOutcome(_ name: String, _ flow: Flow) -> Bool { flow.outcomes.contains { $0.name == name } }

  private func hasAsker(_ source: Source) -> Bool {
    switch source.kind {
    case .flow: old.flow(source.id) != nil && new.flow(source.id) != nil
    case .screen: old.screen(source.id) != nil && new.screen(source.id) != nil
    case .start, .anywhere: true
    case .link: links.contains(source.id)
    }
  }
}
