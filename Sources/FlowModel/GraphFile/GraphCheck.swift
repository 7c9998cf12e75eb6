/// Checks the consistency of a graph that was read: ids are unique, and references resolve.
struct GraphCheck {
  private let graph: FlowGraph
  private let references: GraphFile.References

  init(_ graph: FlowGraph, references: GraphFile.References) {
    self.graph = graph
    self.references = references
  }

  func firstError() -> GraphFileError? {
    if let error = firstIDError() ?? firstMissingRoute() { return error }
    return references == .mustResolve ? ReferenceCheck(graph).firstError() : nil
  }
}

extension GraphCheck {
  private func firstIDError() -> GraphFileError? {
    firstRepeated(in: graph.flows) { "flows[\($0)].id" }
      ?? firstRepeatedRoute()
      ?? firstRepeated(in: graph.screens) { "screens[\($0)].id" }
      ?? firstRepeated(in: graph.links) { "links[\($0)].id" }
  }

  private func firstRepeated(in list: [some FileObject], path: (Int) -> String) -> GraphFileError? {
    var seen: Set<String> = []
    for (index, element) in list.enumerated() {
      if let problem = problem(of: element.identity, &seen) {
        return GraphFileError(path: path(index), problem: problem)
      }
    }
    return nil
  }

  private func firstRepeatedRoute() -> GraphFileError? {
    var seen: Set<String> = []
    for (flowIndex, flow) in graph.flows.enumerated() {
      for (index, route) in flow.routes.enumerated() {
        if let problem = problem(of: route.id, &seen) {
          return GraphFileError(path: "flows[\(flowIndex)].routes[\(index)].id", problem: problem)
        }
      }
    }
    return nil
  }

  private func problem(of id: String, _ seen: inout Set<String>) -> GraphFileError.Problem? {
    if id.isEmpty { return .emptyID }
    return seen.insert(id).inserted ? nil : .duplicateID(id)
  }

  private func firstMissingRoute() -> GraphFileError? {
    graph.transitions.firstIndex { $0.kind == .route && $0.route.isEmpty }
      .map { GraphFileError(path: "transitions[\($0)].route", problem: .missing) }
  }
}
