internal import FlowModel

/// The earlier graph with the ids of the later one: flows are matched first, since screens are recognised by the routes that lead to
/// them, and routes and links by their targets.
struct RenamedElements {
  let before: FlowGraph
  /// The old ids by new id.
  private(set) var flows: [String: String] = [:]
  private(set) var screens: [String: String] = [:]
  private(set) var routes: [String: String] = [:]
  private(set) var links: [String: String] = [:]
  /// Screens that are recognised only by the routes that lead there.
  private(set) var doubtfulScreens: Set<String> = []

  init(_ old: FlowGraph, _ new: FlowGraph) {
    let flowNames = RenamedFlows(old: old, new: new).renaming
    var graph = old
    flowNames.apply(to: &graph)
    let screenNames = RenamedScreens(old: graph, new: new).renaming
    doubtfulScreens = RenamedScreens.doubtful(screenNames, graph, new)
    screenNames.apply(to: &graph)
    let routeNames = RenamedRoutes(old: graph, new: new).renaming
    routeNames.apply(to: &graph)
    let linkNames = RenamedLinks(old: graph, new: new).renaming
    linkNames.apply(to: &graph)
    before = graph
    flows = Self.reversed(flowNames.flows)
    screens = Self.reversed(screenNames.screens)
    routes = Self.reversed(flowNames.routes.merging(routeNames.routes) { first, _ in first })
    links = Self.reversed(linkNames.links)
  }

  private static func reversed(_ names: [String: String]) -> [String: String] {
    Dictionary(names.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
