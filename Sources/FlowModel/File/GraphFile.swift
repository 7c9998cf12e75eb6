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
    try check(graph, references: references)
    return graph
  }

  /// Checks what is checked of a graph that is read: that what it refers to is there, and once.
  public static func check(_ graph: FlowGraph, references: References = .mustResolve) throws(GraphFileError) {
    if let error = GraphCheck(graph, references: references).firstError() { throw error }
  }

  /// The graph's bytes: canonical order, sorted keys, a newline at the end.
  public static func write(_ graph: FlowGraph) -> Data { Data(bytes(ofOrdered: graph.canonical)) }

  fileprivate static func bytes(ofOrdered graph: FlowGraph) -> [UInt8] {
    let header = HeaderField.header(format: format, version: version)
    return JSONWriter.bytes(of: graph, header: header, isPretty: true)
  }
}

extension GraphIndex {
  /// What `GraphFile` writes of the graph, without asking again whether it is in order.
  public var fileBytes: [UInt8] { GraphFile.bytes(ofOrdered: graph) }
}
