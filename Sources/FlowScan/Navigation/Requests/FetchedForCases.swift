import ValueFlow

/// The places in a factory at which it makes a screen for a case that a flow was given and hands on: `push(factory.page(for: route))`.
struct FetchedForCases {
  let made: MadeForCases
  /// The place in the code of the flow that asks the factory.
  let origin: FlowPlace
  private var solution: Solution { made.solution }

  /// The most functions and closures of a factory around each other.
  private static let deepest = 5

  /// Each place is examined once, from the nearest on: many functions call a factory, and each other.
  func places(of object: ObjectIndex) -> [FlowPlace] {
    var found: [FlowPlace] = []
    var seen: Set<FlowPlace> = []
    var waiting = solution.objects.makers(of: object).map(place)
    for _ in 0..<Self.deepest {
      var next: [FlowPlace] = []
      for place in waiting where place.instance != origin.instance && seen.insert(place).inserted {
        if isHandedOn(place) { found.append(place) } else { next += around(place) }
      }
      waiting = next
    }
    return found
  }

  /// Tells whether code runs for a case that the flow was given itself.
  private func isHandedOn(_ place: FlowPlace) -> Bool {
    let sent = made.sent(place)
    return !sent.isEmpty
      && sent.allSatisfy {
        (solution.isHanded($0, to: place.instance) || solution.receiver(of: place.instance) == $0)
          && solution.isHanded($0, to: origin.instance)
      }
  }

  /// The places that make a closure, or else those that call a function.
  private func around(_ place: FlowPlace) -> [FlowPlace] {
    if let closure = solution.closure(of: place.instance) {
      return solution.objects.makers(of: closure).map(self.place)
    }
    return solution.callers(of: place.instance).filter { $0.kind == .call && $0.site >= 0 }.map {
      FlowPlace(
        flow: origin.flow, instance: $0.instance, block: $0.block,
        place: solution.bodies.sites[Int($0.site)].place)
    }
  }

  private func place(of maker: Maker) -> FlowPlace {
    FlowPlace(flow: origin.flow, instance: maker.instance, block: maker.block, place: maker.place)
  }
}
