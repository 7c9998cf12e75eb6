public import Foundation

/// The file that holds a graph: JSON with a header, sorted keys and stable order, so that equal graphs give equal bytes.
///
/// ```swift
/// let graph = try GraphFile.read(Data(contentsOf: url))
/// try GraphFile.write(graph).write(to: url)
/// ```
public enum GraphFile {
  /// The name of the format in the header.
  public static let format = "flowdoc.graph"
  /// The version that is written and read.
  public static let version = 1

  /// Whether every id that a graph refers to must be in it.
  public enum References: Sendable {
    /// All must, as in the graph of a whole app.
    case mustResolve
    /// Ids may be missing, as in the graph of one module that will be merged with others.
    case mayDangle
  }

  /// Tells whether a file claims to hold a graph, looking only at its header.
  public static func isNamed(in data: Data) -> Bool {
    FileHeader.format(of: data) == format
  }

  /// Reads a graph and checks its consistency.
  public static func read(
    _ data: Data, references: References = .mustResolve
  ) throws(GraphFileError) -> FlowGraph {
    let graph = try FileDocument<FlowGraph>.content(of: data, format: format, version: version)
    try check(graph, references: references)
    return graph
  }

  /// Checks what `read` checks: that ids are unique and references resolve.
  public static func check(_ graph: FlowGraph, references: References = .mustResolve) throws(GraphFileError) {
    if let error = GraphCheck(graph, references: references).firstError() { throw error }
  }

  /// The graph's bytes: canonical order, sorted keys, a newline at the end.
  public static func write(_ graph: FlowGraph) -> Data { Data(bytes(ofOrdered: graph.canonical)) }

  /// The bytes of a graph that is in canonical order.
  package static func bytes(ofOrdered graph: FlowGraph) -> [UInt8] {
    let header = HeaderField.header(format: format, version: version)
    return JSONWriter.bytes(of: graph, header: header, isPretty: true)
  }
}
