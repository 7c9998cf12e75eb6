import FlowAnalysis
import FlowModel
import ValueFlow

/// The results of a scan beside its graph: problems, and facts for the rules on the source.
struct ScanFindings {
  let solved: SolvedCode
  let found: FoundNavigation

  /// Problems that the user should know of: flows that the names promise, libraries without conventions, screens shown elsewhere.
  func findings(of graph: FlowGraph) -> [Finding] {
    let (roles, names) = (solved.roles, found.names)
    return FlowCensus(roles: roles, names: names, files: solved.code.fileCount).findings(
      found.kept, of: graph.flows.count)
      + UnknownLibraries(roles: roles, names: names, conventions: solved.code.conventions).findings()
      + ShownElsewhere(
        solution: solved.solution, roles: roles, names: names, showings: found.showings, shown: found.shown
      ).findings(besides: found.routes, kept: found.kept)
      + InactiveBranches(
        solution: solved.solution, roles: roles, flows: found.kept, conventions: solved.code.conventions,
        showings: found.showings
      ).findings()
      + UnreadLinks(names: names, links: found.links).findings()
      + CutOff(solution: solved.solution, names: found.names).findings()
  }

  func sourceFacts() -> SourceFacts {
    let (solution, roles, conventions) = (solved.solution, solved.roles, solved.code.conventions)
    var source = SourceReview(
      solution: solution, roles: roles, conventions: conventions, screens: found.routes.screens
    ).facts()
    source.unstartedChildren = UnstartedChildren(names: found.names, solution: solution, roles: roles).read(
      found.unstarted, conventions)
    return source
  }
}
