import FlowModel

/// Makes the graph of a registry.
struct RegistryGraph {
  private let builder: RegistryBuilder
  private let network: FlowNetwork
  private let links: [String: RegisteredLink]
  /// The targets of routes, by type.
  private let targets: [ObjectIdentifier: (name: String, type: Any.Type)]

  init(_ builder: RegistryBuilder, _ network: FlowNetwork, _ links: [String: RegisteredLink]) {
    self.builder = builder
    self.network = network
    self.links = links
    var targets: [ObjectIdentifier: (name: String, type: Any.Type)] = [:]
    for type in builder.flows.all.lazy.flatMap(\.routes).map(\.target)
    where targets[ObjectIdentifier(type)] == nil {
      targets[ObjectIdentifier(type)] = (TypeName.of(type), type)
    }
    self.targets = targets
  }

  var graph: FlowGraph {
    FlowGraph(
      name: builder.name, flows: zip(builder.flows.all, network.flows).map(flow), screens: screens,
      links: graphLinks
    ).canonical
  }

  private func flow(_ facts: FlowFacts, _ known: FlowNetwork.Flow) -> Flow {
    let names = Dictionary(known.routes.map { ($0.id, $0.names) }, uniquingKeysWith: { first, _ in first })
    return Flow(
      id: facts.id, module: facts.module, isEntry: builder.roots.contains(facts.id),
      summary: facts.about.summary, owner: facts.about.owner, origins: [.declared],
      routes: facts.routes.map { route($0, names[$0.id] ?? []) }, outcomes: outcomes(facts.outcome))
  }

  private func outcomes(_ type: Any.Type) -> [Outcome] {
    type == Void.self || type == Never.self ? [] : [Outcome(name: "finished", type: TypeName.of(type))]
  }

  private func route(_ facts: RouteFacts, _ names: [String]) -> Route {
    let details = facts.details
    return Route(
      id: facts.id, name: facts.name, style: details.presentation.graphStyle,
      parameters: zip(names, details.parameters).map {
        Parameter(name: $0, type: $1.name, isOptional: $1.isOptional)
      },
      target: target(facts), summary: details.summary, owner: details.owner, since: details.since,
      deprecated: details.deprecated, guards: details.guards.map(\.name), origins: [.declared])
  }

  private func target(_ facts: RouteFacts) -> Target {
    if let flow = builder.flows.id(of: facts.target) { return .flow(flow) }
    let id = targets[ObjectIdentifier(facts.target)]?.name ?? ""
    return facts.details.presentation.graphStyle == .system ? .system(id) : .screen(id)
  }

  private var screens: [Screen] {
    var types: [String: Any.Type] = [:]
    for route in builder.flows.all.lazy.flatMap(\.routes) {
      let target = target(route)
      if target.kind == .screen { types[target.id] = route.target }
    }
    return types.map { Screen(id: $0, module: TypeName.module(of: $1), origins: [.declared]) }
  }
}

extension RegistryGraph {
  /// All links, including those with an invalid pattern; of two with the same pattern, the second has its route in its id.
  private var graphLinks: [Link] {
    var seen: Set<String> = []
    let routes = network.flows.flatMap(\.routes).filter { !$0.details.link.isEmpty }.sorted { $0.id < $1.id }
    return routes.map { route in
      let pattern = route.details.link
      let isFirst = seen.insert(pattern).inserted
      return link(route, id: isFirst ? pattern : "\(pattern) (\(route.id))")
    }
  }

  private func link(_ route: FlowNetwork.Route, id: String) -> Link {
    let details = route.details
    let way = links[route.id]?.shownWay ?? []
    let guards = way.isEmpty ? details.guards : way.flatMap(\.details.guards)
    return Link(
      id: id, pattern: details.link, parameters: parameters(of: route, way), route: route.id,
      path: way.map(\.id), examples: details.examples, summary: details.summary, owner: details.owner,
      since: details.since, deprecated: details.deprecated, guards: Array(Set(guards.map(\.name))),
      origins: [.declared])
  }

  /// The pattern's parameters, with the types of the routes that take them.
  private func parameters(of route: FlowNetwork.Route, _ way: [LinkStep]) -> [LinkParameter] {
    var types = Dictionary(
      zip(route.names, route.details.parameters), uniquingKeysWith: { first, _ in first })
    for step in way {
      types.merge(zip(step.names, step.details.parameters)) { first, _ in first }
    }
    return (route.pattern?.parameters ?? []).map { parameter in
      LinkParameter(
        name: parameter.name, type: types[parameter.name]?.name ?? parameter.type.name,
        place: parameter.place.graphPlace, isOptional: parameter.isOptional,
        allowed: types[parameter.name]?.allowed ?? [])
    }
  }
}

extension LinkPattern.Parameter.Place {
  fileprivate var graphPlace: LinkParameter.Place {
    switch self {
    case .host: .host
    case .path: .path
    case .query: .query
    }
  }
}

extension Presentation {
  /// The corresponding style in a graph.
  var graphStyle: PresentationStyle {
    switch self {
    case .root: .root
    case .push: .push
    case .modal(.alert), .modal(.system): .system
    case .modal: .present
    case .tab: .tab
    case .embed, .column: .embed
    case .start: .start
    }
  }
}
