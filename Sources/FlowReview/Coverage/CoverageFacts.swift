public import FlowModel

/// Facts about an app in addition to its graph.
public struct CoverageFacts: Sendable {
  /// The ids of screens with screenshots; nil if the project has none at all.
  public var pictured: Set<String>?
  /// The traced runs of the app.
  public var traces: [Trace]
  /// Whether the project declares owners anywhere.
  public var hasOwners: Bool

  /// Makes facts.
  public init(pictured: Set<String>? = nil, traces: [Trace] = [], hasOwners: Bool = false) {
    self.pictured = pictured
    self.traces = traces
    self.hasOwners = hasOwners
  }
}

extension CoverageFacts {
  /// Whether a project uses an aspect at all; if not, the report does not list everything as missing.
  func isBegun(_ aspect: CoverageAspect, in graph: FlowGraph) -> Bool {
    switch aspect {
    case .summary, .example: true
    case .owner:
      hasOwners || graph.flows.contains { !$0.owner.isEmpty } || graph.links.contains { !$0.owner.isEmpty }
    case .screenshot: pictured != nil
    case .taken: !traces.isEmpty
    }
  }
}

/// The flows, screens, routes and links that traced runs have taken.
struct TakenElements {
  private(set) var flows: Set<String> = []
  private(set) var screens: Set<String> = []
  private(set) var routes: Set<String> = []
  private(set) var links: Set<String> = []

  init(_ traces: [Trace], in graph: FlowGraph) {
    for event in traces.lazy.flatMap(\.events) {
      switch event.kind {
      case .started, .showed:
        flows.insert(event.flow)
        routes.insert(event.route)
      case .opened: links.insert(event.link)
      case .finished, .cancelled, .left, .removed: flows.insert(event.flow)
      }
    }
    for route in graph.flows.lazy.flatMap(\.routes) where routes.contains(route.id) {
      if route.target.kind == .flow { flows.insert(route.target.id) }
      if let screen = route.target.screenID { screens.insert(screen) }
    }
  }
}
