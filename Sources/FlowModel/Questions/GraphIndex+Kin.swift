extension GraphIndex {
  /// The flows where the app begins: those that say so, and where none does, those that nothing leads to.
  public var entries: [Flow] {
    let declared = graph.flows.filter(\.isEntry)
    guard declared.isEmpty else { return declared }
    return graph.flows.filter { flow in
      numbers[.flow(flow.id)].map { predecessors[$0].isEmpty } ?? false
    }
  }

  /// The flows that a flow's routes lead to, in order.
  public func children(of flow: String) -> [String] {
    let targets = self.flow(flow)?.routes.map(\.target).filter { $0.kind == .flow }.map(\.id) ?? []
    return Set(targets).sorted()
  }

  /// The flows whose routes lead to a node, in order.
  public func parents(of node: Node) -> [String] {
    Set(routes(to: node).compactMap { flow(ofRoute: $0.id)?.id }).sorted()
  }

  /// The routes that lead to a node, in the order of their ids.
  public func routes(to node: Node) -> [Route] {
    guard let number = numbers[node] else { return [] }
    return predecessors[number]
      .compactMap { nodes[$0].isFlow ? flow(nodes[$0].id) : nil }
      .flatMap(\.routes)
      .filter { Node($0.target) == node }
      .sorted { $0.id < $1.id }
  }
}
