public import FlowAnalysis
public import FlowModel
public import FlowReview

/// The content of a site: everything that was read, before pages are made.
public struct SiteContents: Sendable {
  /// The merged graph, with owners filled in.
  public var graph: FlowGraph
  /// The traces of runs; empty if none were read.
  public var traces: [Trace] = []
  /// The earlier graph to compare with.
  public var baseline: FlowGraph?
  /// The findings of all reading steps.
  public var findings: [Finding] = []
  /// Facts from project files other than source.
  public var project = ProjectFacts()
  /// Facts for rules on the source.
  public var source = SourceFacts()
}
