internal import FlowModel

/// The JSON Schema of the files of live trees.
public enum TreeSchema {
  /// The schema (draft 2020-12), with a newline at the end.
  public static func text() throws -> String {
    try FileSchema.text(
      of: CoordinatorTree.objectDescription, format: TreeFile.format, version: TreeFile.version)
  }
}
