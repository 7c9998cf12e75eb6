import ValueFlow

/// Screens that a flow makes for a case in one function and shows in another: `for route in state.path { push(page(for: route)) }`, or that a
/// factory makes for the case which the flow hands to it.
struct MadeForCases {
  let askers: Askers
  var solution: Solution { askers.solution }

  /// The screens that ask for the case for which a flow makes the target of a route; nil if the code that shows it depends on a case itself, or if
  /// nobody is seen to send that case.
  func askers(of route: SeenRoute) -> Set<Asker>? {
    guard let sight = route.sight, let origin = sight.origin, origin.flow == route.flow else { return nil }
    let isOwn = origin.instance != route.place.instance && !sent(origin).isEmpty
    if isChosen(route.place) { return nil }
    let places = isOwn ? [origin] : FetchedForCases(made: self, origin: origin).places(of: sight.object)
    let found = places.reduce(into: Set<Asker>()) { $0.formUnion(askers.askers(of: $1)) }
    if found.isEmpty { return nil }
    if solution.instances[route.place.instance].caseName != 0 {
      return found.union(flowsHandingOn(to: route.place))
    }
    return places.contains(where: isSentAtFirst)
      ? found.union(askers.askers(of: route.place).filter { $0.kind == .start }) : found
  }

  /// The other flows that call code which was handed the case before, as one that comes before what the case is for:
  /// `joining.onJoined = { self.open(destination) }`.
  private func flowsHandingOn(to place: FlowPlace) -> Set<Asker> {
    var (found, seen): (Set<Asker>, Set<InstanceIndex>) = ([], [place.instance])
    var waiting = [place.instance]
    while let instance = waiting.popLast(), seen.count < Self.mostCallers {
      for edge in solution.callers(of: instance) where edge.kind == .call && edge.site >= 0 {
        if solution.handsCaptured(edge.site) {
          let call = FlowPlace(
            flow: place.flow, instance: edge.instance, block: edge.block,
            place: solution.bodies.sites[Int(edge.site)].place)
          found.formUnion(askers.askers(of: call).filter { if case .flow = $0.kind { true } else { false } })
        } else if seen.insert(edge.instance).inserted {
          waiting.append(edge.instance)
        }
      }
    }
    return found
  }

  private static let mostCallers = 8

  /// Tells whether the initial value of a property has the case.
  private func isSentAtFirst(_ place: FlowPlace) -> Bool {
    sent(place).flatMap { Array(solution.objects.makers(of: $0)) }.contains {
      askers.isInitial($0.instance)
    }
  }

  /// Tells whether the code at a place tests a case.
  private func isChosen(_ place: FlowPlace) -> Bool {
    blocks(of: place).contains { !solution.chosen(place.instance, $0).isEmpty }
  }

  /// The cases for which code at a place runs, as far as code is seen to make them.
  func sent(_ place: FlowPlace) -> [ObjectIndex] {
    blocks(of: place).flatMap { solution.chosen(place.instance, $0) }.filter {
      !askers.isAnswer($0) && !solution.isUnmade($0) && solution.objects.makers(of: $0).first != nil
    }
  }

  /// The blocks around a place, the innermost first.
  private func blocks(of place: FlowPlace) -> [Int32] {
    let all = solution.template(place.instance).blocks
    return Array(sequence(first: place.block) { all[Int($0)].parent }.prefix { $0 > 0 })
  }
}
