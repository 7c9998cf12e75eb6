internal import FlowModel

/// The JSON Schema of graph files.
public enum GraphSchema {
  /// The schema (draft 2020-12), with a newline at the end.
  public static func text() throws -> String {
    try FileSchema.text(
      of: FlowGraph.objectDescription, format: GraphFile.format, version: GraphFile.version)
  }
}
