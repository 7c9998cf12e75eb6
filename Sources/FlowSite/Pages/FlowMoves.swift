import FlowAnalysis
internal import FlowModel

/// The moves to a flow, on from it and out of it.
struct FlowMoves {
  let flow: Flow
  let context: PageContext

  /// The id of the moves on from the flow.
  static let anchor = "routes"

  var table: MoveTable {
    let groups = [
      context.arrivals("Leads here", "leaders", to: .flow(flow.id)), routes.with(foreign),
      MoveGroup(name: "How it ends", anchor: "outcomes", rows: outcomes + back),
    ]
    return MoveTable(groups: groups.filter { !$0.rows.isEmpty })
  }

  private var most: Int { context.facts.limits.moves }

  private var transitions: [Transition] { context.index.transitions(of: flow.id) }

  /// The description of a target is given with the first route to it.
  private var routes: MoveGroup {
    var told: Set<String> = []
    return MoveGroup("Leads on", Self.anchor, of: flow.routes, most: most) { route in
      var target = MoveTarget(
        anchor: anchor(of: route), style: StyleName(route.style),
        to: context.target(route.target, of: flow.id))
      if told.insert(route.target.id).inserted { target.note = target.to?.note ?? "" }
      return MoveRow(
        requesters: context.requesters(context.facts.requesters[route.id] ?? []), targets: [target],
        route: routeRow(route))
    }
  }

  /// Routes of other flows that this one takes.
  private var foreign: MoveGroup {
    let own = Set(flow.routes.map(\.id))
    let others = transitions.filter { $0.kind == .route && !own.contains($0.route) }
    let byRoute = Dictionary(grouping: others, by: \.route).sorted { $0.key < $1.key }
    return MoveGroup("", "", of: byRoute, most: most) { id, transitions in
      let route = context.index.route(id)
      let owner = context.index.flow(ofRoute: id)
      let target = MoveTarget(
        style: route.map { StyleName($0.style) } ?? .none,
        to: route.map { context.target($0.target, of: owner?.id ?? "") })
      var row = MoveRow(requesters: context.requesters(transitions), targets: [target])
      row.by = owner.map { context.flow($0.id) }
      row.route = RouteRow(name: context.shown(route?.name ?? id), href: context.route(id).href)
      return row
    }
  }

  private var outcomes: [MoveRow] {
    let ends = Dictionary(grouping: transitions.filter { $0.kind == .finish }, by: \.outcome)
    let known = Dictionary(flow.outcomes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return Set(known.keys).union(ends.keys).sorted().map { name in
      let end = Ref(
        name: name.isEmpty ? "end" : context.shown(name), kind: .outcome, hueClass: context.hue(flow.id))
      return MoveRow(
        requesters: context.requesters(ends[name] ?? []), targets: [MoveTarget(kind: .finish, to: end)],
        type: context.shown(known[name]?.type ?? ""), about: context.inline(known[name]?.summary ?? ""))
    }
  }

  private var back: [MoveRow] {
    let back = transitions.filter { $0.kind == .back }
    return back.isEmpty
      ? [] : [MoveRow(requesters: context.requesters(back), targets: [MoveTarget(kind: .back)])]
  }

  private func routeRow(_ route: Route) -> RouteRow {
    let anchor = anchor(of: route)
    var row = RouteRow(
      name: context.shown(route.name), id: context.shown(route.id), anchor: anchor,
      parameters: route.parameters.map(parameterRow),
      summary: context.html(route.summary, below: 2, id: anchor.isEmpty ? "route" : anchor))
    row.guards = route.guards.map { ValueRow(value: context.shown($0)) }
    row.since = context.shown(route.since)
    row.deprecated = context.deprecation(route.deprecated)
    row.owner = context.shown(route.owner)
    row.places = [context.place(route.location, below: flow.location)].compactMap(\.self)
    // The flow's own origins are given above.
    row.origins = route.origins == flow.origins ? "" : context.origins(route.origins)
    row.uses = context.uses(route.id)
    row.isNeverTaken = context.isNeverTaken(route.id)
    row.why = context.why(route.why)
    return row
  }

  private func anchor(of route: Route) -> String { context.facts.addresses.anchor(ofRoute: route.id) ?? "" }

  private func parameterRow(_ parameter: Parameter) -> ParameterRow {
    ParameterRow(
      name: context.shown(parameter.name), type: context.shown(parameter.type),
      isOptional: parameter.isOptional)
  }
}
