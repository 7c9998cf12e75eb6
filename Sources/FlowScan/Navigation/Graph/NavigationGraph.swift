import FlowModel
import SwiftFacts
import ValueFlow

/// Makes the graph from the observations of flows.
struct NavigationGraph {
  let solution: Solution
  let roles: TypeRoles
  let names: NavigationNames
  let askers: Askers
  let naming: RouteNaming
  private var program: SourceProgram { solution.program }

  func graph(
    named name: String, _ routes: [SeenRoute], _ moves: [SeenMove], kept: Set<TypeIndex>,
    entries: Set<TypeIndex>
  ) -> (graph: FlowGraph, seen: [String: [SeenRoute]]) {
    let routes = routes.map { proven($0, kept) }
      .filter { kept.contains($0.flow) && isKept($0.target, kept) && !$0.isPart }
    var graph = FlowGraph(name: name)
    var built = Built()
    for flow in kept.sorted() { build(flow, routes.filter { $0.flow == flow }, moves, kept, &built, entries) }
    graph.flows = built.flows
    graph.transitions = built.transitions.keys.sorted().compactMap { built.transitions[$0] }
    graph.screens = screens(routes, asking: graph.transitions, built)
    return (graph, built.seen)
  }

  struct Built {
    var flows: [Flow] = []
    var transitions: [String: Transition] = [:]
    var askingScreens: Set<TypeIndex> = []
    /// For each route, its observations.
    var seen: [String: [SeenRoute]] = [:]
  }

  /// Turns a target that might have been a flow and is not one into a screen.
  private func proven(_ route: SeenRoute, _ kept: Set<TypeIndex>) -> SeenRoute {
    guard case .flow(let type) = route.target, !kept.contains(type), roles.isScreen(type) else {
      return route
    }
    var route = route
    route.target = .screen(type)
    return route
  }

  private func isKept(_ target: SeenRoute.Target, _ kept: Set<TypeIndex>) -> Bool {
    if case .flow(let flow) = target { kept.contains(flow) } else { true }
  }

  // MARK: - One flow

  private func build(
    _ flow: TypeIndex, _ routes: [SeenRoute], _ moves: [SeenMove], _ kept: Set<TypeIndex>,
    _ built: inout Built, _ entries: Set<TypeIndex>
  ) {
    let info = program.types[Int(flow)]
    let id = names.id(of: flow)
    let ordered = flowRoutes(routes, kept).ordered { rank($0, $1, info.file) }
    let made = zip(ordered, ids(ordered.map(\.key), flow: id)).map { row, routeID in
      add(row.route, row.key, id: routeID, flow: id, &built)
    }
    let outcomes = end(flow, id, moves, kept, &built)
    built.flows.append(
      Flow(
        id: id, name: names.name(of: flow), module: names.module(of: info.file),
        isEntry: entries.contains(flow),
        summary: program.name(info.summary),
        location: info.isForeign ? nil : names.location(info.file, info.place), origins: [.scanned],
        routes: made, outcomes: outcomes))
  }

  private func flowRoutes(_ routes: [SeenRoute], _ kept: Set<TypeIndex>) -> FlowRoutes {
    var found = FlowRoutes(declaredAmong: routes)
    for named in named(routes.filter { !$0.isSelection }, kept) { found.add(named) }
    for selection in routes where selection.isSelection {
      found.add(askers.askers(of: selection).filter { isKnown($0, kept) }, selecting: selection)
    }
    return found
  }

  /// Adds the transitions of a route, which it returns.
  private func add(
    _ found: FlowRoutes.Route, _ key: FlowRoutes.Key, id: String, flow: String, _ built: inout Built
  ) -> Route {
    let location = location(found.first.place)
    built.seen[id] = found.seen
    for asker in found.askers {
      add(transition(asker, flow: flow, kind: .route, location) { $0.route = id }, asker, &built)
    }
    return route(key, id: id, found.title, found.first.row, location)
  }

  /// The observations of a flow's routes with their names and those who ask for them.
  private func named(_ routes: [SeenRoute], _ kept: Set<TypeIndex>) -> [NamedRoute] {
    let named = routes.map { route in
      if let row = route.row { return NamedRoute(route: route, title: RouteNaming.Title(name: row.name)) }
      if route.isOffered {
        return NamedRoute(
          route: route, title: naming.offer(at: route.place), askers: [Asker(kind: .start, trigger: 0)])
      }
      let asking = askers.askers(of: route).filter { isKnown($0, kept) }
      let trigger =
        asking.filter { $0.kind != .start }.map(\.trigger).filter { solution.isNamed($0) }.min {
          program.name($0) < program.name($1)
        } ?? 0
      return NamedRoute(route: route, title: naming.title(of: route, trigger: trigger), askers: asking)
    }
    return NamedRoute.distinguished(named, by: naming)
  }

  private func route(
    _ key: FlowRoutes.Key, id: String, _ title: RouteNaming.Title, _ row: TableRow?,
    _ location: SourceLocation
  ) -> Route {
    let style = PresentationStyle(rawValue: key.style) ?? .start
    if let row { return row.route(id: id, style: style, target: target(key.target), location) }
    return Route(
      id: id, name: key.name, style: style, parameters: title.parameters, target: target(key.target),
      summary: title.summary, location: location, origins: [.scanned])
  }

  /// Orders declared routes first, as declared, then the others in the order of the code, with extensions in other files last.
  private func rank(_ key: FlowRoutes.Key, _ route: SeenRoute, _ file: Int32) -> RouteRank {
    let location = location(route.place)
    return RouteRank(
      isSeen: route.row == nil ? 1 : 0, row: route.rank,
      place: .init(
        isElsewhere: location.file == program.path(file) ? 0 : 1, file: location.file, line: location.line,
        column: location.column),
      title: key.name, made: route.made, name: key.name + key.style + target(key.target).id)
  }

  private func end(
    _ flow: TypeIndex, _ id: String, _ moves: [SeenMove], _ kept: Set<TypeIndex>, _ built: inout Built
  ) -> [Outcome] {
    var outcomes: [String: Set<String>] = [:]
    for move in moves where move.place.flow == flow {
      for asker in askers.askers(of: move) where isKnown(asker, kept) && asker.kind != .start {
        switch move.kind {
        case .finish(let name):
          outcomes[program.name(name), default: []].insert(move.carried)
          add(
            transition(asker, flow: id, kind: .finish, location(move.place)) {
              $0.outcome = program.name(name)
            },
            asker, &built)
        case .back:
          add(transition(asker, flow: id, kind: .back, location(move.place)) { _ in }, asker, &built)
        }
      }
    }
    return outcomes.sorted { $0.key < $1.key }.map { name, types in
      let known = types.subtracting([""])
      return Outcome(name: name, type: known.count == 1 ? known.first ?? "" : "")
    }
  }

  private func isKnown(_ asker: Asker, _ kept: Set<TypeIndex>) -> Bool {
    switch asker.kind {
    case .flow(let flow): kept.contains(flow)
    case .gate: false
    default: true
    }
  }

  private func add(_ transition: Transition, _ asker: Asker, _ built: inout Built) {
    if case .screen(let type) = asker.kind { built.askingScreens.insert(type) }
    var transition = transition
    if let known = built.transitions[transition.identity] {
      transition.triggers = Set(known.triggers + transition.triggers).sorted()
      transition.location = known.location
    }
    built.transitions[transition.identity] = transition
  }

  private func transition(
    _ asker: Asker, flow: String, kind: Transition.Kind, _ location: SourceLocation,
    _ change: (inout Transition) -> Void
  ) -> Transition {
    let source = names.source(asker.kind)
    let trigger = solution.isNamed(asker.trigger) ? [program.name(asker.trigger)] : []
    var transition = Transition(
      flow: flow, from: source, triggers: trigger, kind: kind, location: location, origins: [.scanned])
    change(&transition)
    return transition
  }

  private func target(_ target: SeenRoute.Target) -> Target {
    switch target {
    case .screen(let type): Target(kind: .screen, id: names.id(of: type), name: names.name(of: type))
    case .flow(let type): Target(kind: .flow, id: names.id(of: type), name: names.name(of: type))
    case .system(let type): Target(kind: .system, id: names.name(of: type))
    }
  }

  private func location(_ place: FlowPlace) -> SourceLocation {
    names.location(solution.template(place.instance).file, place.place)
  }

  private func ids(_ keys: [FlowRoutes.Key], flow: String) -> [String] {
    var used: Set<String> = []
    let counts = Dictionary(keys.map { ($0.name, 1) }, uniquingKeysWith: +)
    return keys.map { key in
      var id = "\(flow).\(key.name)"
      if counts[key.name, default: 1] > 1 { id += ".\(target(key.target).name)" }
      if used.contains(id) { id += ".\(key.style)" }
      used.insert(id)
      return id
    }
  }

  private func screens(_ routes: [SeenRoute], asking: [Transition], _ built: Built) -> [Screen] {
    var types = built.askingScreens
    for route in routes { if case .screen(let type) = route.target { types.insert(type) } }
    return types.map(names.screen).sorted { $0.id < $1.id }
  }
}
