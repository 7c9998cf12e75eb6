internal import FlowModel

/// One item of an app, and the aspects that it has.
struct CoverageItem {
  let kind: CoverageKind
  /// The item's entry if it lacks an aspect.
  let missing: CoverageCell.Missing
  let has: Set<CoverageAspect>
}

extension CoverageItem {
  /// All flows, screens, routes and links.
  static func all(of graph: FlowGraph, _ facts: CoverageFacts) -> [CoverageItem] {
    let taken = TakenElements(facts.traces, in: graph)
    let pictured = facts.pictured ?? []
    return graph.flows.map { flow($0, taken) } + graph.screens.map { screen($0, taken, pictured) }
      + graph.flows.lazy.flatMap(\.routes).map { route($0, taken) } + graph.links.map { link($0, taken) }
  }

  private static func flow(_ flow: Flow, _ taken: TakenElements) -> CoverageItem {
    item(
      .flow, .flow(flow.id), flow.name, flow.location,
      [.summary: !flow.summary.isEmpty, .owner: !flow.owner.isEmpty, .taken: taken.flows.contains(flow.id)])
  }

  private static func screen(_ screen: Screen, _ taken: TakenElements, _ pictured: Set<String>)
    -> CoverageItem
  {
    item(
      .screen, .screen(screen.id), screen.name, screen.location,
      [
        .summary: !screen.summary.isEmpty, .screenshot: pictured.contains(screen.id),
        .taken: taken.screens.contains(screen.id),
      ])
  }

  private static func route(_ route: Route, _ taken: TakenElements) -> CoverageItem {
    item(
      .route, .route(route.id), route.id, route.location,
      [.summary: !route.summary.isEmpty, .taken: taken.routes.contains(route.id)])
  }

  private static func link(_ link: Link, _ taken: TakenElements) -> CoverageItem {
    item(
      .link, .link(link.id), link.pattern, link.location,
      [
        .summary: !link.summary.isEmpty, .owner: !link.owner.isEmpty,
        .example: !link.examples.isEmpty || isItsOwnExample(link), .taken: taken.links.contains(link.id),
      ])
  }

  /// A pattern without parameters serves as its own example.
  private static func isItsOwnExample(_ link: Link) -> Bool {
    (try? LinkPattern(link.pattern))?.parameters.isEmpty ?? false
  }

  private static func item(
    _ kind: CoverageKind, _ subject: Finding.Subject, _ name: String, _ location: SourceLocation?,
    _ has: [CoverageAspect: Bool]
  ) -> CoverageItem {
    CoverageItem(
      kind: kind, missing: CoverageCell.Missing(subject: subject, name: name, location: location),
      has: Set(has.filter(\.value).keys))
  }
}
