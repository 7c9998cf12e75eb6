internal import FlowModel

/// The tables of Documentation/TreeFormat.md, made from the lists that also read and write the files.
public enum TreeFormatTables {
  /// A section for each object of a live tree.
  public static func treeText() -> String {
    GraphFormatTables.text(of: CoordinatorTree.objectDescription)
  }

  /// A section for the events of a trace.
  public static func traceText() -> String { GraphFormatTables.text(of: TraceEvent.objectDescription) }
}
