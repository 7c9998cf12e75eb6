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
    if isOwn ? isChosen(route.place, by: sent(origin)) : isChosen(route.place) { return nil }
    let places = isOwn ? [origin] : FetchedForCases(made: self, origin: origin).places(of: sight.object)
    let found = places.reduce(into: Set<Asker>()) { $0.formUnion(askers.askers(of: $1)) }
    if found.isEmpty { return nil }
    return places.contains(where: isSentAtFirst)
      ? found.union(askers.askers(of: route.place).filter { $0.kind == .start }) : found
  }

  /// Tells whether the initial value of a property has the case.
  private func isSentAtFirst(_ place: FlowPlace) -> Bool {
    sent(place).flatMap { Array(solution.objects.makers(of: $0)) }.contains {
      askers.isInitial($0.instance)
    }
  }

  /// Tells whether the code at a place itself runs for one of some cases.
  private func isChosen(_ place: FlowPlace, by cases: [ObjectIndex]) -> Bool {
    let name = solution.instances[place.instance].caseName
    if name != 0, cases.allSatisfy({ solution.info(of: $0).name == name }) { return true }
    return isChosen(place)
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
