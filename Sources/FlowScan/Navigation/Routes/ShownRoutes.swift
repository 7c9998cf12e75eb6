import SwiftFacts
import ValueFlow

/// The routes to what arrives at primitives: screens, flows, and what the system shows.
struct ShownRoutes {
  let solution: Solution
  let roles: TypeRoles
  let origins: Origins
  let showings: [Showing]
  /// For each showing, its targets.
  let shown: [[Shown]]
  /// Objects made for requests by type.
  let registered: Set<ObjectIndex>
  let places: ShownPlaces

  init(
    solution: Solution, roles: TypeRoles, origins: Origins, showings: [Showing], shown: [[Shown]],
    registered: Set<ObjectIndex>
  ) {
    self.registered = registered
    (self.solution, self.roles, self.origins) = (solution, roles, origins)
    (self.showings, self.shown) = (showings, shown)
    let bound = BoundFlows(solution: solution, roles: roles, showings: showings)
    places = ShownPlaces(solution: solution, roles: roles, origins: origins, bound: bound)
  }

  func routes() -> [SeenRoute] {
    let frames = Frames(solution: solution, origins: origins, showings: showings, shown: shown)
    let bound = places.bound.hosts
    let held = HeldContent(
      solution: solution, roles: roles, origins: origins, places: places, frames: frames,
      registered: registered)
    // Many ways through the same plumbing give the same route; one of them is enough to explain it.
    var known: Set<SeenRoute.Facts> = []
    let lazyTabs = LazyTabs(solution: solution, frames: frames)
    return zip(showings, shown).filter { !frames.isRepeated($0.0) }.flatMap { showing, shown in
      let seen = shown.filter { !frames.isNearer(than: $0, at: showing) && !frames.isFrame($0) }.flatMap {
        routes($0, showing, frames).filter { !isOwnView($0, bound) }.map { asFlow($0, bound) }
      }
      let all = seen + (showing.listed == nil ? held.routes(showing) : [])
      return all.flatMap(lazyTabs.routes).filter { known.insert($0.facts).inserted }
    }
  }

  /// Tells whether a flow only returns its own view, whose content is what it shows: `var root: some View { ShopCoordinatorView(coordinator: self) }`.
  private func isOwnView(_ route: SeenRoute, _ bound: [ObjectIndex: ObjectIndex]) -> Bool {
    guard case .screen = route.target, let sight = route.sight, let flow = bound[sight.object] else {
      return false
    }
    if roles.flowsOfInnerViews[solution.info(of: sight.object).type] == route.flow { return true }
    return solution.receiver(of: route.place.instance) == flow
      && sight.showing.map { solution.receiver(of: $0.instance) != flow } ?? false
  }

  /// Turns a view whose stack is bound to another flow into that flow.
  private func asFlow(_ route: SeenRoute, _ bound: [ObjectIndex: ObjectIndex]) -> SeenRoute {
    guard case .screen = route.target, let object = route.sight?.object, let flow = bound[object],
      solution.info(of: flow).type != route.flow
    else { return route }
    var route = route
    route.target = .flow(solution.info(of: flow).type)
    return route
  }

  private func routes(_ shown: Shown, _ showing: Showing, _ frames: Frames) -> [SeenRoute] {
    guard let target = target(of: shown), !isOwnAlert(shown, showing) else { return [] }
    if let listed = showing.listed {
      let flows = listed.flow < 0 ? Set(origins.origins(of: shown.object).map(\.flow)) : [listed.flow]
      return flows.sorted().map { route(listed, of: $0, target, showing, shown) }
    }
    var found: [SeenRoute] = []
    let (places, isBound) = self.places.places(of: shown, at: showing)
    for origin in places {
      // A flow may show another one of its type, but not itself.
      if case .flow = target, isItself(shown.object, solution.receiver(of: origin.instance)) { continue }
      let handings =
        showing.isOwnContent || isBound
        ? []
        : origins.handings(
          of: Set([shown.object] + shown.containers), from: showing.instance, showing.block, showing.place,
          by: origin.flow, madeIn: origin.instance)
      let own = origins.assembled?.flows[shown.object]
      // Nobody but its maker has what is around a screen that a builder returns.
      let takers =
        handings.isEmpty && !isBound && !showing.isOwnContent
        ? takers(of: shown.object, in: own == nil ? [] : shown.containers, from: origin, showing) : []
      let isOffered = !takers.isEmpty || own != nil && handings.isEmpty
      found += takers.filter { isMaking(own ?? solution.receiver(of: origin.instance), $0) }.flatMap {
        routes(to: origin.flow, takenAt: $0, shown, showing, frames)
      }
      for style in isOffered ? ["root"] : frames.styles(of: showing, shown.object, by: origin.flow) {
        let style = if case .system = target { "system" } else { style }
        for place in handings.isEmpty ? [origin] : handings {
          found.append(
            SeenRoute(
              flow: origin.flow, target: isOfNewFlow(shown, at: place) ? .flow(place.flow) : target,
              style: style, place: place, isOffered: isOffered, made: origin.place,
              isDescribed: isDescribed(showing, by: origin.flow), isBound: isBound,
              isPart: frames.isPart(shown),
              sight: .init(
                object: shown.object, containers: shown.containers, showing: showing, origin: origin)))
        }
      }
    }
    return found
  }

  /// Tells whether a flow's own code, or that of its view, shows the flow: a stack bound to it contains it.
  private func isItself(_ flow: ObjectIndex, _ receiver: ObjectIndex) -> Bool {
    receiver == flow || places.bound.hosts[receiver] == flow
  }

  /// Tells whether a screen belongs to another flow of the same type, which the code at a place makes.
  private func isOfNewFlow(_ shown: Shown, at place: FlowPlace) -> Bool {
    guard case .screen = shown.subject else { return false }
    return origins.owners.flowHolders(of: shown.object).contains { flow in
      solution.info(of: flow).type == place.flow
        && solution.objects.makers(of: shown.object).contains { solution.receiver(of: $0.instance) == flow }
        && origins.isMade(flow, at: place)
    }
  }

  /// Tells whether a screen presents something of the system by itself, such as an alert for an error.
  ///
  /// Flows that run its code from afar, through services and their callbacks, have no part in it.
  private func isOwnAlert(_ shown: Shown, _ showing: Showing) -> Bool {
    guard case .system = shown.subject, showing.instance >= 0,
      roles.isScreen(ownCode(of: showing.instance))
    else { return false }
    return solution.objects.makers(of: shown.object).allSatisfy { ownCode(of: $0.instance) >= 0 }
  }

  /// The type of the source whose code an instance runs; -1 for that of flows, and for extensions of types without source.
  private func ownCode(of instance: InstanceIndex) -> TypeIndex {
    let owner = solution.template(instance).owner
    return owner < 0 || solution.program.types[Int(owner)].isForeign || roles.isFlow(owner) ? -1 : owner
  }

  /// Tells whether a screen that is a flow describes a target by an implicit member, for the library to show later.
  private func isDescribed(_ showing: Showing, by flow: TypeIndex) -> Bool {
    showing.site >= 0 && solution.bodies.sites[Int(showing.site)].isImplicit && roles.isScreen(flow)
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
      listed: listed.route, verb: showing.site < 0 ? 0 : solution.bodies.sites[Int(showing.site)].name,
      sight: .init(object: shown.object, containers: shown.containers, showing: showing))
  }

  private func target(of shown: Shown) -> SeenRoute.Target? {
    switch shown.subject {
    case .screen(let type): .screen(type)
    case .flow(let object): .flow(solution.info(of: object).type)
    case .system(let type): .system(type)
    case .vague: nil
    }
  }
}
