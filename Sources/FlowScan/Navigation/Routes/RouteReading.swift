import SwiftFacts
import ValueFlow

/// Determines the routes of flows, from the objects that arrive at primitives and the flows that flows make.
struct RouteReading {
  let solver: Solver
  let roles: TypeRoles
  let origins: Origins
  let showings: [Showing]
  /// For each showing, its targets.
  let shown: [[Shown]]
  /// Objects made for requests by type.
  let registered: Set<ObjectIndex>
  private let children: StartedChildren
  private let bound: BoundFlows

  init(
    solver: Solver, roles: TypeRoles, origins: Origins, showings: [Showing], shown: [[Shown]],
    registered: Set<ObjectIndex>
  ) {
    (self.solver, self.roles, self.origins) = (solver, roles, origins)
    (self.showings, self.shown, self.registered) = (showings, shown, registered)
    children = StartedChildren(solver: solver, owners: origins.owners)
    bound = BoundFlows(solver: solver, roles: roles, showings: showings)
  }

  func routes() -> [SeenRoute] {
    let all = shownRoutes()
    let own = Set(all.filter { !$0.isOffered }.map { Pair(flow: $0.flow, target: $0.target) })
    // A flow that also shows a target itself does not merely offer it.
    let shown = told(all.filter { !$0.isOffered || !own.contains(Pair(flow: $0.flow, target: $0.target)) })
    return shown + startedFlows(except: shown)
  }

  /// A target passed as a beginning only counts if the flow does not show it otherwise; a screen is then the first one.
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

  // MARK: - Shown targets

  private func shownRoutes() -> [SeenRoute] {
    let frames = Frames(solver: solver, origins: origins, showings: showings, shown: shown)
    let bound = self.bound.hosts
    // Many ways through the same plumbing give the same route; one of them is enough to explain it.
    var known: Set<SeenRoute.Facts> = []
    return zip(showings, shown).filter { !frames.isRepeated($0.0) }.flatMap { showing, shown in
      let seen = shown.filter { !frames.isNearer(than: $0) && !frames.isFrame($0) }.flatMap {
        routes($0, showing, frames).map { asFlow($0, bound) }
      }
      return (seen + (showing.listed == nil ? hosts(showing, frames) : [])).filter {
        known.insert($0.facts).inserted
      }
    }
  }

  /// Turns a view whose stack is bound to another flow into that flow.
  private func asFlow(_ route: SeenRoute, _ bound: [ObjectIndex: ObjectIndex]) -> SeenRoute {
    guard case .screen = route.target, let object = route.sight?.object, let flow = bound[object],
      solver.info(of: flow).type != route.flow
    else { return route }
    var route = route
    route.target = .flow(solver.info(of: flow).type)
    return route
  }

  private func routes(_ shown: Shown, _ showing: Showing, _ frames: Frames) -> [SeenRoute] {
    guard let target = target(of: shown), !isOwnAlert(shown, showing) else { return [] }
    if let listed = showing.listed {
      let flows = listed.flow < 0 ? Set(origins.origins(of: shown.object).map(\.flow)) : [listed.flow]
      return flows.sorted().map { route(listed, of: $0, target, showing, shown) }
    }
    var found: [SeenRoute] = []
    let (places, isBound) = places(of: shown, at: showing)
    for origin in places {
      // A flow may show another one of its type, but not itself.
      if case .flow = target, solver.receiver(of: origin.instance) == shown.object { continue }
      let handings =
        showing.isOwnContent || isBound
        ? []
        : origins.handings(
          of: Set([shown.object] + shown.containers), from: showing.instance, showing.block, showing.place,
          by: origin.flow, madeIn: origin.instance)
      let isOffered =
        handings.isEmpty && !isBound && !showing.isOwnContent
        && isTaken(shown.object, from: origin.flow, showing)
      for style in isOffered ? ["root"] : frames.styles(of: showing, shown.object, by: origin.flow) {
        let style = if case .system = target { "system" } else { style }
        for place in handings.isEmpty ? [origin] : handings {
          found.append(
            SeenRoute(
              flow: origin.flow, target: target, style: style, place: place, isOffered: isOffered,
              made: origin.place, isDescribed: isDescribed(showing, by: origin.flow), isBound: isBound,
              sight: .init(
                object: shown.object, containers: shown.containers, showing: showing, origin: origin)))
        }
      }
    }
    return found
  }

  /// Tells whether a screen presents something of the system by itself, such as an alert for an error.
  ///
  /// Flows that run its code from afar, through services and their callbacks, have no part in it.
  private func isOwnAlert(_ shown: Shown, _ showing: Showing) -> Bool {
    guard case .system = shown.subject, showing.instance >= 0,
      roles.isScreen(ownCode(of: showing.instance))
    else { return false }
    return solver.objects.makers(of: shown.object).allSatisfy { ownCode(of: $0.instance) >= 0 }
  }

  /// The type of the source whose code an instance runs; -1 for that of flows, and for extensions of types without source.
  private func ownCode(of instance: InstanceIndex) -> TypeIndex {
    let owner = solver.template(instance).owner
    return owner < 0 || solver.program.types[Int(owner)].isForeign || roles.isFlow(owner) ? -1 : owner
  }

  /// The places in flows to which a shown target belongs, and whether they only set what a view is bound to.
  private func places(of shown: Shown, at showing: Showing) -> (places: [FlowPlace], isBound: Bool) {
    let found = placesBeforeDecision(of: shown, at: showing)
    // What is pushed or presented has a state of its own.
    guard ["root", "tab", "embed"].contains(showing.style) else { return found }
    return bound.deciding(found.places).map { ($0, true) } ?? found
  }

  private func placesBeforeDecision(of shown: Shown, at showing: Showing) -> (
    places: [FlowPlace], isBound: Bool
  ) {
    var places = origins.origins(of: shown.object)
    if isGiven(shown.object, at: showing), let taker = solver.receiverType(of: showing.instance) {
      places = [
        FlowPlace(flow: taker, instance: showing.instance, block: showing.block, place: showing.place)
      ]
    }
    if isShownByState(showing, places) {
      let set = bound.places(of: shown.object, at: showing)
      if !set.isEmpty || !places.isEmpty { return (set.isEmpty ? places : set, true) }
    }
    if !places.isEmpty { return (places, false) }
    let start = (showing.instance, showing.block, showing.place)
    return (Takers(origins, of: shown.object, from: start).found(), false)
  }

  /// Tells whether what a view that is a flow has in its own body is shown where the state is set that it is bound to.
  private func isShownByState(_ showing: Showing, _ places: [FlowPlace]) -> Bool {
    places.isEmpty
      || showing.site >= 0 && isInView(ofFlow: showing.instance)
        && places.allSatisfy { isInView(ofFlow: $0.instance) }
  }

  /// Tells whether a flow's code shows what the flow was given by whoever made both.
  private func isGiven(_ object: ObjectIndex, at showing: Showing) -> Bool {
    let taker = solver.receiver(of: showing.instance)
    guard taker >= 0, taker != object, roles.isFlow(solver.info(of: taker).type) else { return false }
    return origins.isGiven(object, to: taker)
  }

  /// Tells whether the body of a flow's view shows something, by itself or by a modifier of the app's own.
  private func isInView(ofFlow instance: InstanceIndex) -> Bool {
    if bound.isModifier(instance) { return true }
    return solver.receiverType(of: instance).map { roles.isView(ofFlow: $0) } ?? false
  }

  /// Tells whether a screen that is a flow describes a target by an implicit member, for the library to show later.
  private func isDescribed(_ showing: Showing, by flow: TypeIndex) -> Bool {
    showing.site >= 0 && solver.bodies.sites[Int(showing.site)].isImplicit && roles.isScreen(flow)
  }

  /// Makes the route for a target on a flow's list: that flow shows it, whatever code puts it there.
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

  /// Tells whether the maker of a flow puts a target on screen that the flow only returns.
  private func isTaken(_ object: ObjectIndex, from flow: TypeIndex, _ showing: Showing) -> Bool {
    let makers = origins.makers(of: flow)
    let own = solver.receiverType(of: showing.instance).map { Set([$0]) } ?? []
    return origins.passing.passing(object).union(own).contains { maker in
      maker != flow && makers.contains(maker)
        && origins.handing(
          of: [object], from: showing.instance, showing.block, showing.place, by: maker) != nil
    }
  }

  private func target(of shown: Shown) -> SeenRoute.Target? {
    switch shown.subject {
    case .screen(let type): .screen(type)
    case .flow(let object): .flow(solver.info(of: object).type)
    case .system(let type): .system(type)
    case .vague: nil
    }
  }

  /// The routes to flows that are shown by showing something they hold, such as their navigation controller.
  private func hosts(_ showing: Showing, _ frames: Frames) -> [SeenRoute] {
    let shown = Set(showing.nodes.flatMap { solver.unsortedObjects(at: $0) }).filter { isOnScreen($0) }
    var known: Set<Pair> = []
    return shown.sorted().flatMap { object in
      origins.owners.flowHolders(of: object).flatMap { child -> [SeenRoute] in
        let target = SeenRoute.Target.flow(solver.info(of: child).type)
        return hosts(of: child, holding: object, showing, frames).compactMap { place in
          guard known.insert(Pair(flow: place.flow, target: target)).inserted else { return nil }
          return SeenRoute(
            flow: place.flow, target: target, style: showing.style, place: place,
            sight: .init(object: object, showing: showing))
        }
      }
    }
  }

  /// The places where the makers of a flow put something on screen that it holds.
  private func hosts(
    of child: ObjectIndex, holding object: ObjectIndex, _ showing: Showing, _ frames: Frames
  ) -> [FlowPlace] {
    let holding = Set(origins.owners.flowHolders(of: object).map { solver.info(of: $0).type })
    let made = origins.origins(of: child)
    let taker = isGiven(child, at: showing) ? solver.receiverType(of: showing.instance) : nil
    return Set(taker.map { [$0] } ?? made.map(\.flow)).sorted().compactMap { flow in
      guard
        let place = origins.handing(
          of: [object, child], from: showing.instance, showing.block, showing.place, by: flow)
      else { return nil }
      let isMadeHere = made.contains { $0.flow == flow && $0.instance == place.instance }
      // A flow shows one of its own screens as that screen, even if a child refers to it. A child that is made later presents on it.
      if isOwnScreen(object, of: flow),
        !isMadeHere || !origins.owners.holders(of: object).contains(where: { $0.object == child })
      {
        return nil
      }
      if !holding.contains(flow) {
        // What the flow fills itself is not the child's, which only presents or pushes on it later.
        return !isMadeHere && holdsOwnScreen(object, of: flow) ? nil : place
      }
      // A container that the flow does not fill itself is left to the child that it makes at once.
      guard roles.onlyHolds(solver.info(of: object).type) else { return nil }
      return isMadeHere && !frames.isFilled(object, by: flow) ? place : nil
    }
  }

  private func isOwnScreen(_ object: ObjectIndex, of flow: TypeIndex) -> Bool {
    let type = solver.info(of: object).type
    return !roles.onlyHolds(type) && !solver.program.types[Int(type)].isForeign
      && origins.origins(of: object).contains { $0.flow == flow }
  }

  /// Tells whether a container was made around a screen of a flow: `UINavigationController(rootViewController: list)`.
  private func holdsOwnScreen(_ container: ObjectIndex, of flow: TypeIndex) -> Bool {
    guard let content = solver.knownContent(container) else { return false }
    return solver.objects(at: content).contains { object in
      let type = solver.info(of: object).type
      return type >= 0 && roles.isScreen(type) && origins.origins(of: object).contains { $0.flow == flow }
    }
  }

  private func isOnScreen(_ object: ObjectIndex) -> Bool {
    let info = solver.info(of: object)
    guard info.kind == .instance || info.kind == .some, info.type >= 0 else { return false }
    return !roles[info.type].isDisjoint(with: [.screen, .container])
  }

  // MARK: - Started flows

  /// The flows that a flow makes, or receives and calls, without showing them: they put themselves on screen.
  private func startedFlows(except shown: [SeenRoute]) -> [SeenRoute] {
    let navigated = NavigatedChildren(
      solver: solver, roles: roles, routes: shown, showings: showings, shown: self.shown)
    return unshownFlows(except: shown).filter { children.isStarted($0.object, $0.instances) }.flatMap {
      flow in
      flow.places.map { place in
        SeenRoute(
          flow: place.flow, target: .flow(flow.type),
          style: navigated.style(of: flow.object, madeAt: place) ?? children.style(at: place), place: place,
          sight: .init(object: flow.object))
      }
    }
  }

  /// The flows that a flow makes and keeps, and that nobody starts or shows.
  func unstartedFlows(except shown: [SeenRoute]) -> [SeenRoute] {
    unshownFlows(except: shown).filter { children.isIdle($0.object, $0.instances) }.flatMap { flow in
      flow.places.map { SeenRoute(flow: $0.flow, target: .flow(flow.type), style: "start", place: $0) }
    }
  }

  private typealias UnshownFlow = (
    object: ObjectIndex, type: TypeIndex, instances: [InstanceIndex], places: [FlowPlace]
  )

  private func unshownFlows(except shown: [SeenRoute]) -> [UnshownFlow] {
    let known = Set(shown.map { Pair(flow: $0.flow, target: $0.target) })
    // The flows that such objects were made for show them, and not the code that made both.
    let given = Set(
      shown.filter { $0.style != "start" }.flatMap { route in
        objects(of: route).filter { object in
          !origins.origins(of: object).contains { $0.flow == route.flow }
        }
      })
    let receivers = Dictionary(grouping: solver.instances.indices) {
      solver.receiver(of: $0)
    }
    // A flow with a table only shows what the table declares; other code just refers to such flows.
    let types = solver.program.types.indices.map(TypeIndex.init)
    return types.filter { roles.isFlow($0) && roles.tables[$0] == nil }.flatMap { type in
      (solver.objects.ofType[type] ?? []).compactMap { object -> UnshownFlow? in
        let instances = receivers[object] ?? []
        let places = (given.contains(object) ? [] : starters(of: object, type, instances)).filter {
          !known.contains(Pair(flow: $0.flow, target: .flow(type)))
        }
        return places.isEmpty ? nil : (object, type, instances, places)
      }
    }
  }

  /// The flows that a route leads to.
  private func objects(of route: SeenRoute) -> [ObjectIndex] {
    guard case .flow(let type) = route.target, let shown = route.sight?.object else { return [] }
    if solver.info(of: shown).type == type { return [shown] }
    return origins.owners.flowHolders(of: shown).filter { solver.info(of: $0).type == type }
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

  /// Tells whether an instance runs the start of a flow: `start()`, `start(with: link)`.
  private func isStart(_ instance: InstanceIndex) -> Bool {
    guard case .function(let function) = solver.template(instance).kind else { return false }
    return solver.program.name(solver.program.functions[Int(function)].name) == "start"
  }

  /// Tells whether a flow keeps a child that others made for it; a base class's list of all children says nothing.
  private func isHanded(_ object: ObjectIndex, to flow: TypeIndex) -> Bool {
    let type = solver.info(of: object).type
    return origins.owners.holders(of: object).contains { holder in
      solver.info(of: holder.object).type == flow
        && solver.program.property(holder.name, of: flow).map {
          solver.program.declaredTypes(of: $0).contains { isOnly(type, of: $0) }
        } ?? false
    }
  }

  /// Tells whether a type is the declared one, or the only one of a protocol.
  private func isOnly(_ type: TypeIndex, of declared: TypeIndex) -> Bool {
    declared == type
      || solver.program.types[Int(declared)].kind == .protocol
        && solver.program.concreteSubtypes(declared) == [type]
  }

  private struct Pair: Hashable {
    var flow: TypeIndex
    var target: SeenRoute.Target
  }
}
