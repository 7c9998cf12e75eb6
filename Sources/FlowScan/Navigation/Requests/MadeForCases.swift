import ValueFlow

/// Screens that a flow makes for a case in one function and shows in another: `for route in state.path { push(page(for: route)) }`.
struct MadeForCases {
  let askers: Askers
  private var solution: Solution { askers.solution }

  /// The screens that ask for the case for which a flow makes the target of a route; nil if the code that shows it depends on a case itself, or if
  /// nobody is seen to send that case.
  func askers(of route: SeenRoute) -> Set<Asker>? {
    guard let origin = route.sight?.origin, origin.flow == route.flow,
      origin.instance != route.place.instance, !isChosen(route.place, by: sent(origin)), !sent(origin).isEmpty
    else { return nil }
    let found = askers.askers(of: origin)
    if found.isEmpty { return nil }
    return isSentAtFirst(origin)
      ? found.union(askers.askers(of: route.place).filter { $0.kind == .start }) : found
  }

  /// Tells whether a flow, or the initial value of a property, has the case.
  private func isSentAtFirst(_ place: FlowPlace) -> Bool {
    sent(place).flatMap { Array(solution.objects.makers(of: $0)) }.contains {
      askers.isInitial($0.instance) || askers.owners.owner(ofCode: $0.instance).isFlow
    }
  }

  /// Tells whether the code at a place itself runs for one of some cases.
  private func isChosen(_ place: FlowPlace, by cases: [ObjectIndex]) -> Bool {
    let name = solution.instances[place.instance].caseName
    if name != 0, cases.allSatisfy({ solution.info(of: $0).name == name }) { return true }
    return blocks(of: place).contains { !solution.chosen(place.instance, $0).isEmpty }
  }

  /// The cases for which code at a place runs, as far as code is seen to make them.
  private func sent(_ place: FlowPlace) -> [ObjectIndex] {
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
