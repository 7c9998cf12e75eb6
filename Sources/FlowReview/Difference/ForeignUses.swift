import FlowAnalysis
internal import FlowModel

/// The modules that use routes of other modules.
struct ForeignUses {
  private let modules: [String: Set<String>]

  /// Collects the requesters of routes that still exist in the new graph.
  init(_ old: GraphLookup, _ new: GraphLookup) {
    modules = old.graph.transitions.reduce(into: [:]) { modules, step in
      guard step.kind == .route, let requester = Node(step.from), new.hasNode(requester) else { return }
      let (user, home) = (old.module(of: requester), old.flow(ofRoute: step.route)?.module ?? "")
      if !user.isEmpty, !home.isEmpty, user != home { modules[step.route, default: []].insert(user) }
    }
  }

  /// The modules other than its own that use a route, in order.
  func modules(using route: String) -> [String] { (modules[route] ?? []).sorted() }
}

extension GraphLookup {
  fileprivate func module(of node: Node) -> String {
    switch node {
    case .flow(let id): flow(id)?.module ?? ""
    case .screen(let id): screen(id)?.module ?? ""
    }
  }

  fileprivate func hasNode(_ node: Node) -> Bool {
    switch node {
    case .flow(let id): flow(id) != nil
    case .screen(let id): screen(id) != nil
    }
  }
}
