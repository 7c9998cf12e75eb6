internal import FlowModel

/// Merges graph files.
public enum GraphMerge {
  /// Reads files, each of which may refer to what another has, and makes one graph that holds together.
  public static func merge(_ paths: [String], name: String?) throws -> GraphExport.Output {
    var graphs: [(name: String, graph: FlowGraph)] = []
    for path in paths { graphs.append((path, try GraphReader.read(path, references: .mayDangle))) }
    let merged = try merged(graphs)
    var graph = merged.graph
    if let name { graph.name = name }
    let text = String(decoding: GraphFile.write(graph), as: UTF8.self)
    return GraphExport.Output(text: text, findings: merged.findings)
  }

  /// Makes one graph of several, each with the name of its file.
  static func merged(_ graphs: [(name: String, graph: FlowGraph)]) throws -> MergedGraph {
    let merged = MergedGraph(of: graphs)
    do {
      try GraphFile.check(merged.graph)
    } catch {
      throw DriverError("the merged graph does not hold together: \(error)")
    }
    return merged
  }
}
