import FlowModel
import ValueFlow

/// Adds the content of tables other than routes to the graph.
struct TableGraph {
  let scan: TableScan
  let askers: Askers
  let names: NavigationNames
  let kept: Set<TypeIndex>

  func add(to graph: inout FlowGraph) {
    let about = FlowAbout(solution: scan.solution, tables: scan.tables, handed: scan.handed)
    for type in scan.tables.all {
      let id = names.id(of: type)
      for index in graph.flows.indices where graph.flows[index].id == id {
        about.add(type, to: &graph.flows[index])
      }
    }
    let transitions = TableTransitions(scan: scan, askers: askers, names: names, kept: kept)
    let gated = transitions.add(to: &graph)
    TableLinkGraph(scan: scan, names: names).add(to: &graph, gated)
    let lost = OpenedLinks(transitions: transitions).add(to: &graph)
    UnresolvedTables(scan: scan, names: names).add(to: &graph, lost: lost)
  }
}
