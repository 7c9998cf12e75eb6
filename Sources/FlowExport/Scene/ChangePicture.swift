import FlowAnalysis
public import FlowModel

extension Scene {
  /// The changes between two graphs and their neighbours; everything new, removed or changed has a sign and a class.
  ///
  /// Both graphs must use the same ids for the same things. With more than `budget` nodes, or links, only the first marked ones are shown, and the
  /// picture says so.
  public static func changes(
    _ marks: ChangeMarks, from old: FlowGraph, to new: FlowGraph, budget: Int = defaultBudget
  ) -> Scene {
    // An index of a large graph takes seconds; there is nothing to look up in it.
    let graph = marks.isEmpty ? FlowGraph(name: "") : union(old, new)
    return ChangePicture(marks, GraphIndex(graph), budget: budget).scene
  }

  /// The later graph with the removed parts of the earlier one.
  private static func union(_ old: FlowGraph, _ new: FlowGraph) -> FlowGraph {
    var graph = new
    graph.screens += missing(old.screens, in: new.screens)
    graph.links += missing(old.links, in: new.links)
    let routes = Set(new.flows.flatMap(\.routes).map(\.id))
    let places = Dictionary(
      zip(new.flows.map(\.id), new.flows.indices), uniquingKeysWith: { first, _ in first })
    for flow in old.flows {
      guard let place = places[flow.id] else {
        graph.flows.append(flow)
        continue
      }
      let gone = flow.routes.filter { !routes.contains($0.id) }
      // To append nothing would copy the routes.
      if !gone.isEmpty { graph.flows[place].routes += gone }
    }
    return graph
  }

  private static func missing<Element: Identifiable>(_ old: [Element], in new: [Element]) -> [Element] {
    let known = Set(new.map(\.id))
    return old.filter { !known.contains($0.id) }
  }
}

/// Collects the nodes and edges of a picture of changes.
private struct ChangePicture {
  private let marks: ChangeMarks
  private let index: GraphIndex
  private let nodes: [Node]
  /// The marked links.
  private let links: [Link]
  private let isCut: Bool

  init(_ marks: ChangeMarks, _ index: GraphIndex, budget: Int) {
    self.marks = marks
    self.index = index
    let changed = index.graph.links.filter { marks.links[$0.id] != nil }.sorted { $0.id < $1.id }
    let all = Self.nodes(marks, changed, index)
    isCut = max(all.count, changed.count) > budget
    nodes = Array(all.prefix(budget))
    links = Array(changed.prefix(budget))
  }

  /// The marked nodes, the ends of marked edges, and the flows that lead there; marked nodes come first.
  private static func nodes(_ marks: ChangeMarks, _ links: [Link], _ index: GraphIndex) -> [Node] {
    var seen: Set<Node> = []
    let marked = marks.nodes.keys.sorted()
    let routes = marks.routes.keys.sorted() + links.map(\.route)
    let ends = routes.flatMap { id in
      [index.flow(ofRoute: id).map { Node.flow($0.id) }, index.route(id).flatMap { Node($0.target) }]
        .compactMap(\.self)
    }
    let steps = marks.transitions.keys.flatMap { step in
      [.flow(step.flow), Node(step.from), index.route(step.route).flatMap { Node($0.target) }]
        .compactMap(\.self)
    }
    let parents = marked.flatMap { index.parents(of: $0).map { Node.flow($0) } }
    return (marked + ends + steps.sorted() + parents).filter { seen.insert($0).inserted }
  }

  var scene: Scene {
    var builder = SceneBuilder(index)
    for node in nodes { builder.add(changed: node) }
    for node in nodes where node.isFlow { addRoutes(of: node.id, to: &builder) }
    for step in marks.transitions.keys.sorted(by: { $0.identity < $1.identity }) { add(step, to: &builder) }
    for link in links { add(link, to: &builder) }
    let scene = builder.scene(title: "Changes", summary: summary, isCollapsed: isCut)
    return scene.marked { mark(of: $0) }
  }

  private var summary: String {
    let counts = ChangeMark.allCases.map { mark in
      "\(mark.sign) \(mark.rawValue)"
    }
    return "What changed and what is next to it: \(counts.joined(separator: ", "))."
  }

  private func addRoutes(of id: String, to builder: inout SceneBuilder) {
    for route in index.flow(id)?.routes ?? [] {
      let mark = marks.routes[route.id]
      if route.target.kind == .system, mark != nil {
        builder.addSystem(route.target, of: id, key: key(of: route.target))
      }
      builder.add(
        Scene.Edge(
          from: SceneBuilder.key(.flow(id)), to: key(of: route.target), kind: .route(route.style),
          words: [signed(route.name, mark)], label: "\(route.style.verb) \(route.target.name) (\(route.id))",
          marks: classes(mark)))
    }
  }

  private func add(_ step: Transition, to builder: inout SceneBuilder) {
    guard let from = Node(step.from), let route = index.route(step.route) else { return }
    let mark = marks.transitions[step]
    builder.add(
      Scene.Edge(
        from: SceneBuilder.key(from), to: key(of: route.target), kind: .route(route.style),
        words: [signed(route.name, mark)], label: "leads to \(route.target.name) (\(route.id))",
        marks: classes(mark)))
  }

  private func add(_ link: Link, to builder: inout SceneBuilder) {
    guard let route = index.route(link.route) else { return builder.addFlag(link, of: "") }
    let flow = index.flow(ofRoute: link.route)?.id ?? ""
    builder.addFlag(link, of: flow)
    builder.addLink(link, opening: key(of: route.target), of: flow)
  }

  private func signed(_ text: String, _ mark: ChangeMark?) -> String {
    mark.map { "\($0.sign) \(text)" } ?? text
  }

  private func classes(_ mark: ChangeMark?) -> [String] { mark.map { [$0.rawValue] } ?? [] }

  private func key(of target: Target) -> String {
    Node(target).map(SceneBuilder.key) ?? "system:\(target.id)"
  }

  private func mark(of item: Scene.Item) -> ChangeMark? {
    switch item.kind {
    case .flow: marks.nodes[.flow(item.id)]
    case .screen: marks.nodes[.screen(item.id)]
    case .link: marks.links[item.id]
    case .system, .outcome, .anywhere, .chapter: nil
    }
  }
}

extension SceneBuilder {
  fileprivate mutating func add(changed node: Node) {
    switch node {
    case .flow(let id): addFlow(id)
    case .screen(let id): addScreen(id, of: index.parents(of: node).first ?? "")
    }
  }
}

extension Scene {
  /// The scene with the signs and classes of changes on its nodes.
  fileprivate func marked(_ mark: (Item) -> ChangeMark?) -> Scene {
    let nodes = nodes.map { item in
      guard let mark = mark(item) else { return item }
      return Item(
        key: item.key, kind: item.kind, id: item.id, title: "\(mark.sign) \(item.title)", note: item.note,
        label: "\(item.label) (\(mark.rawValue))", flow: item.flow, isFocus: item.isFocus,
        marks: [mark.rawValue])
    }
    return Scene(
      title: title, summary: summary, nodes: nodes, edges: edges, groups: groups, isCollapsed: isCollapsed)
  }
}
