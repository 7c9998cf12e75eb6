public import FlowModel
internal import Foundation

/// Merges graph files and the parts written by scans of modules.
public enum GraphMerge {
  /// The result of a merge.
  public struct Outcome: Sendable {
    /// The graph file.
    public let text: String
    /// The contradictions between the graphs.
    public let conflicts: [Finding]
    /// The findings about the sources of parts.
    public let findings: [Finding]
  }

  /// Reads files, which may refer to each other's content, and merges them into a consistent graph.
  public static func merge(_ paths: [String], name: String?, version: String) throws -> Outcome {
    let read = try ReadGraphs(paths, version: version)
    let scan = try read.parts?.outcome(name: name, jobs: ProcessInfo.processInfo.activeProcessorCount)
    let merged = try merged(read.graphs + [scan?.graph()].compactMap(\.self).map { ("the parts", $0) })
    var graph = merged.graph
    if let name { graph.name = name }
    return Outcome(
      text: String(decoding: GraphFile.write(graph), as: UTF8.self), conflicts: merged.findings,
      findings: (scan?.findings ?? []).map { $0.told(ofAll: read.graphs.isEmpty) })
  }

  /// Merges several graphs, each with the name of its file.
  static func merged(_ graphs: [(name: String, graph: FlowGraph)]) throws -> MergedGraph {
    let merged = MergedGraph(of: graphs)
    do {
      try GraphFile.check(merged.graph)
    } catch {
      throw DriverError("the merged graph is inconsistent: \(error)")
    }
    return merged
  }
}

/// The files given on a command line, each of them a graph or a part of a scan.
private struct ReadGraphs {
  private(set) var graphs: [(name: String, graph: FlowGraph)] = []
  /// The parts; nil if there are none.
  let parts: ScanParts?

  init(_ paths: [String], version: String) throws(DriverError) {
    var parts: [ScanPart] = []
    for path in paths {
      let bytes = try GraphReader.bytes(of: path)
      if ScanPart.isNamed(in: bytes) {
        parts.append(try ScanPart(bytes, named: path, version: version))
      } else {
        graphs.append((path, try GraphReader.graph(in: bytes, named: path, .mayDangle)))
      }
    }
    self.parts = parts.isEmpty ? nil : try ScanParts(parts)
  }
}
