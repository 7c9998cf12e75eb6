import FlowAnalysis
internal import FlowModel

/// The moves to a screen, and on from it.
struct ScreenMoves {
  let screen: Screen
  let context: PageContext

  var table: MoveTable {
    let groups = [
      context.arrivals("Shown by", "shown-by", to: .screen(screen.id)), onward,
    ]
    return MoveTable(groups: groups.filter { !$0.rows.isEmpty })
  }

  /// A move, with all its requesters.
  private struct Move: Hashable {
    let flow: String
    let kind: Transition.Kind
    let route: String
    let outcome: String
  }

  private var onward: MoveGroup {
    var order: [Move] = []
    var moves: [Move: [Transition]] = [:]
    for transition in context.facts.moves[.screen(screen.id)] ?? [] {
      let move = Move(
        flow: transition.flow, kind: transition.kind, route: transition.route, outcome: transition.outcome)
      if moves[move] == nil { order.append(move) }
      moves[move, default: []].append(transition)
    }
    return MoveGroup("Leads on", "moves", of: order, most: context.facts.limits.moves) {
      row($0, moves[$0] ?? [])
    }
  }

  private func row(_ move: Move, _ transitions: [Transition]) -> MoveRow {
    var row = MoveRow(
      requesters: context.requesters(transitions, isSelf: true).filter { !$0.words.isEmpty },
      by: context.flow(move.flow))
    var target = MoveTarget(kind: .init(move.kind))
    switch move.kind {
    case .route:
      let route = context.index.route(move.route)
      target.style = route.map { StyleName($0.style) } ?? .none
      target.to = route.map { context.target($0.target, of: move.flow) }
      target.note = target.to?.note ?? ""
      row.by = context.index.flow(ofRoute: move.route).map { context.flow($0.id) } ?? row.by
      row.route = RouteRow(
        name: context.shown(route?.name ?? move.route), href: context.route(move.route).href)
    case .finish: target.to = context.end(named: move.outcome, of: move.flow)
    case .back: break
    }
    row.targets = [target]
    return row
  }
}

extension MoveTarget.Kind {
  fileprivate init(_ kind: Transition.Kind) {
    switch kind {
    case .route: self = .route
    case .finish: self = .finish
    case .back: self = .back
    }
  }
}
