import FlowModel
import SwiftFacts
import ValueFlow

/// Explains rows of a graph by the code in which they were found.
///
/// Explanations are only computed on request.
struct Explaining {
  let solution: Solution
  let roles: TypeRoles
  let names: NavigationNames
  let askers: Askers
  /// For each route, the observations of it.
  let seen: [String: [SeenRoute]]
  let graph: FlowGraph
  /// The observations behind the unresolved calls.
  let causes: () -> [UnresolvedCall: UnresolvedReading.Cause]

  func explanations(of name: String) -> [RouteExplanation] {
    let rows = ExplainedRows(named: name, in: graph)
    guard !name.isEmpty, let flow = rows.flow else { return [] }
    let reading = WayReading(solution: solution, names: names)
    let spots = AskerSpots(askers: askers, names: names)
    let routes = rows.routes.map { route in
      RouteExplanation(
        flow: flow.id, subject: .route(route), steps: steps(to: route, reading),
        askers: askers(of: route, in: flow, spots))
    }
    let causes = rows.unresolved.isEmpty ? [:] : self.causes()
    return routes
      + rows.unresolved.map { row in
        RouteExplanation(
          flow: flow.id, subject: .unresolved(row), steps: causes[row].map(reading.steps) ?? [])
      }
  }

  // MARK: - Routes

  func steps(to route: Route, _ reading: WayReading) -> [CodeStep] {
    let all = seen[route.id] ?? []
    let found = all.first { $0.sight != nil }.map(reading.steps) ?? []
    let isDeclared = all.isEmpty || all.contains { $0.row != nil }
    if route.origins.contains(.corrected) {
      let text = found.isEmpty ? "a correction says it" : "a correction says how it is shown"
      return found + [CodeStep(kind: .corrected, text: text, location: route.location)]
    }
    return isDeclared
      ? [CodeStep(kind: .declared, text: "as '\(route.name)'", location: route.location)] + found : found
  }

  // MARK: - Requesters

  private func askers(
    of route: Route, in flow: FlowModel.Flow, _ spots: AskerSpots
  ) -> [RouteExplanation.Asker] {
    let known = spots.spots(asking: seen[route.id] ?? [])
    let transitions = graph.transitions.filter { $0.flow == flow.id && $0.route == route.id }
    if transitions.isEmpty {
      return [.init(text: "nobody is seen to ask for it")]
    }
    return transitions.flatMap { transition in
      (transition.triggers.isEmpty ? [""] : transition.triggers).map { trigger in
        let asked = AskerSpots.Asked(from: transition.from, trigger: trigger)
        let own = transition.location == route.location ? nil : transition.location
        return .init(
          text: text(transition.from, trigger),
          location: known[asked].map { names.location($0.file, $0.place) } ?? own)
      }
    }
  }

  private func text(_ source: Source, _ trigger: String) -> String {
    let who =
      switch source.kind {
      case .start: "the flow begins with it"
      case .link: "the link \(source.id)"
      case .anywhere: "nearly every screen"
      default: source.name
      }
    return trigger.isEmpty ? who : "\(who), by \(trigger)"
  }
}
