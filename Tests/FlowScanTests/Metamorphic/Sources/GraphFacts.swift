import FlowModel

extension FlowGraph {
  /// What a graph says, one fact a line, without places and in an order that depends on nothing else.
  var facts: [String] { (flows.flatMap(\.facts) + others).sorted() }

  private var others: [String] {
    screens.map { "screen \($0.id) \($0.name) \($0.summary)" }
      + transitions.map { transition in
        let end = transition.kind == .finish ? "!\(transition.outcome)" : transition.route
        let asker =
          "\(transition.from.kind) \(transition.from.id) -\(transition.triggers.sorted().joined(separator: ","))->"
        return "\(transition.flow): \(asker) \(transition.kind) \(end)"
      }
      + links.map {
        "link \($0.pattern) \($0.path.joined(separator: " ")) \($0.guards) \($0.parameters.map(\.name))"
      }
      + unresolved.map { "unresolved \($0.flow) \($0.expression): \($0.reason) \($0.target)" }
  }
}

extension Flow {
  fileprivate var facts: [String] {
    [
      "flow \(id) \(name) \(isEntry ? "entry " : "")\(summary) \(outcomes.map { "!\($0.name) \($0.type)" }.sorted())"
    ]
      + routes.map { route in
        let parameters = route.parameters.map { "\($0.name): \($0.type)\($0.isOptional ? "?" : "")" }
        return "\(route.id)\(parameters) -\(route.style.rawValue)-> \(route.target.kind) \(route.target.id) "
          + "\(route.summary) \(route.guards.sorted())"
      }
  }
}
