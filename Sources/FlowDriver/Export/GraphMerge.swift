internal import FlowModel

/// Merges graph files.
public enum GraphMerge {
  /// Reads files, each of which may refer to what another has, and makes one graph that holds together.
  public static func merge(_ paths: [String], name: String?) throws -> GraphExport.Output {
    var graphs: [(name: String, graph: FlowGraph)] = []
    for path in paths { graphs.append((path, try GraphReader.read(path, references: .mayDangle))) }
    let merged = MergedGraph(of: graphs)
    var graph = merged.graph
    if let name { graph.name = name }
    let data = try GraphFile.write(graph)
    do {
      _ = try GraphFile.read(data)
    } catch {
      throw DriverError("the merged graph does not hold together: \(error)")
    }
    return GraphExport.Output(text: String(decoding: data, as: UTF8.self), findings: merged.findings)
  }
}
