/// One graph merged from several, and their contradictions.
///
/// ```swift
/// let merged = MergedGraph(of: [("Shop.json", shop), ("Account.json", account)])
/// ```
///
/// The order and the grouping of the graphs make no difference, and merging a graph with itself changes nothing. Graphs that override others
/// do so once, so merge them last.
public struct MergedGraph: Hashable, Sendable {
  /// The graph, in canonical order.
  public let graph: FlowGraph
  /// The contradictions between the graphs, with their locations.
  public let findings: [Finding]

  /// Merges graphs; each comes with a name, such as that of its file, used if the graph itself has no location.
  public init(of graphs: [(name: String, graph: FlowGraph)]) {
    let parts = graphs.map {
      Contribution(
        value: $0.graph, subject: "", place: $0.name, location: nil, rank: $0.graph.overrides ? 1 : 0)
    }
    var conflicts = MergeConflicts()
    var merged = FlowGraph.merged(parts, &conflicts)
    if graphs.contains(where: { !$0.graph.overrides }) {
      var removal = GraphRemoval(merged)
      for (name, graph) in graphs { removal.apply(graph.removed, of: name, &conflicts) }
      merged = removal.graph
      (merged.overrides, merged.removed) = (false, [])
    }
    graph = merged.canonical
    findings = conflicts.all.map(\.finding).sorted {
      ($0.message, $0.description) < ($1.message, $1.description)
    }
  }

  /// Merges graphs that are referred to by their own names.
  public init(of graphs: [FlowGraph]) {
    self.init(of: graphs.map { ($0.name, $0) })
  }
}
