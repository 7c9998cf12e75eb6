internal import FlowModel

/// The requesters of routes and outcomes in a graph, so that a change can name the code it affects.
struct Requesters {
  private enum Asked: Hashable {
    case route(String)
    case outcome(flow: String, name: String)
  }

  private var names: [Asked: Set<String>] = [:]

  /// The most names listed; more would not fit on a line.
  private static let most = 3

  init(_ graph: FlowGraph) {
    for step in graph.transitions where step.from.kind == .screen || step.from.kind == .flow {
      switch step.kind {
      case .route: names[.route(step.route), default: []].insert(step.from.id)
      case .finish: names[.outcome(flow: step.flow, name: step.outcome), default: []].insert(step.from.id)
      case .back: break
      }
    }
  }

  /// The requesters of a route, as `, requested by CartScreen`; empty if none are known.
  func words(route id: String) -> String { words(.route(id)) }

  /// The sources that trigger an outcome.
  func words(outcome name: String, of flow: String) -> String { words(.outcome(flow: flow, name: name)) }

  private func words(_ asked: Asked) -> String {
    let names = names[asked, default: []].sorted()
    guard !names.isEmpty else { return "" }
    let rest = names.count > Self.most ? " and \(names.count - Self.most) more" : ""
    return ", requested by \(names.prefix(Self.most).joined(separator: ", "))\(rest)"
  }
}
