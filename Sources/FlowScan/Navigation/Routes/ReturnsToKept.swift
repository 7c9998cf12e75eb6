import ValueFlow

/// Tells which screens come back from a list in which a flow keeps those that it showed: `trail.removeLast(); trail.last.map(embed)`.
///
/// The removal is the way back; whatever is shown there had its own request when it was made.
struct ReturnsToKept {
  private typealias List = (base: NodeIndex, name: Name)

  private let solution: Solution
  /// For each body, the lists in properties that it takes elements off.
  private var shortened: [InstanceIndex: [List]] = [:]

  init(_ solution: Solution) {
    self.solution = solution
    let names = Set(["removeLast", "popLast"].compactMap(solution.program.names.known))
    for call in solution.foreignCalls(where: { names.contains($0.name) }) {
      guard case .property(let base, let name) = solution.list(changedBy: call.site, in: call.instance) else {
        continue
      }
      shortened[call.instance, default: []].append((base, name))
    }
  }

  /// The routes without those that only lead back to what another one has shown.
  func others(among routes: [SeenRoute]) -> [SeenRoute] {
    if shortened.isEmpty { return routes }
    let returning = routes.map(isReturn)
    let led = Set(
      zip(routes, returning).filter { !$1 }.map { RoutePair(flow: $0.0.flow, target: $0.0.target) })
    return zip(routes, returning).filter { route, isReturn in
      !isReturn || !led.contains(RoutePair(flow: route.flow, target: route.target))
    }.map(\.0)
  }

  private func isReturn(_ route: SeenRoute) -> Bool {
    guard let sight = route.sight, sight.showing != nil else { return false }
    let bodies = Set(sequence(first: route.place.instance) { around($0) })
    let shown = [sight.object] + sight.containers
    return bodies.contains { shortened[$0]?.contains { holds(shown, $0) } ?? false }
      && !solution.objects.makers(of: sight.object).contains { bodies.contains($0.instance) }
  }

  /// The body around a closure.
  private func around(_ instance: InstanceIndex) -> InstanceIndex? {
    let outer = solution.instances[instance].outer
    return outer >= 0 ? outer : nil
  }

  private func holds(_ shown: [ObjectIndex], _ list: List) -> Bool {
    solution.unsortedObjects(at: list.base).contains { owner in
      guard let kept = solution.knownField(owner, list.name) else { return false }
      return shown.contains { solution.holds($0, at: kept) }
    }
  }
}
