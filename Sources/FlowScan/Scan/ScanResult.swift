public import FlowAnalysis
public import FlowModel

/// The result of a scan.
public struct ScanResult: Hashable, Sendable {
  /// The navigation of the app.
  public var graph: FlowGraph

  /// Problems with the files themselves.
  public var findings: [Finding]

  /// The facts for rules on the source.
  public var source = SourceFacts()

  /// The explanations that the settings request.
  public var explanations: [RouteExplanation] = []
}
