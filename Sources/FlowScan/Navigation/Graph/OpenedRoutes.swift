import FlowModel
import ValueFlow

/// Finds the route that a link opens: the last one that is taken because of it.
struct OpenedRoutes {
  let graph: FlowGraph
  /// The routes to the screens that links open by calling a function of theirs.
  let screens: [String: Set<String>]
  let fitting: FittingLinks
  let detours: LinkDetours
  /// For each route of the graph, its observations.
  let seen: [String: [SeenRoute]]
  let assembled: AssembledScreens
  private let routes: [String: Route]
  /// The flow of each route.
  private let owners: [String: Flow]
  private let flows: [String: Flow]
  /// The transitions that each link causes.
  private let transitions: [String: [Transition]]
  /// For each route, the number of links that take it.
  private let links: [String: Int]

  init(
    graph: FlowGraph, screens: [String: Set<String>], fitting: FittingLinks, seen: [String: [SeenRoute]],
    assembled: AssembledScreens
  ) {
    (self.graph, self.screens, self.fitting, self.seen) = (graph, screens, fitting, seen)
    self.assembled = assembled
    detours = LinkDetours(solution: fitting.solution, links: fitting.links)
    routes = Dictionary(graph.flows.flatMap(\.routes).map { ($0.id, $0) }) { first, _ in first }
    owners = Dictionary(graph.flows.flatMap { flow in flow.routes.map { ($0.id, flow) } }) { first, _ in first
    }
    flows = Dictionary(graph.flows.map { ($0.id, $0) }) { first, _ in first }
    let taken = graph.transitions.filter { $0.from.kind == .link && $0.kind == .route }
    transitions = Dictionary(grouping: taken, by: \.from.id)
    links = Dictionary(grouping: taken, by: \.route).mapValues { Set($0.map(\.from.id)).count }
  }

  /// The way from the app's start to the route that a link opens; empty if it opens none.
  ///
  /// - Parameter steps: the names of the cases that code takes one after the other for the link.
  func path(of link: String, steps: [String]) -> [String] {
    let taken = transitions[link, default: []]
    let ways = ways(taking: Set(taken.map(\.route)))
    let opened = taken.map { transition -> Opened in
      let way = way(to: transition.route, ways)
      return Opened(way: way, rank: rank(transition, way, link, steps))
    }
    // A route inside a flow that the link opens comes after the one to the flow.
    let passed = Set(opened.filter(\.rank.fits).flatMap { $0.way.dropLast() })
    let last = opened.filter { !passed.contains($0.way.last ?? "") }
    return straight(last, link).max { $0.rank < $1.rank }.map { onScreen($0.way) } ?? way(toScreenOf: link)
  }

  /// A way to a flow goes on to the screen that other code made with the flow, as a module's builder does.
  private func onScreen(_ way: [String]) -> [String] {
    guard let last = way.last.flatMap({ routes[$0] }), last.target.kind == .flow,
      let flow = flows[last.target.id]
    else { return way }
    let built = flow.routes.filter { isBuilt($0) }
    return built.count == 1 ? way + built.map(\.id) : way
  }

  private func isBuilt(_ route: Route) -> Bool {
    seen[route.id, default: []].contains { route in
      guard let flow = route.sight.flatMap({ assembled.flows[$0.object] }) else { return false }
      return fitting.solution.info(of: flow).type == route.flow
    }
  }

  /// Leaves out what code only shows where it does not go on to another of the routes.
  private func straight(_ opened: [Opened], _ link: String) -> [Opened] {
    if opened.count < 2 { return opened }
    let steps = opened.map { detours.steps(to: seen[$0.rank.id] ?? []) }
    let found = opened.indices.filter { index in
      !opened.indices.contains {
        opened[$0].rank.fits && opened[$0].rank.isOfApp && opened[$0].rank.id != opened[index].rank.id
          && detours.isDetour(steps[index], from: steps[$0], for: link)
      }
    }
    return found.isEmpty ? opened : found.map { opened[$0] }
  }

  private func way(toScreenOf link: String) -> [String] {
    guard let routes = screens[link] else { return [] }
    let ways = ways(taking: [])
    return routes.map { way(to: $0, ways) }.min { ($0.count, $0.last ?? "") < ($1.count, $1.last ?? "") }
      ?? []
  }

  private struct Opened {
    var way: [String]
    var rank: Rank
  }

  /// The order of the routes that one link takes; the highest is on top in the end.
  private struct Rank: Comparable {
    /// Whether the cases that code tests on the way to the route fit the link.
    var fits: Bool
    /// Whether the route leads to a screen of the app, and not only to an alert.
    var isOfApp: Bool
    /// The number of links that take the route: many do only on the way, such as one to a sign-in.
    var links: Int
    var depth: Int
    var cover: Int
    var step: Int
    /// The place of the request: what code shows later is on top.
    var place: (file: String, line: Int)
    var id: String

    static func < (one: Rank, other: Rank) -> Bool {
      if one.fits != other.fits { return other.fits }
      if one.isOfApp != other.isOfApp { return other.isOfApp }
      if one.links != other.links { return one.links > other.links }
      if (one.depth, one.cover, one.step) != (other.depth, other.cover, other.step) {
        return (one.depth, one.cover, one.step) < (other.depth, other.cover, other.step)
      }
      return (one.place.file, one.place.line, one.id) < (other.place.file, other.place.line, other.id)
    }

    static func == (one: Rank, other: Rank) -> Bool { !(one < other) && !(other < one) }
  }

  private func rank(_ transition: Transition, _ way: [String], _ link: String, _ steps: [String]) -> Rank {
    let observations = seen[transition.route] ?? []
    return Rank(
      fits: observations.isEmpty || observations.contains { fitting.leads(link, to: $0) },
      isOfApp: routes[transition.route]?.target.kind != .system, links: links[transition.route, default: 0],
      depth: way.count, cover: cover(transition.route),
      step: steps.lastIndex { transition.triggers.contains($0) } ?? -1,
      place: (transition.location?.file ?? "", transition.location?.line ?? 0), id: transition.route)
  }

  /// The height of a route's target over others in its flow: a push covers what begins with the flow, and a presented screen covers both.
  private func cover(_ route: String) -> Int {
    switch routes[route]?.style {
    case .present: 2
    case .push: 1
    default: 0
    }
  }

  private func way(to route: String, _ ways: [String: [String]]) -> [String] {
    (owners[route].flatMap { ways[$0.id] } ?? []) + [route]
  }

  /// The shortest chain of routes from an entry to each flow; of several, the one that a link takes.
  private func ways(taking asked: Set<String>) -> [String: [String]] {
    var waiting = graph.flows.filter(\.isEntry).map(\.id)
    var ways = Dictionary(waiting.map { ($0, [String]()) }) { first, _ in first }
    var next = 0
    while next < waiting.count {
      let flow = waiting[next]
      next += 1
      let steps = flows[flow]?.routes ?? []
      for step in steps.filter({ asked.contains($0.id) }) + steps.filter({ !asked.contains($0.id) })
      where step.target.kind == .flow && ways[step.target.id] == nil {
        ways[step.target.id] = (ways[flow] ?? []) + [step.id]
        waiting.append(step.target.id)
      }
    }
    return ways
  }
}
