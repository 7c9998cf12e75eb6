public import FlowModel

/// The state of a committed graph file compared with the source.
public enum CommittedGraph: Hashable, Sendable {
  /// The file is up to date.
  case current
  /// The file is up to date except for line numbers.
  case moved
  /// There is no file.
  case missing
  /// The file is out of date; the missing changes, in words.
  case stale([String])

  /// Compares the committed graph with the current one.
  ///
  /// Lines move with every change of the code: if line numbers alone counted, the file would always be out of date.
  public init(_ committed: FlowGraph, now: FlowGraph) {
    let (committed, now) = (committed.canonical, now.canonical)
    if committed.hasContent(of: now) {
      self = .current
    } else if committed.withoutPlaces.hasContent(of: now.withoutPlaces) {
      self = .moved
    } else {
      let changes = GraphDifference(from: committed, to: now).changes
      self = .stale(changes.map { "\($0.subject.kind) \($0.subject.name) \($0.words)" })
    }
  }

  /// The step of a check for the file.
  public func step(of file: String) -> CheckStep {
    switch self {
    case .current: .held(.graph, "\(file) is up to date")
    case .moved: .held(.graph, "\(file) is up to date except for line numbers")
    case .missing:
      .held(.graph, "there is no \(file)", [Self.finding(file, "there is no graph file yet")])
    case .stale(let changes):
      .held(.graph, "\(file) is out of date", [Self.finding(file, Self.lack(changes))])
    }
  }

  private static func lack(_ changes: [String]) -> String {
    let rest = changes.count > 3 ? "; and \(changes.count - 3) more" : ""
    let list =
      changes.isEmpty
      ? "summaries, owners or similar details" : changes.prefix(3).joined(separator: "; ") + rest
    return "the committed graph differs from the source: \(list)"
  }

  private static func finding(_ file: String, _ message: String) -> Finding {
    Finding(
      rule: "graph-stale", severity: .error, location: SourceLocation(file: file, line: 1), message: message,
      remedy: "Run flowdoc check --write, and commit the file.")
  }
}

extension FlowGraph {
  /// Whether everything except the name is equal: a graph without a name of its own is named after the folder of the checkout.
  fileprivate func hasContent(of other: FlowGraph) -> Bool {
    var other = other
    other.name = name
    return self == other
  }

  fileprivate var withoutPlaces: FlowGraph {
    var graph = self
    for flow in graph.flows.indices {
      graph.flows[flow].location = nil
      for route in graph.flows[flow].routes.indices {
        graph.flows[flow].routes[route].location = nil
        graph.flows[flow].routes[route].why = []
      }
    }
    for screen in graph.screens.indices { graph.screens[screen].location = nil }
    for step in graph.transitions.indices { graph.transitions[step].location = nil }
    for link in graph.links.indices { graph.links[link].location = nil }
    for call in graph.unresolved.indices {
      graph.unresolved[call].location = nil
      graph.unresolved[call].why = []
    }
    return graph.canonical
  }
}
