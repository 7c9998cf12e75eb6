import FlowModel
import SwiftFacts
import ValueFlow

/// Adds the links to the graph: each pattern once, with its final route.
struct LinkGraph {
  let index: LinkIndex
  let names: NavigationNames
  let askers: Askers
  /// For each route of the graph, its observations.
  let seen: [String: [SeenRoute]]
  let assembled: AssembledScreens
  private var program: SourceProgram { names.program }

  func add(to graph: inout FlowGraph) {
    var values: [String: (spot: CodeSpot, value: LinkValue)] = [:]
    for row in index.rows where values[row.pattern] == nil { values[row.pattern] = (row.spot, row.value) }
    for (pattern, spot) in index.reached where values[pattern] == nil { values[pattern] = (spot, .unknown) }
    let screens = ScreenLinks(askers: askers, names: names, seen: seen)
      .add(linksWithoutRoute(values.keys, graph), to: &graph)
    let fitting = askers.fitting ?? FittingLinks(askers.solution, index, askers.owners)
    let opened = OpenedRoutes(
      graph: graph, screens: screens, fitting: fitting, seen: seen, assembled: assembled)
    graph.links = values.sorted { $0.key < $1.key }.map { pattern, found in
      link(pattern, found.spot, found.value, opened)
    }
  }

  private func linksWithoutRoute(_ patterns: some Sequence<String>, _ graph: FlowGraph) -> Set<String> {
    let opening = graph.transitions.filter { $0.from.kind == .link && $0.kind == .route }
    return Set(patterns).subtracting(opening.map(\.from.id))
  }

  private func link(_ pattern: String, _ spot: CodeSpot, _ value: LinkValue, _ opened: OpenedRoutes) -> Link {
    let path = opened.path(of: pattern, steps: steps(of: value))
    return Link(
      pattern: pattern, parameters: parameters(pattern), route: path.last ?? "", path: path,
      summary: summary(value), location: names.location(spot.file, spot.place), origins: [.scanned])
  }

  private func summary(_ value: LinkValue) -> String {
    guard case .enumCase(let type, let name, _)? = value.cases.first, type >= 0 else { return "" }
    return program.enumCase(name, of: type).map { program.name($0.summary) } ?? ""
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
}
