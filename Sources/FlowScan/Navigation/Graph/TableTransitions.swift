import FlowModel
import SwiftFacts
import ValueFlow

/// Adds the transitions requested of flows with tables: along their routes, back, and to their end.
struct TableTransitions {
  let scan: TableScan
  let askers: Askers
  let names: NavigationNames
  /// The types that are flows of the graph.
  let kept: Set<TypeIndex>
  private var solution: Solution { scan.solution }

  /// A target that a guard shows before a link may enter.
  struct Gated: Hashable {
    var gate: String
    var flow: String
    var route: String
    var location: SourceLocation
  }

  /// Adds the transitions, and returns the targets of guards, whose links are not known yet.
  func add(to graph: inout FlowGraph) -> Set<Gated> {
    var found = FoundTransitions(graph)
    var gated: Set<Gated> = []
    for flow in scan.flows.sorted() where scan.startsByTable(flow) {
      for row in scan.first(of: flow) { begin(row, graph, &found) }
    }
    for ask in scan.asks { add(ask, graph, &found, &gated) }
    graph.transitions = found.all
    addScreens(found.screens, to: &graph)
    return gated
  }

  private func begin(_ row: DeclaredRow, _ graph: FlowGraph, _ found: inout FoundTransitions) {
    guard let route = route(row, graph) else { return }
    let info = solution.program.types[Int(row.flow)]
    found.add(
      Transition(
        flow: names.id(of: row.flow), from: .start,
        triggers: [scan.tables[row.flow]?.rule.start].compactMap { $0 }, kind: .route, route: route,
        location: names.location(info.file, info.place), origins: [.scanned]))
  }

  private func add(
    _ ask: TableAsk, _ graph: FlowGraph, _ found: inout FoundTransitions, _ gated: inout Set<Gated>
  ) {
    switch ask.kind {
    case .route(let name):
      guard let row = scan.row(name, of: ask.flow), let route = route(row, graph) else { return }
      add(ask, along: route, &found, &gated)
    case .first:
      for row in scan.first(of: ask.flow) {
        if let route = route(row, graph) { add(ask, along: route, &found, &gated) }
      }
    case .finish(let outcome):
      for (source, trigger, screen) in sources(of: ask) where source.kind != .start {
        var transition = transition(ask, source, trigger, .finish)
        transition.outcome = outcome
        found.add(transition, screen)
      }
    case .back:
      for (source, trigger, screen) in sources(of: ask) where source.kind != .start {
        found.add(transition(ask, source, trigger, .back), screen)
      }
    case .unknownRoute, .link: return
    }
  }

  private func add(
    _ ask: TableAsk, along route: String, _ found: inout FoundTransitions, _ gated: inout Set<Gated>
  ) {
    for (source, trigger, screen) in sources(of: ask) {
      var transition = transition(ask, source, trigger, .route)
      transition.route = route
      found.add(transition, screen)
    }
    for asker in askers.askers(of: ask) {
      guard case .gate(let gate) = asker.kind else { continue }
      gated.insert(
        Gated(
          gate: solution.program.name(gate), flow: names.id(of: ask.flow), route: route,
          location: location(ask.instance, ask.place)))
    }
  }

  // MARK: - Requesters

  /// The requesters, with the screen if one of them is one.
  func sources(of ask: TableAsk) -> [(source: Source, trigger: Name, screen: TypeIndex?)] {
    askers.askers(of: ask).compactMap { asker in
      switch asker.kind {
      case .gate: return nil
      case .flow(let type) where !kept.contains(type): return nil
      case .start:
        // A flow that sends a request to another when it starts requests for itself.
        let name = solution.functionName(of: ask.instance)
        guard let code = ask.code, code != ask.flow || isLink(ask) else { return (.start, name, nil) }
        return (names.source(.flow(code)), name, nil)
      case .screen(let type): return (names.source(asker.kind), asker.trigger, type)
      default: return (names.source(asker.kind), asker.trigger, nil)
      }
    }
  }

  private func isLink(_ ask: TableAsk) -> Bool { if case .link = ask.kind { true } else { false } }

  func transition(_ ask: TableAsk, _ source: Source, _ trigger: Name, _ kind: Transition.Kind) -> Transition {
    Transition(
      flow: names.id(of: ask.flow), from: source,
      triggers: solution.isNamed(trigger) ? [solution.program.name(trigger)] : [], kind: kind,
      location: location(ask.instance, ask.place), origins: [.scanned])
  }

  func route(_ row: DeclaredRow, _ graph: FlowGraph) -> String? {
    let flow = names.id(of: row.flow)
    return graph.flows.first { $0.id == flow }?.routes.first { $0.name == row.row.name }?.id
  }

  func location(_ instance: InstanceIndex, _ place: Int32) -> SourceLocation {
    names.location(solution.template(instance).file, place)
  }

  func addScreens(_ types: Set<TypeIndex>, to graph: inout FlowGraph) {
    let known = Set(graph.screens.map(\.id))
    graph.screens += types.filter { !known.contains(names.id(of: $0)) }.map(names.screen)
    graph.screens.sort { $0.id < $1.id }
  }
}
