import FlowModel
import ValueFlow

/// Makes one graph of all that was found, part by part: routes, unresolved calls, reducers, links, tables, storyboards.
struct GraphAssembly {
  let solved: SolvedCode
  let found: FoundNavigation

  /// The graph, before corrections, and the routes that were read for each of its routes.
  func graph(named name: String) -> (graph: FlowGraph, seen: [String: [SeenRoute]]) {
    var (graph, seen) = builtGraph(named: name)
    StepLists(solution: solved.solution, origins: found.origins, names: found.names).spread(&graph, &seen)
    let assembled = found.origins.assembled ?? AssembledScreens()
    ModuleScreens(assembled: assembled, seen: seen, solution: solved.solution).name(&graph)
    graph.unresolved = found.unresolved.calls(found.routes, kept: found.kept)
    ReducerGraph(solved.code.program, solved.roles, solved.code.conventions, links: found.links)?.add(
      to: &graph)
    LinkGraph(
      index: found.links, names: found.names, askers: found.askers, seen: seen, assembled: assembled
    ).add(to: &graph)
    if let tables = found.tables {
      TableGraph(scan: tables, askers: found.askers, names: found.names, kept: found.kept).add(to: &graph)
    }
    AskedAnywhere().fold(&graph)
    solved.code.library.leaveOut(of: &graph)
    solved.code.drawn.settle(&graph)
    return (graph, seen)
  }

  private func builtGraph(named name: String) -> (graph: FlowGraph, seen: [String: [SeenRoute]]) {
    let (solution, roles) = (solved.solution, solved.roles)
    let shown = Set(found.routes.parents.keys)
    return NavigationGraph(
      solution: solution, roles: roles, names: found.names, askers: found.askers,
      naming: RouteNaming(solution: solution)
    ).graph(
      named: name, found.routes, found.moves, kept: found.kept,
      entries: FlowEntries(solution: solution, roles: roles, shown: shown).find())
  }
}
