import FlowModel
import ValueFlow

/// The moves of one flow: the requesters of its reducer's routes.
struct ReducerMoves {
  let graph: ReducerGraph
  let flow: TypeIndex
  let id: String
  let sites: [ShownSite]
  let routes: [ReducerGraph.ShownRoute]
  private var types: ReducerTypes { graph.types }
  private var program: SourceProgram { types.program }

  func add(to built: inout ReducerGraph.Built) {
    let arms = ArmReading(types, flow).read()
    let askers = ReducerAskers(
      types: types, flow: flow, arms: arms, sites: sites, sent: sent(), stores: graph.stores,
      flows: graph.flows, places: Set(graph.reading.sites.map(\.view)))
    for (index, arm) in arms.enumerated() {
      for placed in arm.effects { add(placed, index, arms, askers, &built) }
    }
    for link in graph.reading.links { add(link, &built) }
    addEnds(arms, askers, &built)
    for (route, sites) in routes where [.push, .present].contains(route.style) {
      for site in sites { addDismissals(of: site, &built) }
    }
    begin(&built)
  }

  /// Adds the ends of the flow, with those who ask for them.
  private func addEnds(_ arms: [ReducerArm], _ askers: ReducerAskers, _ built: inout ReducerGraph.Built) {
    for end in ReducerEnds(graph: graph).ends(of: flow, arms) {
      let location = graph.names.location(end.code.file, end.code.place)
      for asker in askers.askers(of: end.arm) where asker.kind != .start {
        add(asker, nil, location, &built, outcome: program.name(end.outcome))
        built.outcomes[flow, default: []].insert(program.name(end.outcome))
      }
    }
  }

  /// Adds the ways back by which a child that the flow shows dismisses itself.
  private func addDismissals(of site: ShownSite, _ built: inout ReducerGraph.Built) {
    guard let child = site.child, child != flow else { return }
    for arm in ArmReading(types, child).read() {
      guard let dismissal = arm.dismissal else { continue }
      let kind: Asker.Kind = graph.flows.contains(child) ? .flow(child) : .screen(site.view)
      let location = graph.names.location(dismissal.file, dismissal.place)
      for chain in arm.chains { add(Asker(kind: kind, trigger: chain.trigger), nil, location, &built) }
    }
  }

  /// The actions that the flow's own views send.
  private func sent() -> [(view: TypeIndex, part: TypeIndex?, chain: ActionChain)] {
    let views = Set(graph.stores.views[flow] ?? [])
    let reading = ActionReading(types: types, reducer: flow)
    return graph.reading.sent.filter { views.contains($0.view) }.map { sent in
      var start = reading.whole
      if sent.isViewAction, let view = program.names.known("view") { start = inner(view, start) }
      return (sent.view, sent.part, reading.chain(sent.action, from: start))
    }
  }

  /// The chain inside `case view(View)`.
  private func inner(_ name: Name, _ whole: ActionChain) -> ActionChain {
    guard let action = types.action(of: flow), let info = program.types[Int(action)].cases[name],
      let type = info.parameters.last.flatMap({ program.written($0.type, in: info.file) }),
      case .choice(let choice)? = types.held(type, in: action)
    else { return whole }
    return ActionChain(names: [name], context: .choice(choice))
  }

  private func add(
    _ placed: ReducerArm.Placed, _ arm: Int, _ arms: [ReducerArm], _ askers: ReducerAskers,
    _ built: inout ReducerGraph.Built
  ) {
    let location = graph.names.location(placed.file, placed.place)
    switch placed.effect {
    case .shows(let key):
      for route in fitting(key) {
        for asker in linked(askers.askers(of: arm), to: placed, in: arms[arm]) {
          add(asker, route, location, &built)
        }
      }
    case .showsInside(let child, let key):
      for route in graph.fitting(key, built.routes[child] ?? []) {
        let askers = linked([], to: placed, in: arms[arm])
        for asker in askers { add(asker, route, location, &built, of: graph.names.id(of: child)) }
      }
    case .carries(let property, let value):
      carried(property, value, arm, arms, askers, location, &built)
    case .back:
      for asker in askers.askers(of: arm) where asker.kind != .start { add(asker, nil, location, &built) }
    case .unknown(let text):
      built.unresolved.append(
        UnresolvedCall(
          flow: id, expression: text, reason: "what is put on the path is not known", location: location))
    }
  }

  /// The requesters of an effect, with the links that lead to it in place of nobody.
  private func linked(
    _ askers: Set<Asker>, to placed: ReducerArm.Placed, in arm: ReducerArm
  ) -> Set<Asker> {
    let spot = CodeSpot(file: placed.file, place: placed.place)
    let patterns = graph.links.patterns(leadingTo: spot, choosing: [])
    if patterns.isEmpty { return askers }
    let trigger = askers.first { $0.kind == .start }?.trigger ?? arm.chains.first?.trigger ?? 0
    return askers.filter { $0.kind != .start }.union(
      patterns.map { Asker(kind: .link($0), trigger: trigger) })
  }

  /// Adds a target shown by a state that receives a value of the action: its requester is the sender of the action.
  private func carried(
    _ property: Name, _ value: Name, _ target: Int, _ arms: [ReducerArm], _ askers: ReducerAskers,
    _ location: SourceLocation, _ built: inout ReducerGraph.Built
  ) {
    let reading = ActionReading(types: types, reducer: flow)
    for (index, arm) in arms.enumerated() {
      for sent in arm.sends {
        let chain = reading.chain(sent, from: reading.whole)
        guard arms[target].chains.contains(where: { $0.meets(chain) }), let element = chain.names.last else {
          continue
        }
        for route in fitting(StateKey(property: property, element: element)) {
          for asker in askers.askers(of: index) { add(asker, route, location, &built) }
        }
      }
    }
  }

  private func fitting(_ key: StateKey) -> [Route] { graph.fitting(key, routes) }

  private func add(
    _ asker: Asker, _ route: Route?, _ location: SourceLocation, _ built: inout ReducerGraph.Built,
    of flow: String? = nil, outcome: String? = nil
  ) {
    if case .screen(let type) = asker.kind { built.screens.insert(type) }
    let source = graph.names.source(asker.kind)
    let trigger = asker.trigger == 0 ? [] : [program.name(asker.trigger)]
    var made = Transition(
      flow: flow ?? id, from: source, triggers: trigger,
      kind: outcome != nil ? .finish : route == nil ? .back : .route,
      route: route?.id ?? "", location: location, origins: [.scanned])
    made.outcome = outcome ?? ""
    if let known = built.transitions[made.identity] {
      made.triggers = Set(known.triggers + made.triggers).sorted()
      made.location = known.location
    }
    built.transitions[made.identity] = made
  }

  /// Adds the initial routes: roots and tabs without a known requester.
  private func begin(_ built: inout ReducerGraph.Built) {
    let asked = Set(built.transitions.values.map(\.route))
    let initial = InitialCases(types: types, reducer: flow).all
    for (route, sites) in routes
    where route.style == .tab || route.style == .root && !asked.contains(route.id)
      || sites.contains(where: { $0.isInitial || $0.isShown(byCases: initial) })
    {
      guard let location = route.location, let site = sites.first else { continue }
      add(Asker(kind: .start, trigger: site.isListed ? 0 : site.actions.last ?? 0), route, location, &built)
    }
  }

  /// Adds a link in a view that puts an element on the flow's path.
  private func add(_ link: LinkedState, _ built: inout ReducerGraph.Built) {
    guard let state = types.state(of: flow) else { return }
    for property in program.types[Int(state)].propertyOrder.map({ program.properties[Int($0)] })
    where types.held(property) == .stack(link.path) {
      for route in fitting(StateKey(property: property.name, element: link.element)) {
        let holder = graph.stores.holders[link.view]?.reducer
        let child = holder.flatMap { graph.flows.contains($0) && $0 != flow ? $0 : nil }
        let asker = Asker(kind: child.map { .flow($0) } ?? .screen(link.view), trigger: 0)
        add(asker, route, graph.names.location(link.file, link.place), &built)
      }
    }
  }
}
