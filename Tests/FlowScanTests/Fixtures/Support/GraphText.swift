import FlowModel

/// A graph as a few lines of text, to stand beside the source that it was read from.
struct GraphText {
  private let graph: FlowGraph
  private let fixture: Fixture

  init(_ graph: FlowGraph, _ fixture: Fixture) {
    self.graph = graph
    self.fixture = fixture
  }

  var text: String { graph.flows.flatMap(lines).joined(separator: "\n") }

  private func lines(of flow: Flow) -> [String] {
    let transitions = graph.transitions.filter { $0.flow == flow.id }
    let begun = Set(transitions.filter { $0.from.kind == .start }.map(\.route))
    var lines = [flow.id + (flow.isEntry ? " entry" : "") + summary(flow.summary)]
    lines += flow.routes.map { (begun.contains($0.id) ? "> " : "  ") + line(of: $0, in: flow) }
    lines += transitions.filter { $0.from.kind != .start }.map { "  " + line(of: $0, in: flow) }
    lines += graph.unresolved.filter { $0.flow == flow.id }.map {
      "  \(fixture.marker($0.location)) \($0.expression): \($0.reason)"
    }
    return lines
  }

  private func line(of route: Route, in flow: Flow) -> String {
    let parameters = route.parameters.map { "\($0.name): \($0.type)\($0.isOptional ? "?" : "")" }
    let list = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
    return "\(name(of: route.id, in: flow))\(list) -\(route.style.rawValue)-> \(target(route.target))"
      + summary(route.summary)
  }

  private func line(of transition: Transition, in flow: Flow) -> String {
    let source = transition.from.kind == .flow ? "[\(transition.from.id)]" : transition.from.id
    let end =
      switch transition.kind {
      case .route: name(of: transition.route, in: flow)
      case .finish: "!" + transition.outcome
      case .back: "<"
      }
    return "\(source) -\(transition.triggers.joined(separator: ","))-> \(end)"
  }

  private func target(_ target: Target) -> String {
    switch target.kind {
    case .flow: target.screen.isEmpty ? "[\(target.id)]" : "\(target.screen) [\(target.id)]"
    case .system: "(\(target.id))"
    default: target.id
    }
  }

  private func name(of route: String, in flow: Flow) -> String {
    route.hasPrefix(flow.id + ".") ? String(route.dropFirst(flow.id.count + 1)) : route
  }

  private func summary(_ text: String) -> String {
    text.isEmpty ? "" : " # \(text)"
  }
}
