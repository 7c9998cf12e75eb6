public import FlowModel

/// What a scan found.
public struct ScanResult: Hashable, Sendable {
  /// The navigation of the app.
  public var graph: FlowGraph

  /// Problems with the files themselves.
  public var findings: [Finding]

  /// What rules on the source judge.
  public var source = SourceFacts()

  /// Why the rows are told that the settings name.
  public var explanations: [RouteExplanation] = []
}
