import FlowModel
import SwiftFacts
import ValueFlow

/// Adds the links to the graph: each pattern once, with its final route.
struct LinkGraph {
  let index: LinkIndex
  let names: NavigationNames
  private var program: SourceProgram { names.program }

  func add(to graph: inout FlowGraph) {
    var found: [String: Link] = [:]
    for row in index.rows where found[row.pattern] == nil {
      found[row.pattern] = link(row.pattern, row.spot, row.value, graph)
    }
    for (pattern, spot) in index.reached where found[pattern] == nil {
      found[pattern] = link(pattern, spot, .unknown, graph)
    }
    graph.links = found.keys.sorted().compactMap { found[$0] }
  }

  private func link(_ pattern: String, _ spot: CodeSpot, _ value: LinkValue, _ graph: FlowGraph) -> Link {
    let path = opened(by: pattern, steps: steps(of: value), graph)
    return Link(
      pattern: pattern, parameters: parameters(pattern), route: path.last ?? "", path: path,
      summary: summary(value), location: names.location(spot.file, spot.place), origins: [.scanned])
  }

  private func summary(_ value: LinkValue) -> String {
    guard case .enumCase(let type, let name, _)? = value.cases.first, type >= 0 else { return "" }
    return program.enumCase(name, of: type).map { program.name($0.summary) } ?? ""
  }

  // MARK: - Routes

  /// The way to the deepest route that is taken because of the link; of several in one flow, to the one that comes on top, or is taken by
  /// the last of the steps that the link is turned into.
  private func opened(by pattern: String, steps: [String], _ graph: FlowGraph) -> [String] {
    let taken = graph.transitions.filter {
      $0.from.kind == .link && $0.from.id == pattern && $0.kind == .route
    }
    let routes = taken.map(\.route)
    let places = Dictionary(taken.map { ($0.route, place($0, among: steps)) }) { max($0, $1) }
    let covering = Set(
      graph.flows.flatMap(\.routes).filter { [.push, .present].contains($0.style) }.map(\.id))
    func depth(_ way: [String]) -> (Int, Int, Int, String) {
      let last = way.last ?? ""
      return (way.count, covering.contains(last) ? 1 : 0, places[last] ?? -1, last)
    }
    return routes.map { way(to: $0, taking: Set(routes), graph) }.max { depth($0) < depth($1) } ?? []
  }

  /// The names of the cases that code takes one after the other for a link; none if the link is turned into a single one.
  private func steps(of value: LinkValue) -> [String] {
    switch value {
    case .list(let values) where values.count > 1: values.flatMap(\.everyCase).map { program.name($0.name) }
    case .object(_, let fields):
      fields.sorted { program.name($0.key) < program.name($1.key) }.map { steps(of: $0.value) }
        .max { $0.count < $1.count } ?? []
    default: []
    }
  }

  /// The place of the step that a transition is taken for; -1 if it is none of them.
  private func place(_ transition: Transition, among steps: [String]) -> Int {
    steps.lastIndex { transition.triggers.contains($0) } ?? -1
  }

  /// The shortest chain of routes from an entry to a route; of several to a flow, the one that the link takes.
  private func way(to route: String, taking asked: Set<String>, _ graph: FlowGraph) -> [String] {
    guard let owner = graph.flows.first(where: { $0.routes.contains { $0.id == route } }) else {
      return [route]
    }
    var ways: [String: [String]] = [:]
    var waiting = graph.flows.filter(\.isEntry).map(\.id)
    for entry in waiting { ways[entry] = [] }
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      let steps = graph.flows.first(where: { $0.id == next })?.routes ?? []
      for step in steps.filter({ asked.contains($0.id) }) + steps.filter({ !asked.contains($0.id) })
      where step.target.kind == .flow && ways[step.target.id] == nil {
        ways[step.target.id] = (ways[next] ?? []) + [step.id]
        waiting.append(step.target.id)
      }
    }
    return (ways[owner.id] ?? []) + [route]
  }

  private func parameters(_ pattern: String) -> [LinkParameter] {
    guard let parsed = try? LinkPattern(pattern) else { return [] }
    return parsed.parameters.map { parameter in
      LinkParameter(
        name: parameter.name, type: parameter.type.name,
        place: LinkParameter.Place(rawValue: parameter.place.rawValue) ?? .path,
        isOptional: parameter.isOptional)
    }
  }
}
