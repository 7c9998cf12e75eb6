public import FlowModel
internal import Foundation

/// Merges graph files, and the parts that scans of modules wrote.
public enum GraphMerge {
  /// What came of merging.
  public struct Outcome: Sendable {
    /// The graph file.
    public let text: String
    /// Where the graphs contradict each other.
    public let conflicts: [Finding]
    /// What there is to say of the sources of parts.
    public let findings: [Finding]
  }

  /// Reads files, each of which may refer to what another has, and makes one graph that holds together.
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

/// Files that a command line names, of which each is a graph or a part of a scan.
private struct ReadGraphs {
  private(set) var graphs: [(name: String, graph: FlowGraph)] = []
  /// Nil where there are none.
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
