import SwiftFacts
import ValueFlow

/// Finds where code brings a tab to the front: `flow.tab = .profile`, `tabs.selectedIndex = 1`.
struct TabSelections {
  let solution: Solution
  let roles: TypeRoles
  let conventions: Conventions
  let showings: [Showing]
  /// The routes of flows, among them those to tabs.
  let routes: [SeenRoute]

  /// For each place where a tab is selected, its route once more.
  func found() -> [SeenRoute] {
    let tabs = routes.filter {
      !$0.isOffered && $0.sight?.showing != nil && ["tab", "root", "embed"].contains($0.style)
    }
    if tabs.isEmpty { return [] }
    return BoundTabs(solution: solution, roles: roles, showings: showings).selections(of: tabs)
      + NumberedTabs(solution, roles, conventions, showings, of: tabs).selections()
  }
}

extension SeenRoute {
  /// The route for bringing its target to the front at a place.
  func selected(at place: FlowPlace, by name: Name) -> SeenRoute {
    var route = self
    (route.isSelection, route.place, route.verb) = (true, place, name)
    return route
  }

  /// Tells whether a target or one of the containers around it is among some objects.
  func isIn(_ objects: Set<ObjectIndex>) -> Bool {
    guard let sight else { return false }
    return objects.contains(sight.object) || !objects.isDisjoint(with: sight.containers)
      || !objects.isDisjoint(with: sight.showing?.filled ?? [])
  }
}

extension Solution {
  /// The places where the cases at a node are made, which ask for what they stand for; those without a known maker at the place itself.
  func places(ofCases cases: [ObjectIndex], for flow: TypeIndex, or store: PendingStore) -> [FlowPlace] {
    let made = cases.flatMap { objects.makers(of: $0) }.map {
      FlowPlace(flow: flow, instance: $0.instance, block: $0.block, place: $0.place)
    }
    let own = FlowPlace(flow: flow, instance: store.instance, block: store.block, place: store.place)
    return made.isEmpty ? [own] : made
  }
}
