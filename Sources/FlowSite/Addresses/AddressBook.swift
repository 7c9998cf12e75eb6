internal import FlowModel

/// The addresses of everything in a graph that has a page.
struct AddressBook: Sendable {
  private let flows: PathNames
  private let screens: PathNames
  private let links: PathNames
  private let anchors: [String: String]

  init(_ graph: FlowGraph) {
    flows = PathNames(graph.flows.map(\.id))
    screens = PathNames(graph.screens.map(\.id))
    links = PathNames(graph.links.map(\.id))
    anchors = Self.anchors(of: graph)
  }

  /// The anchor of a route on its flow's page.
  func anchor(ofRoute id: String) -> String? { anchors[id] }

  /// The anchor of an area on the map, by the flow that it is reached through.
  func anchor(ofArea head: String) -> String? { flows[head].map { "area-\($0)" } }

  func flow(_ id: String) -> SiteAddress? { flows[id].map { SiteAddress(folder: "flows/\($0)") } }

  func screen(_ id: String) -> SiteAddress? { screens[id].map { SiteAddress(folder: "screens/\($0)") } }

  func link(_ id: String) -> SiteAddress? { links[id].map { SiteAddress(folder: "links/\($0)") } }

  /// The names of routes only need to differ within their flow.
  private static func anchors(of graph: FlowGraph) -> [String: String] {
    var anchors: [String: String] = [:]
    for flow in graph.flows {
      let shortNames = flow.routes.map { ($0.id, shortName(of: $0, in: flow)) }
      let book = PathNames(shortNames.map(\.1))
      for (id, name) in shortNames { anchors[id] = book[name].map { "route-\($0)" } }
    }
    return anchors
  }

  private static func shortName(of route: Route, in flow: Flow) -> String {
    let prefix = flow.id + "."
    return route.id.hasPrefix(prefix) ? String(route.id.dropFirst(prefix.count)) : route.id
  }
}
