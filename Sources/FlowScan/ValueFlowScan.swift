import FlowAnalysis
import FlowModel
package import SwiftFacts
import ValueFlow

/// Makes a graph from the code of all files: prepares the code, solves it, finds the navigation, and assembles the graph.
package struct ValueFlowScan {
  package let settings: ScanSettings
  package var log: ((String) -> Void)?
  package var traced: [String] = []
  /// The most that the analysis may find before it stops; nil for the usual limit.
  package var limit: Int?

  package init(settings: ScanSettings) { self.settings = settings }

  package func graph(of files: [FileCode]) -> ScanResult {
    let code = PreparedCode(files, settings)
    let solved = SolvedCode(code, includesViews: settings.includesViews, limit: limit, log: log)
    let found = FoundNavigation(
      in: solved, declared: DeclaredAddresses(settings.projectFiles), limit: limit)
    trace(found, in: solved)
    var (graph, seen) = GraphAssembly(solved: solved, found: found).graph(named: settings.name)
    let corrections = GraphCorrections(names: found.names, search: TypeSearch(code.program)).apply(
      code.corrections, to: &graph)
    let review = ScanFindings(solved: solved, found: found)
    let findings =
      code.findings + code.corrected.findings(solved.roles) + corrections + review.findings(of: graph)
    let source = review.sourceFacts()
    let explaining = explaining(solved, found, graph, seen)
    let explanations = explaining.explanations(of: settings.explained)
    if settings.tellsWhy { ToldWays(explaining).add(to: &graph) }
    return ScanResult(graph: graph, findings: findings, source: source, explanations: explanations)
  }

  private func explaining(
    _ solved: SolvedCode, _ found: FoundNavigation, _ graph: FlowGraph, _ seen: [String: [SeenRoute]]
  ) -> Explaining {
    Explaining(
      solution: solved.solution, roles: solved.roles, names: found.names, askers: found.askers, seen: seen,
      graph: graph
    ) { found.unresolved.causes(found.routes, kept: found.kept) }
  }

  private func trace(_ found: FoundNavigation, in solved: SolvedCode) {
    guard let log else { return }
    let writer = ScanLog(solution: solved.solution, roles: solved.roles, origins: found.origins)
    if traced.contains("show") { writer.write(found.showings, to: log) }
    for name in traced { writer.trace(name, to: log) }
  }
}
