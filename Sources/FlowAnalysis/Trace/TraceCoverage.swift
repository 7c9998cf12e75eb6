public import FlowModel

/// The routes and links of an app that some runs have taken, and those that none did.
///
/// ```swift
/// let coverage = TraceCoverage(of: [trace], over: graph)
/// print(coverage.routes.neverTaken)
/// ```
public struct TraceCoverage: Hashable, Sendable {
  /// The number of times a route or link was taken.
  public struct Use: Hashable, Sendable {
    /// The id of the route or link.
    public let id: String
    /// The number of times that it was taken.
    public let count: Int

    /// Makes a use.
    public init(id: String, count: Int) {
      self.id = id
      self.count = count
    }
  }

  /// The uses of all routes or of all links of the graph.
  public struct Part: Hashable, Sendable {
    /// Every route or link of the graph, ordered by id.
    public let uses: [Use]
    /// Routes or links that were taken but are not in the graph.
    public let unknown: [Use]

    /// The ids of those never taken.
    public var neverTaken: [String] { uses.filter { $0.count == 0 }.map(\.id) }
    /// The number of those taken at least once.
    public var takenCount: Int { uses.count { $0.count > 0 } }
    /// The proportion taken, from 0 to 1; 1 for an empty graph.
    public var share: Double { uses.isEmpty ? 1 : Double(takenCount) / Double(uses.count) }
  }

  /// The routes; a route is taken when a flow starts or something is shown by it.
  public let routes: Part
  /// The links; a link is taken when it is opened.
  public let links: Part
}

extension TraceCoverage {
  /// Computes the coverage of a graph by traces.
  public init(of traces: [Trace], over graph: FlowGraph) {
    let events = traces.flatMap(\.events)
    let gone = events.filter { $0.kind == .started || $0.kind == .showed }.map(\.route)
    let opened = events.filter { $0.kind == .opened }.map(\.link)
    routes = Part(known: graph.flows.lazy.flatMap(\.routes).map(\.id), taken: gone)
    links = Part(known: graph.links.map(\.id), taken: opened)
  }
}

extension TraceCoverage.Part {
  fileprivate init(known: [String], taken: [String]) {
    var counts: [String: Int] = [:]
    for id in taken where !id.isEmpty { counts[id, default: 0] += 1 }
    uses = Set(known).sorted().map { TraceCoverage.Use(id: $0, count: counts.removeValue(forKey: $0) ?? 0) }
    unknown = counts.sorted { $0.key < $1.key }.map { TraceCoverage.Use(id: $0.key, count: $0.value) }
  }
}
