public import FlowModel

extension GraphIndex {
  /// The flows where the app starts: those declared as entries, or, if there are none, those that nothing leads to.
  public var entries: [Flow] {
    let declared = graph.flows.filter(\.isEntry)
    guard declared.isEmpty else { return declared }
    return graph.flows.filter { flow in
      numbers[.flow(flow.id)].map { predecessors[$0].isEmpty } ?? false
    }
  }

  /// The flows that a flow's routes lead to, in order.
  public func children(of flow: String) -> [String] {
    let routes = self.flow(flow)?.routes ?? []
    return Set(routes.filter { $0.target.kind == .flow }.map(\.target.id)).sorted()
  }

  /// The flows whose routes lead to a node, in order.
  public func parents(of node: Node) -> [String] {
    (flowsByTarget[node] ?? []).map { graph.flows[$0].id }
  }
}
