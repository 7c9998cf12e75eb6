internal import FlowExport
internal import FlowModel

/// The page of a flow.
struct FlowPage: SitePage {
  let flow: Flow
  let desk: Desk
  private let storyboard: PictureDraft?
  private let neighbourhood: PictureDraft?

  init(_ flow: Flow, at desk: Desk) {
    self.flow = flow
    self.desk = desk
    let budget = desk.facts.input.settings.budget
    storyboard = Scene.storyboard(of: flow.id, in: desk.index, budget: budget).map {
      desk.picture($0, id: "p-storyboard", note: $0.isCollapsed ? Notes.collapsed(budget) : "")
    }
    neighbourhood = NearbyScene.of(.flow(flow.id), in: desk.index, budget: budget).map {
      desk.picture($0, id: "p-nearby", note: $0.isCollapsed ? Notes.collapsed(budget) : "")
    }
  }

  static let kind = PageKind.flow
  var pictures: [PictureDraft] { [storyboard, neighbourhood].compactMap(\.self) }

  var head: PageHead {
    PageHead(
      title: desk.shown(flow.name), description: desk.facts.note(flow.summary), hueClass: desk.hue(flow.id),
      crumbs: [Ref(name: "Flows", href: desk.href(.flows))]
        + desk.facts.forest.ancestors(of: flow.id).map(desk.flow),
      place: .flows, flow: flow.id)
  }

  func subject(_ drawn: [String: PictureResult]) -> FlowSubject {
    var subject = FlowSubject()
    describe(&subject)
    subject.storyboard = storyboard?.box(drawn, at: desk)
    subject.neighbourhood = neighbourhood?.box(drawn, at: desk)
    subject.routes = flow.routes.map(routeRow)
    subject.leaders = desk.leaders(to: .flow(flow.id))
    subject.children = childRows
    subject.screens = screenRows
    subject.outcomes = outcomeRows
    subject.moves = desk.index.transitions(of: flow.id).map(desk.move)
    subject.links = desk.linkRows(desk.index.links(of: flow.id))
    subject.ways = desk.ways(to: .flow(flow.id))
    subject.findings = desk.facts.findings.about(.flow(flow.id)).map(desk.findingRow)
    subject.unresolved = (desk.facts.calls[flow.id] ?? []).map(desk.callRow)
    return subject
  }

  func contents(of subject: FlowSubject) -> [ContentsRow] {
    .listed([
      (subject.storyboard != nil, "Storyboard", "storyboard"), (!subject.routes.isEmpty, "Routes", "routes"),
      (!subject.moves.isEmpty, "What leads on", "moves"), (!subject.screens.isEmpty, "Screens", "screens"),
      (!subject.children.isEmpty, "Flows it starts", "children"),
      (!subject.outcomes.isEmpty, "How it ends", "outcomes"),
      (!subject.leaders.isEmpty, "Who leads here", "leaders"), (!subject.links.isEmpty, "Links", "links"),
      (!subject.ways.isEmpty, "How do I get here?", "ways"),
      (subject.neighbourhood != nil, "Around it", "neighbourhood"),
      (!subject.findings.isEmpty, "Findings", "findings"),
      (!subject.unresolved.isEmpty, "Not understood", "unresolved"),
    ])
  }

  private func describe(_ subject: inout FlowSubject) {
    subject.flow = desk.flow(flow.id)
    subject.id = desk.shown(flow.id)
    subject.module = desk.shown(flow.module)
    subject.isEntry = desk.facts.entries.contains { $0.id == flow.id }
    subject.summary = desk.html(flow.summary, below: 1, id: "about")
    subject.owner = desk.shown(flow.owner)
    subject.place = desk.place(flow.location)
    subject.origins = desk.origins(flow.origins)
  }
}

extension FlowPage {
  private func routeRow(_ route: Route) -> RouteRow {
    var row = RouteRow(
      name: desk.shown(route.name), id: desk.shown(route.id),
      anchor: desk.facts.addresses.anchor(ofRoute: route.id) ?? "",
      parameters: route.parameters.map(parameterRow),
      style: StyleName(route.style), target: desk.target(route.target, of: flow.id),
      triggers: desk.triggers(ofRoute: route.id),
      summary: desk.html(
        route.summary, below: 2, id: desk.facts.addresses.anchor(ofRoute: route.id) ?? "route"),
      links: desk.linkRows(desk.index.links(ofRoute: route.id)))
    row.guards = route.guards.map { ValueRow(value: desk.shown($0)) }
    row.since = desk.shown(route.since)
    row.deprecated = desk.deprecation(route.deprecated)
    row.owner = desk.shown(route.owner)
    row.place = desk.place(route.location)
    row.origins = desk.origins(route.origins)
    row.uses = desk.uses(route.id)
    row.isNeverTaken = desk.isNeverTaken(route.id)
    row.why = desk.why(route.why)
    return row
  }

  private func parameterRow(_ parameter: Parameter) -> ParameterRow {
    ParameterRow(
      name: desk.shown(parameter.name), type: desk.shown(parameter.type), isOptional: parameter.isOptional)
  }

  /// The first route to each target, in the order of the routes.
  private func firstRoutes(to kind: Target.Kind) -> [Route] {
    var seen: Set<String> = []
    return flow.routes.filter { $0.target.kind == kind && seen.insert($0.target.id).inserted }
  }

  private var childRows: [ChildRow] {
    firstRoutes(to: .flow).map { route in
      ChildRow(
        flow: desk.flow(route.target.id), style: StyleName(route.style),
        summary: desk.plain(desk.index.flow(route.target.id)?.summary ?? ""))
    }
  }

  private var screenRows: [ShownRow] {
    firstRoutes(to: .screen).map { route in
      let screen = desk.index.screen(route.target.id)
      return ShownRow(
        screen: desk.screen(route.target.id), style: StyleName(route.style),
        summary: desk.plain(screen?.summary ?? ""),
        shot: screen.flatMap { desk.facts.shots.shot(of: $0, root: desk.root) })
    }
  }

  private var outcomeRows: [OutcomeRow] {
    let ends = Dictionary(
      grouping: desk.index.transitions(of: flow.id).filter { $0.kind == .finish }, by: \.outcome)
    let known = Dictionary(flow.outcomes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return Set(known.keys).union(ends.keys).sorted().map { name in
      OutcomeRow(
        name: name.isEmpty ? "end" : desk.shown(name), type: desk.shown(known[name]?.type ?? ""),
        summary: desk.inline(known[name]?.summary ?? ""), triggers: (ends[name] ?? []).map(desk.trigger))
    }
  }
}
