import FlowModel
import ValueFlow

/// Links for which a flow calls a function of a screen that is there already: `browser.open(url)`.
///
/// They open what the function asks for, and if it asks for nothing, the screen itself.
struct ScreenLinks {
  let askers: Askers
  let names: NavigationNames
  /// For each route of the graph, its observations.
  let seen: [String: [SeenRoute]]
  private var solution: Solution { askers.solution }

  /// A call of a screen's function that links cause.
  private struct Call {
    var screen: TypeIndex
    var site: Int32
    var links: Set<Asker>
    var place: FlowPlace
  }

  /// Adds the transitions of those links that take no route of their own, and returns the routes to the screens that the rest opens.
  func add(_ links: Set<String>, to graph: inout FlowGraph) -> [String: Set<String>] {
    let calls = links.isEmpty ? [] : calls(for: links)
    if calls.isEmpty { return [:] }
    let asked = routes(askedByCodeOf: Set(calls.map(\.screen)), graph)
    var found = FoundTransitions(graph)
    var opened: [String: Set<String>] = [:]
    for call in calls {
      let asked = asked.filter { runs($0.code, for: call) }
      for route in asked {
        for link in call.links { found.add(transition(link, to: route.id, at: call.place)) }
      }
      guard asked.isEmpty else { continue }
      for case .link(let link) in call.links.map(\.kind) {
        opened[link, default: []].formUnion(routes(to: call.screen))
      }
    }
    graph.transitions = found.all
    return opened
  }

  // MARK: - Calls

  private func calls(for links: Set<String>) -> [Call] {
    let shown = Set(seen.values.joined().filter(\.target.isScreen).map(\.target.type))
    return solution.instances.indices.flatMap { instance -> [Call] in
      guard case .flow(let flow) = askers.owners.owner(ofCode: instance) else { return [] }
      return solution.calls(of: instance).flatMap { site -> [Call] in
        let screens = screens(calledAt: site, in: instance).intersection(shown)
        let asking = screens.isEmpty ? [] : asking(links, at: site, in: instance, of: flow)
        return asking.isEmpty
          ? []
          : screens.sorted().map {
            Call(screen: $0, site: site, links: asking, place: place(of: site, in: instance, of: flow))
          }
      }
    }
  }

  /// The types of the app on which a call runs a function of theirs.
  private func screens(calledAt site: Int32, in instance: InstanceIndex) -> Set<TypeIndex> {
    guard let base = solution.node(ofBaseOf: site, in: instance) else { return [] }
    let name = solution.bodies.sites[Int(site)].name
    return Set(solution.unsortedObjects(at: base).map { solution.info(of: $0).type }).filter {
      $0 >= 0 && !solution.program.declared(name, by: $0).isEmpty
    }
  }

  private func asking(
    _ links: Set<String>, at site: Int32, in instance: InstanceIndex, of flow: TypeIndex
  ) -> Set<Asker> {
    askers.askers(of: place(of: site, in: instance, of: flow)).filter {
      if case .link(let link) = $0.kind { links.contains(link) } else { false }
    }
  }

  private func place(of site: Int32, in instance: InstanceIndex, of flow: TypeIndex) -> FlowPlace {
    let call = solution.bodies.sites[Int(site)]
    return FlowPlace(flow: flow, instance: instance, block: call.block, place: call.place)
  }

  // MARK: - Routes

  /// The routes that screens ask for, each with the code that does.
  private func routes(
    askedByCodeOf screens: Set<TypeIndex>, _ graph: FlowGraph
  ) -> [(id: String, code: Set<InstanceIndex>)] {
    let sources = Set(screens.map { names.source(.screen($0)) })
    let asked = Set(graph.transitions.filter { sources.contains($0.from) && $0.kind == .route }.map(\.route))
    return asked.sorted().map { id in (id, Set((seen[id] ?? []).flatMap(code(askingFor:)))) }
  }

  private func code(askingFor route: SeenRoute) -> Set<InstanceIndex> {
    var search = AskerSearch(of: route.flow, askers)
    search.askingCode = []
    search.run(from: route.place, isEnd: false)
    return search.askingCode ?? []
  }

  /// Tells whether some of the code is that of the called function, or of one that it calls on the screen.
  private func runs(_ code: Set<InstanceIndex>, for call: Call) -> Bool {
    code.contains { instance in
      isCalled(instance, by: call)
        || solution.callers(of: instance).contains {
          solution.receiver(of: $0.instance) == solution.receiver(of: instance)
            && isCalled($0.instance, by: call)
        }
    }
  }

  private func isCalled(_ function: InstanceIndex, by call: Call) -> Bool {
    solution.callers(of: function).contains { $0.instance == call.place.instance && $0.site == call.site }
  }

  private func routes(to screen: TypeIndex) -> [String] {
    seen.filter { $0.value.contains { $0.target == .screen(screen) } }.map(\.key)
  }

  private func transition(_ link: Asker, to route: String, at place: FlowPlace) -> Transition {
    var transition = Transition(
      flow: names.id(of: place.flow), from: names.source(link.kind),
      triggers: solution.isNamed(link.trigger) ? [solution.program.name(link.trigger)] : [], kind: .route,
      location: names.location(solution.template(place.instance).file, place.place), origins: [.scanned])
    transition.route = route
    return transition
  }
}
