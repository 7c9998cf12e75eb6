import FlowModel

extension FlowGraph {
  /// Changes the places of all routes and transitions.
  mutating func changePlaces(_ change: (inout SourceLocation?) -> Void) {
    for flow in flows.indices {
      for route in flows[flow].routes.indices { change(&flows[flow].routes[route].location) }
    }
    for transition in transitions.indices { change(&transitions[transition].location) }
  }
}
