import FlowModel
import ValueFlow

/// Tells the steps of a flow apart that keeps several screens of one type in a list and shows one after the other.
///
/// The value analysis knows lists as a whole: what is shown first may be any of them, and so may what follows. In a flow with one route
/// to such a screen at its beginning and one that the screen itself requests, the order of the list is that of the steps.
struct StepLists {
  let solution: Solution
  let origins: Origins
  let names: NavigationNames

  func spread(_ graph: inout FlowGraph, _ seen: inout [String: [SeenRoute]]) {
    for index in graph.flows.indices {
      for steps in steps(of: graph.flows[index], graph, seen) { spread(steps, in: index, &graph, &seen) }
    }
  }

  private struct Steps {
    /// The route to the first step, and that to all others.
    var first: Route
    var next: Route
    var screens: [Screen]
  }

  // MARK: - Finding

  private func steps(of flow: Flow, _ graph: FlowGraph, _ seen: [String: [SeenRoute]]) -> [Steps] {
    let groups = Dictionary(grouping: flow.routes.filter { $0.target.kind == .screen }, by: \.target.id)
    return groups.keys.sorted().compactMap { screen in
      guard let routes = groups[screen], routes.count == 2 else { return nil }
      let asked = Set(
        graph.transitions.filter { $0.flow == flow.id && $0.from == .screen(screen, of: $0) }.map(\.route))
      guard let first = routes.first(where: { !asked.contains($0.id) }),
        let next = routes.first(where: { asked.contains($0.id) })
      else { return nil }
      let screens = screens(
        routes.flatMap { seen[$0.id] ?? [] }, like: graph.screens.first { $0.id == screen })
      return screens.count < 2 ? nil : Steps(first: first, next: next, screens: screens)
    }
  }

  /// The elements of the list that all routes show, in order; none if there is no such list.
  private func screens(_ routes: [SeenRoute], like screen: Screen?) -> [Screen] {
    let objects = routes.map { $0.sight?.object ?? -1 }
    // Screens that a view makes for one case each are no list: `case .member(let id): MemberView(id: id)`.
    guard let screen, !objects.contains(-1), objects.allSatisfy({ solution.cases(making: $0).isEmpty }) else {
      return []
    }
    let places = Set(objects).compactMap { origins.origins(of: $0).first }
    guard places.count == Set(objects).count, let first = places.first,
      places.allSatisfy({ $0.instance == first.instance && $0.block == first.block }), isList(first.instance)
    else { return [] }
    return places.sorted { $0.place < $1.place }.enumerated().map { number, place in
      var step = screen
      step.id = "\(screen.id) (\(title(at: place) ?? "\(number + 1)"))"
      step.name = step.id
      return step
    }
  }

  /// Tells whether code computes the value of a property.
  private func isList(_ instance: InstanceIndex) -> Bool {
    switch solution.template(instance).kind {
    case .value, .getter, .closure: true
    default: false
    }
  }

  /// The title that the call at a place gives a screen, if it is written out.
  private func title(at place: FlowPlace) -> String? {
    let template = solution.template(place.instance)
    guard
      let site = solution.bodies.sites.first(where: { $0.template == template.id && $0.place == place.place }
      ),
      case .call(_, let arguments)? = solution.program.written(site.node, in: template.file)?.form
    else { return nil }
    let named = arguments.first { ["title", "name"].contains(solution.program.name($0.label)) }
    guard let text = named?.value.text, text.count > 2, text.hasPrefix("\""), !text.contains("\\") else {
      return nil
    }
    return String(text.dropFirst().dropLast())
  }

  // MARK: - Spreading

  private func spread(
    _ steps: Steps, in index: Int, _ graph: inout FlowGraph, _ seen: inout [String: [SeenRoute]]
  ) {
    let screen = steps.first.target.id
    let flow = graph.flows[index].id
    let next = steps.screens.dropFirst().enumerated().map { number, target in
      var route = steps.next
      if number > 0 { route.id += ".\(number + 2)" }
      route.target = Target(kind: .screen, id: target.id, name: target.name)
      return route
    }
    graph.flows[index].routes = graph.flows[index].routes.flatMap { route -> [Route] in
      guard route.id != steps.next.id else { return next }
      var route = route
      if route.id == steps.first.id {
        route.target = Target(kind: .screen, id: steps.screens[0].id, name: steps.screens[0].name)
      }
      return [route]
    }
    for route in next { seen[route.id] = seen[steps.next.id] }
    graph.transitions = graph.transitions.flatMap { transition -> [Transition] in
      guard transition.flow == flow, transition.from == .screen(screen, of: transition) else {
        return [transition]
      }
      return steps.screens.enumerated().compactMap { number, step in
        var copy = transition
        copy.from = Source(kind: .screen, id: step.id, name: step.name)
        guard transition.route == steps.next.id else { return copy }
        guard next.indices.contains(number) else { return nil }
        copy.route = next[number].id
        return copy
      }
    }
    graph.screens += steps.screens
    if !isShown(screen, graph) { graph.screens.removeAll { $0.id == screen } }
  }

  private func isShown(_ screen: String, _ graph: FlowGraph) -> Bool {
    graph.flows.flatMap(\.routes).contains { $0.target.kind == .screen && $0.target.id == screen }
      || graph.transitions.contains { $0.from.kind == .screen && $0.from.id == screen }
  }
}

extension Source {
  /// A screen with the name that it has in a transition.
  fileprivate static func screen(_ id: String, of transition: Transition) -> Source {
    Source(kind: .screen, id: id, name: transition.from.name)
  }
}
