import SwiftFacts
import ValueFlow

/// The flows that other flows make, or receive and call, without showing them.
struct UnshownFlows {
  let solution: Solution
  let roles: TypeRoles
  let origins: Origins
  let showings: [Showing]
  /// For each showing, its targets.
  let shown: [[Shown]]
  /// Objects made for requests by type.
  let registered: Set<ObjectIndex>
  private let children: StartedChildren
  private let resolved: ResolvedFlows

  init(
    solution: Solution, roles: TypeRoles, origins: Origins, showings: [Showing], shown: [[Shown]],
    registered: Set<ObjectIndex>
  ) {
    (self.solution, self.roles, self.origins) = (solution, roles, origins)
    (self.showings, self.shown, self.registered) = (showings, shown, registered)
    children = StartedChildren(solution: solution, owners: origins.owners)
    resolved = ResolvedFlows(solution: solution, origins: origins)
  }

  /// Those that put themselves on screen.
  func started(except shown: [SeenRoute]) -> [SeenRoute] {
    let navigated = navigated(shown)
    let hosted = HostedChildren(solution: solution, roles: roles, origins: origins, showings: showings)
    return flows(except: shown).filter { children.isStarted($0.object, $0.instances) }.flatMap {
      flow in
      flow.places.map { place in
        SeenRoute(
          flow: place.flow, target: .flow(flow.type),
          style: navigated.style(of: flow.object, madeAt: place) ?? hosted.style(of: flow.object)
            ?? children.style(at: place), place: place,
          sight: .init(object: flow.object))
      }
    }
  }

  /// The part that navigators have in routes that were found.
  func navigated(_ routes: [SeenRoute]) -> NavigatedChildren {
    NavigatedChildren(solution: solution, roles: roles, routes: routes, showings: showings, shown: shown)
  }

  /// Those that nobody starts.
  func idle(except shown: [SeenRoute]) -> [SeenRoute] {
    flows(except: shown).filter { children.isIdle($0.object, $0.instances) }.flatMap { flow in
      flow.places.map { SeenRoute(flow: $0.flow, target: .flow(flow.type), style: "start", place: $0) }
    }
  }

  private typealias Flow = (
    object: ObjectIndex, type: TypeIndex, instances: [InstanceIndex], places: [FlowPlace]
  )

  private func flows(except shown: [SeenRoute]) -> [Flow] {
    let known = Set(shown.map { RoutePair(flow: $0.flow, target: $0.target) })
    // The flows that such objects were made for show them, and not the code that made both.
    let given = Set(
      shown.filter { $0.style != "start" }.flatMap { route in
        objects(of: route).filter { object in
          !origins.origins(of: object).contains { $0.flow == route.flow }
        }
      })
    let own = Dictionary(grouping: shown, by: \.flow).mapValues { $0.map(\.place.instance) }
    let bound = boundScreens(shown)
    let shared = SharedFlows(solution: solution, roles: roles, origins: origins, shown: shown)
    let receivers = Dictionary(grouping: solution.instances.indices) {
      solution.receiver(of: $0)
    }
    // A flow with a table only shows what the table declares; other code just refers to such flows.
    let types = solution.program.types.indices.map(TypeIndex.init)
    return types.filter { roles.isFlow($0) && roles.tables[$0] == nil }.flatMap { type in
      (solution.objects.ofType[type] ?? []).compactMap { object -> Flow? in
        let instances = receivers[object] ?? []
        let starters =
          given.contains(object) ? [] : starters(of: object, type, instances, showing: own[type] ?? [])
        let isStarted = registered.contains(object) || !starters.isEmpty
        let users = shared.users(of: object, instances, isStarted: isStarted) {
          leading(to: $0 + (own[type] ?? []), of: object)
        }
        let showing = Set(makers(of: object).flatMap { bound[$0] ?? [] })
        let all = starters + users
        let meant = all.filter { showing.contains($0.flow) }
        let places = (meant.isEmpty ? all : meant).filter {
          !known.contains(RoutePair(flow: $0.flow, target: .flow(type)))
        }
        return places.isEmpty ? nil : (object, type, instances, places)
      }
    }
  }

  /// For each screen that a view makes for the flow to which it is bound, that flow: it shows what the screen makes, too.
  private func boundScreens(_ shown: [SeenRoute]) -> [ObjectIndex: Set<TypeIndex>] {
    shown.reduce(into: [:]) { found, route in
      if route.isBound, let screen = route.sight?.object { found[screen, default: []].insert(route.flow) }
    }
  }

  private func makers(of object: ObjectIndex) -> [ObjectIndex] {
    solution.objects.makers(of: object).map { solution.receiver(of: $0.instance) }
  }

  /// The flows that a route leads to.
  private func objects(of route: SeenRoute) -> [ObjectIndex] {
    guard case .flow(let type) = route.target, let shown = route.sight?.object else { return [] }
    if solution.info(of: shown).type == type { return [shown] }
    return origins.owners.flowHolders(of: shown).filter { solution.info(of: $0).type == type }
  }

  /// The functions of a flow that lead to its routes.
  private func leading(to routes: [InstanceIndex], of flow: ObjectIndex) -> Set<InstanceIndex> {
    var found = Set(routes.filter { solution.receiver(of: $0) == flow })
    var waiting = Array(found)
    while let next = waiting.popLast() {
      for edge in solution.callers(of: next) where solution.receiver(of: edge.instance) == flow {
        if found.insert(edge.instance).inserted { waiting.append(edge.instance) }
      }
    }
    return found
  }

  /// The places where a flow that is made with its maker comes on screen: where the maker calls what shows something.
  private func uses(
    of object: ObjectIndex, madeAt made: [FlowPlace], showing: [InstanceIndex]
  ) -> [FlowPlace] {
    let kept = made.filter { isInitial($0.instance) }
    if kept.isEmpty { return made }
    let uses = origins.users(of: object, leading(to: showing, of: object).sorted()).filter { use in
      kept.contains { $0.flow == use.flow } && !isInitial(use.instance)
    }
    return uses.isEmpty ? made : made.filter { !kept.contains($0) } + uses
  }

  /// Tells whether an instance makes a flow: it runs an initialiser, or the initial value of a property.
  private func isInitial(_ instance: InstanceIndex) -> Bool {
    if case .value = solution.template(instance).kind { return true }
    return solution.functionName(of: instance) == solution.initializerName
  }

  private func starters(
    of object: ObjectIndex, _ type: TypeIndex, _ instances: [InstanceIndex], showing: [InstanceIndex]
  ) -> [FlowPlace] {
    let made = uses(of: object, madeAt: origins.origins(of: object), showing: showing)
    let places =
      made.isEmpty && registered.contains(object)
      ? resolved.users(of: object, instances, isStart: isStart) { isHanded(object, to: $0) }
        .map { handed(object, to: $0) }
      : made
        + origins.users(of: object, instances.filter(isStart)).filter { isHanded(object, to: $0.flow) }
        .map { handed(object, to: $0) }
    return Set(places.filter { $0.flow != type }).sorted {
      ($0.flow, $0.instance, $0.place) < ($1.flow, $1.instance, $1.place)
    }
  }

  /// The place in a flow's own code from which a child goes to the code that calls it, such as an inherited `coordinate(to:)`.
  private func handed(_ child: ObjectIndex, to place: FlowPlace) -> FlowPlace {
    origins.handing(of: [child], from: place.instance, place.block, place.place, by: place.flow) ?? place
  }

  /// Tells whether an instance runs the start of a flow: `start()`, `start(with: link)`.
  private func isStart(_ instance: InstanceIndex) -> Bool {
    guard case .function(let function) = solution.template(instance).kind else { return false }
    return solution.program.name(solution.program.functions[Int(function)].name) == "start"
  }

  /// Tells whether a flow keeps a child that others made for it; a base class's list of all children says nothing.
  private func isHanded(_ object: ObjectIndex, to flow: TypeIndex) -> Bool {
    let type = solution.info(of: object).type
    return origins.owners.holders(of: object).contains { holder in
      solution.info(of: holder.object).type == flow
        && solution.program.property(holder.name, of: flow).map {
          solution.program.declaredTypes(of: $0).contains { isOnly(type, of: $0) }
        } ?? false
    }
  }

  /// Tells whether a type is the declared one, or the only one of a protocol.
  private func isOnly(_ type: TypeIndex, of declared: TypeIndex) -> Bool {
    declared == type
      || solution.program.types[Int(declared)].kind == .protocol
        && solution.program.concreteSubtypes(declared) == [type]
  }
}
