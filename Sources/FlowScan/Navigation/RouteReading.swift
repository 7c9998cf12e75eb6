import SwiftFacts
import ValueFlow

/// Reads which flow shows what: from what arrives at primitives, and from the flows that flows make.
struct RouteReading {
  let solver: Solver
  let roles: TypeRoles
  let origins: Origins
  let showings: [Showing]
  /// Objects that are made for whoever asks for their type.
  let registered: Set<ObjectIndex>
  private var bound: BoundFlows { BoundFlows(solver: solver, roles: roles) }

  func routes() -> [SeenRoute] {
    let all = shownRoutes()
    let own = Set(all.filter { !$0.isOffered }.map { Pair(flow: $0.flow, target: $0.target) })
    // What a flow shows by itself as well it does not merely offer.
    let shown = told(all.filter { !$0.isOffered || !own.contains(Pair(flow: $0.flow, target: $0.target)) })
    return shown + startedFlows(except: shown)
  }

  /// What is only handed over to begin with counts where the flow does not show it as well; a screen is then the first one.
  private func told(_ routes: [SeenRoute]) -> [SeenRoute] {
    let shown = Set(routes.filter { $0.style != "start" }.map { Pair(flow: $0.flow, target: $0.target) })
    return routes.compactMap { route in
      guard route.style == "start" else { return route }
      if shown.contains(Pair(flow: route.flow, target: route.target)) { return nil }
      var route = route
      if case .screen = route.target { route.style = "root" }
      return route
    }
  }

  // MARK: - What is shown

  private func shownRoutes() -> [SeenRoute] {
    let reader = ShownObjects(solver: solver, roles: roles)
    let shown = showings.map { reader.shown(at: $0.nodes) }
    let frames = Frames(solver: solver, origins: origins, showings: showings, shown: shown)
    return zip(showings, shown).filter { !frames.isRepeated($0.0) }.flatMap { showing, shown in
      shown.filter { !frames.isNearer(than: $0) && !frames.isFrame($0) }.flatMap {
        routes($0, showing, frames)
      }
        + (showing.listed == nil ? hosts(showing, frames) : [])
    }
  }

  private func routes(_ shown: Shown, _ showing: Showing, _ frames: Frames) -> [SeenRoute] {
    guard let target = target(of: shown) else { return [] }
    if let listed = showing.listed {
      let flows = listed.flow < 0 ? Set(origins.origins(of: shown.object).map(\.flow)) : [listed.flow]
      return flows.sorted().map { route(listed, of: $0, target, showing, shown) }
    }
    var found: [SeenRoute] = []
    var places = origins.origins(of: shown.object)
    if places.isEmpty, registered.contains(shown.object) {
      places = origins.takers(of: shown.object, from: showing.instance, showing.block, showing.place)
    }
    let isBound = places.isEmpty
    if isBound { places = bound.places(of: shown.object, at: showing) }
    for origin in places {
      let handing = origins.handing(
        of: Set([shown.object] + shown.containers), from: showing.instance, showing.block, showing.place,
        by: origin.flow, madeIn: origin.instance)
      if case .flow(let flow) = target, flow == origin.flow { continue }
      let isOffered = handing == nil && !isBound && isTaken(shown.object, from: origin.flow, showing)
      for style in isOffered ? ["root"] : frames.styles(of: showing, shown.object, by: origin.flow) {
        let style = if case .system = target { "system" } else { style }
        found.append(
          SeenRoute(
            flow: origin.flow, target: target, style: style, place: handing ?? origin, isOffered: isOffered,
            made: origin.place, isDescribed: isDescribed(showing, by: origin.flow), isBound: isBound,
            sight: .init(
              object: shown.object, containers: shown.containers, showing: showing, origin: origin)))
      }
    }
    return found
  }

  /// Whether a screen that is a flow says by an implicit member what is shown, for the library to show it some time.
  private func isDescribed(_ showing: Showing, by flow: TypeIndex) -> Bool {
    showing.site >= 0 && solver.bodies.sites[Int(showing.site)].isImplicit && roles.isScreen(flow)
  }

  /// What a route on a list of a flow leads to is shown by that flow, whoever puts it there.
  private func route(
    _ listed: Showing.Listed, of flow: TypeIndex, _ target: SeenRoute.Target, _ showing: Showing,
    _ shown: Shown
  ) -> SeenRoute {
    let place = FlowPlace(
      flow: flow, instance: showing.instance, block: showing.block, place: showing.place)
    return SeenRoute(
      flow: flow, target: target, style: showing.style, place: place, made: showing.place,
      listed: listed.route, verb: showing.site < 0 ? 0 : solver.bodies.sites[Int(showing.site)].name,
      sight: .init(object: shown.object, containers: shown.containers, showing: showing))
  }

  /// Whether it is the maker of a flow that puts on screen what the flow only gives him.
  private func isTaken(_ object: ObjectIndex, from flow: TypeIndex, _ showing: Showing) -> Bool {
    let makers = (solver.objects.ofType[flow] ?? []).flatMap { origins.origins(of: $0).map(\.flow) }
    return Set(makers).contains { maker in
      maker != flow
        && origins.handing(
          of: [object], from: showing.instance, showing.block, showing.place, by: maker) != nil
    }
  }

  private func target(of shown: Shown) -> SeenRoute.Target? {
    switch shown.subject {
    case .screen(let type): .screen(type)
    case .flow(let object): .flow(solver.objects[object].type)
    case .system(let type): .system(type)
    case .vague: nil
    }
  }

  /// A flow that puts on screen what another one holds, as its navigation controller, shows that flow.
  private func hosts(_ showing: Showing, _ frames: Frames) -> [SeenRoute] {
    let shown = Set(showing.nodes.flatMap { solver.objects(at: $0) }).filter { isOnScreen($0) }
    var known: Set<Pair> = []
    return shown.sorted().flatMap { object in
      origins.owners.flowHolders(of: object).flatMap { child -> [SeenRoute] in
        let target = SeenRoute.Target.flow(solver.objects[child].type)
        return hosts(of: child, holding: object, showing, frames).compactMap { place in
          guard known.insert(Pair(flow: place.flow, target: target)).inserted else { return nil }
          return SeenRoute(
            flow: place.flow, target: target, style: showing.style, place: place,
            sight: .init(object: object, showing: showing))
        }
      }
    }
  }

  /// The places at which those who made a flow put on screen what it holds.
  private func hosts(
    of child: ObjectIndex, holding object: ObjectIndex, _ showing: Showing, _ frames: Frames
  ) -> [FlowPlace] {
    let holding = Set(origins.owners.flowHolders(of: object).map { solver.objects[$0].type })
    let made = origins.origins(of: child)
    return Set(made.map(\.flow)).sorted().compactMap { flow in
      guard
        let place = origins.handing(
          of: [object, child], from: showing.instance, showing.block, showing.place, by: flow)
      else { return nil }
      // A screen of its own that the child only knows it shows as that screen.
      if isOwnScreen(object, of: flow),
        !origins.owners.holders(of: object).contains(where: { $0.object == child })
      {
        return nil
      }
      if !holding.contains(flow) { return place }
      // Its own container a flow leaves to the child that it makes at once, if it puts nothing into it itself.
      guard roles.onlyHolds(solver.objects[object].type) else { return nil }
      let isLeft = made.contains { $0.flow == flow && $0.instance == place.instance }
      return isLeft && !frames.isFilled(object, by: flow) ? place : nil
    }
  }

  private func isOwnScreen(_ object: ObjectIndex, of flow: TypeIndex) -> Bool {
    let type = solver.objects[object].type
    return !roles.onlyHolds(type) && !solver.program.types[Int(type)].isForeign
      && origins.origins(of: object).contains { $0.flow == flow }
  }

  private func isOnScreen(_ object: ObjectIndex) -> Bool {
    let info = solver.objects[object]
    guard info.kind == .instance || info.kind == .some, info.type >= 0 else { return false }
    return !roles[info.type].isDisjoint(with: [.screen, .container])
  }

  // MARK: - What is started

  /// Flows that a flow makes, or is handed and calls, and that nothing shows: they put themselves on screen.
  private func startedFlows(except shown: [SeenRoute]) -> [SeenRoute] {
    let known = Set(shown.map { Pair(flow: $0.flow, target: $0.target) })
    let receivers = Dictionary(grouping: solver.instances.indices) {
      solver.instances[$0].receiver
    }
    // What a table leads to is shown by it alone; besides, such flows only look at each other.
    let types = solver.program.types.indices.map(TypeIndex.init)
    return types.filter { roles.isFlow($0) && roles.tables[$0] == nil }.flatMap { type in
      (solver.objects.ofType[type] ?? []).flatMap { object in
        starters(of: object, type, receivers[object] ?? []).compactMap { place in
          known.contains(Pair(flow: place.flow, target: .flow(type)))
            ? nil
            : SeenRoute(
              flow: place.flow, target: .flow(type), style: "start", place: place,
              sight: .init(object: object))
        }
      }
    }
  }

  private func starters(of object: ObjectIndex, _ type: TypeIndex, _ instances: [InstanceIndex])
    -> [FlowPlace]
  {
    let made = origins.origins(of: object)
    let places =
      made.isEmpty && registered.contains(object)
      ? origins.users(of: object, instances)
      : made + origins.users(of: object, instances.filter(isStart)).filter { isHanded(object, to: $0.flow) }
    return Set(places.filter { $0.flow != type }).sorted {
      ($0.flow, $0.instance, $0.place) < ($1.flow, $1.instance, $1.place)
    }
  }

  /// Whether an instance runs what begins a flow: `start()`, `start(with: link)`.
  private func isStart(_ instance: InstanceIndex) -> Bool {
    guard case .function(let function) = solver.template(instance).kind else { return false }
    return solver.program.name(solver.program.functions[Int(function)].name) == "start"
  }

  /// Whether a flow keeps a child that others made for it; a list of all children of a base class says nothing.
  private func isHanded(_ object: ObjectIndex, to flow: TypeIndex) -> Bool {
    let type = solver.objects[object].type
    return origins.owners.holders(of: object).contains { holder in
      solver.objects[holder.object].type == flow
        && solver.program.property(holder.name, of: flow).map {
          solver.program.declaredTypes(of: $0).contains(type)
        } ?? false
    }
  }

  private struct Pair: Hashable {
    var flow: TypeIndex
    var target: SeenRoute.Target
  }
}
