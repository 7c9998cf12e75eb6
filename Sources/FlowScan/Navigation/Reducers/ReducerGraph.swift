import FlowModel
import ValueFlow

/// Adds the flows that are reducers to a graph.
struct ReducerGraph {
  let types: ReducerTypes
  let names: NavigationNames
  let stores: StoreViews
  let reading: SiteReading
  let flows: Set<TypeIndex>
  let links: LinkIndex
  /// The flows whose views the app starts with.
  private let entries: Set<TypeIndex>
  private var program: SourceProgram { types.program }

  init?(_ program: SourceProgram, _ roles: TypeRoles, _ conventions: Conventions, links: LinkIndex) {
    guard program.importedModules.contains("ComposableArchitecture") else { return nil }
    self.links = links
    types = ReducerTypes(program, conventions)
    names = NavigationNames(program)
    stores = StoreViews(types, roles)
    reading = SiteReading(types, roles, stores)
    reading.read()
    let decisions = ReducerDecisions(types: types)
    flows = Set(reading.sites.filter { decisions.decides($0) }.map(\.flow))
    entries = ReducerEntries(program: program, roles: roles, stores: stores).reducers()
  }

  func add(to graph: inout FlowGraph) {
    var built = Built()
    for flow in flows.sorted() { build(flow, &built) }
    for flow in flows.sorted() {
      ReducerMoves(
        graph: self, flow: flow, id: names.id(of: flow), sites: sites(of: flow),
        routes: built.routes[flow] ?? []
      ).add(to: &built)
    }
    for (index, flow) in flows.sorted().enumerated() {
      built.flows[index].outcomes = (built.outcomes[flow] ?? []).sorted().map { Outcome(name: $0) }
    }
    EmbeddedReducers(graph: self).settle(&graph)
    let known = Set(graph.flows.map(\.id))
    graph.flows = (graph.flows + built.flows.filter { !known.contains($0.id) }).sorted { $0.id < $1.id }
    let transitions = built.transitions.keys.sorted().compactMap { built.transitions[$0] }
    graph.transitions = (graph.transitions + transitions).sorted { $0.identity < $1.identity }
    let screens = Set(graph.screens.map(\.id))
    let more = built.screens.map(screen).filter { !screens.contains($0.id) }
    graph.screens = (graph.screens + more).sorted { $0.id < $1.id }
    built.unresolved += UnshownStates(graph: self).calls()
    graph.unresolved += built.unresolved.sorted { $0.identity < $1.identity }
  }

  typealias ShownRoute = (route: Route, sites: [ShownSite])

  struct Built {
    var flows: [Flow] = []
    var routes: [TypeIndex: [ShownRoute]] = [:]
    var transitions: [String: Transition] = [:]
    var screens: Set<TypeIndex> = []
    var unresolved: [UnresolvedCall] = []
    /// The names of the outcomes of flows that end.
    var outcomes: [TypeIndex: Set<String>] = [:]
  }

  // MARK: - One flow

  private struct Row {
    var name: String
    var style: String
    var target: Target
    var sites: [ShownSite]
  }

  private func build(_ flow: TypeIndex, _ built: inout Built) {
    let id = names.id(of: flow)
    let rows = rows(sites(of: flow))
    var made: [ShownRoute] = []
    for (row, route) in zip(rows, ids(rows, id)) {
      guard let first = row.sites.first else { continue }
      if row.target.kind == .screen { built.screens.insert(first.view) }
      made.append(
        (
          Route(
            id: route, name: row.name, style: PresentationStyle(rawValue: row.style) ?? .root,
            target: row.target, location: names.location(first.file, first.place), origins: [.scanned]),
          row.sites
        ))
    }
    let info = program.types[Int(flow)]
    built.flows.append(
      Flow(
        id: id, name: names.name(of: flow), module: names.module(of: info.file),
        isEntry: entries.contains(flow),
        summary: program.name(info.summary), location: names.location(info.file, info.place),
        origins: [.scanned], routes: made.map(\.route), outcomes: []))
    built.routes[flow] = made
  }

  private func sites(of flow: TypeIndex) -> [ShownSite] { reading.sites.filter { $0.flow == flow } }

  /// The routes that a part of the state shows.
  func fitting(_ key: StateKey, _ routes: [ShownRoute]) -> [Route] {
    routes.filter { $0.sites.contains { $0.keys.contains(key) } }.map(\.route)
  }

  private func rows(_ sites: [ShownSite]) -> [Row] {
    var rows: [String: Row] = [:]
    for site in sites {
      let row = Row(name: title(site), style: style(site), target: target(site), sites: [site])
      let key = [row.name, row.style, row.target.id].joined(separator: "\u{1F}")
      if rows[key] == nil { rows[key] = row } else { rows[key]?.sites.append(site) }
    }
    return rows.keys.sorted().compactMap { rows[$0] }
  }

  private func style(_ site: ShownSite) -> String { site.style }

  /// The title of a route: the case or property of the state by which it is shown, or the action that it sends.
  private func title(_ site: ShownSite) -> String {
    let keys = site.keys.map { program.name($0.element == 0 ? $0.property : $0.element) }.sorted()
    if let key = keys.first(where: { !$0.isEmpty }), site.style != "root" || site.actions.isEmpty {
      return key
    }
    if let action = site.actions.last { return program.name(action) }
    return keys.first ?? names.name(of: site.view)
  }

  private func target(_ site: ShownSite) -> Target {
    if let child = site.child, flows.contains(child), child != site.flow {
      return Target(kind: .flow, id: names.id(of: child), name: names.name(of: child))
    }
    return Target(kind: .screen, id: names.id(of: site.view), name: names.name(of: site.view))
  }

  private func ids(_ rows: [Row], _ flow: String) -> [String] {
    var used: Set<String> = []
    let counts = Dictionary(rows.map { ($0.name, 1) }, uniquingKeysWith: +)
    return rows.map { row in
      var id = "\(flow).\(row.name)"
      if counts[row.name, default: 1] > 1 { id += ".\(row.target.name)" }
      if used.contains(id) { id += ".\(row.style)" }
      used.insert(id)
      return id
    }
  }

  private func screen(_ type: TypeIndex) -> Screen {
    let info = program.types[Int(type)]
    return Screen(
      id: names.id(of: type), name: names.name(of: type), module: names.module(of: info.file),
      summary: program.name(info.summary), location: names.location(info.file, info.place),
      origins: [.scanned])
  }
}
