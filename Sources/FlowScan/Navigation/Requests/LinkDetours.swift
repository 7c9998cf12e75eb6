import ValueFlow

/// Links for which code shows something else where it cannot go on: `guard cart.isOpen else { showClosed(); return }`, after which it shows
/// what the link is for.
struct LinkDetours {
  let solution: Solution
  let links: LinkIndex

  /// A place on the way to the code that shows a route.
  struct Step {
    var instance: InstanceIndex
    var block: Int32
    var place: Int32
  }

  /// The places from which the code that shows a route runs, or that make the cases for which it does.
  func steps(to routes: [SeenRoute]) -> [Step] {
    var waiting = routes.flatMap(beginnings).map { (step: $0, depth: 0) }
    var seen = Set(waiting.map { StepPlace($0.step) })
    var found: [Step] = []
    while let (step, depth) = waiting.popLast(), found.count < Self.most {
      found.append(step)
      guard depth < Self.depth else { continue }
      for edge in solution.callers(of: step.instance) where edge.site >= 0 {
        let place = solution.bodies.sites[Int(edge.site)].place
        let caller = Step(instance: edge.instance, block: edge.block, place: place)
        if seen.insert(StepPlace(caller)).inserted { waiting.append((caller, depth + 1)) }
      }
    }
    return found
  }

  private static let most = 400
  private static let depth = 4

  private func beginnings(of route: SeenRoute) -> [Step] {
    let place = route.place
    let cases = solution.choices(around: place.block, in: place.instance).flatMap(\.cases)
    let makers = cases.filter { !solution.isMadeByItsEnum($0) }.flatMap { solution.objects.makers(of: $0) }
    return [Step(instance: place.instance, block: place.block, place: place.place)]
      + makers.map { Step(instance: $0.instance, block: $0.block, place: $0.place) }
  }

  /// Tells whether code shows one route for a link only where it does not go on to another.
  func isDetour(_ one: [Step], from other: [Step], for link: String) -> Bool {
    one.contains { step in
      guard let exit = solution.exit(around: step.block, in: step.instance), leads(link, to: step) else {
        return false
      }
      let isOnlyExit = !one.contains {
        $0.instance == step.instance && solution.isBeside(exit, $0.block, in: step.instance)
      }
      return isOnlyExit
        && other.contains {
          $0.instance == step.instance && $0.place > step.place
            && solution.isBeside(exit, $0.block, in: step.instance) && leads(link, to: $0)
        }
    }
  }

  private func leads(_ link: String, to step: Step) -> Bool {
    let spot = CodeSpot(file: solution.template(step.instance).file, place: step.place)
    return links.patterns(leadingTo: spot, choosing: []).contains(link)
  }
}

/// A step that was taken.
private struct StepPlace: Hashable {
  var instance: InstanceIndex
  var block: Int32
  var place: Int32

  init(_ step: LinkDetours.Step) { (instance, block, place) = (step.instance, step.block, step.place) }
}
