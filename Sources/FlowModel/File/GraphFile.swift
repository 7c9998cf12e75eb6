public import Foundation

/// The file that holds a graph: JSON with a header, sorted keys and stable order, so that equal graphs are equal bytes.
///
/// ```swift
/// let graph = try GraphFile.read(Data(contentsOf: url))
/// try GraphFile.write(graph).write(to: url)
/// ```
public enum GraphFile {
  /// What the header calls the format.
  public static let format = "flowdoc.graph"
  /// The version that is written and read.
  public static let version = 1

  /// Whether the ids that a graph refers to must all be in it.
  public enum References: Sendable {
    /// They must, as in the graph of a whole app.
    case mustResolve
    /// They need not, as in the graph of one module, which is to be merged with others.
    case mayDangle
  }

  /// Reads a graph and checks that it holds together.
  public static func read(
    _ data: Data, references: References = .mustResolve
  ) throws(GraphFileError) -> FlowGraph {
    let graph = try FileDocument<FlowGraph>.content(of: data, format: format, version: version)
    if let error = GraphCheck(graph, references: references).firstError() { throw error }
    return graph
  }

  /// The graph's bytes: canonical order, sorted keys, a newline at the end.
  public static func write(_ graph: FlowGraph) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let file = FileContent(format: format, version: version, content: graph.canonical)
    return try encoder.encode(file) + Data("\n".utf8)
  }
}
