import FlowAnalysis
import FlowModel
import FlowReview

/// Everything that was read of a project, before a command makes something of it.
struct ProjectContents: Sendable {
  /// The merged graph, with owners filled in.
  var graph: FlowGraph
  /// The traces of runs; empty if none were read.
  var traces: [Trace] = []
  /// The earlier graph to compare with.
  var baseline: FlowGraph?
  /// The findings of all reading steps.
  var findings: [Finding] = []
  /// Facts from project files other than source.
  var project = ProjectFacts()
  /// Facts for rules on the source.
  var source = SourceFacts()
}
