public import FlowModel
public import FlowReview

/// What a site tells: everything that was read, before any page is made of it.
public struct SiteContents: Sendable {
  /// The merged graph, with owners where it had none.
  public var graph: FlowGraph
  /// What runs of the app did; empty where no trace was read.
  public var traces: [Trace] = []
  /// The graph of before.
  public var baseline: FlowGraph?
  /// What there is to say of all that was read.
  public var findings: [Finding] = []
  /// What the project's files say besides its source.
  public var project = ProjectFacts()
  /// What rules judge of the sources that were scanned.
  public var source = SourceFacts()
}
