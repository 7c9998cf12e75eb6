import SwiftFacts
import ValueFlow

/// Determines the routes of flows, from the objects that arrive at primitives and the flows that flows make.
struct RouteReading {
  private let shownRoutes: ShownRoutes
  private let unshownFlows: UnshownFlows

  /// Takes what primitives show, with the targets of each, and the objects made for requests by type.
  init(
    solution: Solution, roles: TypeRoles, origins: Origins, showings: [Showing], shown: [[Shown]],
    registered: Set<ObjectIndex>
  ) {
    shownRoutes = ShownRoutes(
      solution: solution, roles: roles, origins: origins, showings: showings, shown: shown,
      registered: registered)
    unshownFlows = UnshownFlows(
      solution: solution, roles: roles, origins: origins, showings: showings, shown: shown,
      registered: registered)
  }

  func routes() -> [SeenRoute] {
    let found = shownRoutes.routes()
    let navigated = unshownFlows.navigated(found)
    let all = found.map(navigated.onScreen)
    let own = Set(all.filter { !$0.isOffered }.map { RoutePair(flow: $0.flow, target: $0.target) })
    // A flow that also shows a target itself does not merely offer it.
    let shown = told(
      all.filter { !$0.isOffered || !own.contains(RoutePair(flow: $0.flow, target: $0.target)) })
    return shown + unshownFlows.started(except: shown)
  }

  /// A target passed as a beginning only counts if the flow does not show it otherwise; a screen is then the first one.
  private func told(_ routes: [SeenRoute]) -> [SeenRoute] {
    let shown = Set(routes.filter { $0.style != "start" }.map { RoutePair(flow: $0.flow, target: $0.target) })
    return routes.compactMap { route in
      guard route.style == "start" else { return route }
      if shown.contains(RoutePair(flow: route.flow, target: route.target)) { return nil }
      var route = route
      if case .screen = route.target { route.style = "root" }
      return route
    }
  }

  /// The flows that a flow makes and keeps, and that nobody starts or shows.
  func unstartedFlows(except shown: [SeenRoute]) -> [SeenRoute] { unshownFlows.idle(except: shown) }
}

/// A flow and what one of its routes leads to.
struct RoutePair: Hashable {
  var flow: TypeIndex
  var target: SeenRoute.Target
}
