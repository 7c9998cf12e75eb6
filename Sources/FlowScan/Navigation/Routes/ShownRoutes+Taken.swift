import ValueFlow

// Flows that return a screen, which their maker puts on screen.
extension ShownRoutes {
  /// The routes to a flow whose maker puts on screen what the flow returns: `navigation.pushViewController(child.start())`.
  func routes(
    to flow: TypeIndex, takenAt place: FlowPlace, _ shown: Shown, _ showing: Showing, _ frames: Frames
  ) -> [SeenRoute] {
    frames.styles(of: showing, shown.object, by: place.flow).map { style in
      SeenRoute(
        flow: place.flow, target: .flow(flow), style: style, place: place,
        sight: .init(object: shown.object, containers: shown.containers, showing: showing))
    }
  }

  /// Tells whether the code at a place makes a flow, or belongs to a flow that was made with it.
  func isMaking(_ child: ObjectIndex, _ place: FlowPlace) -> Bool {
    guard child >= 0 else { return false }
    return origins.isMade(child, at: place)
      || origins.origins(of: child).contains { made in
        guard made.flow == place.flow, case .value = solution.template(made.instance).kind else {
          return false
        }
        let taker = solution.receiver(of: place.instance)
        return solution.receiver(of: made.instance) == places.bound.hosts[taker] ?? taker
      }
  }

  /// The places where the makers of a flow put a target on screen that the flow only returns.
  func takers(
    of object: ObjectIndex, in containers: [ObjectIndex], from origin: FlowPlace, _ showing: Showing
  ) -> [FlowPlace] {
    let flow = origin.flow
    let makers = origins.makers(of: flow)
    let code = solution.receiverType(of: showing.instance)
    let viewed = code.flatMap { roles.flowsOfViews[$0] }
    let own = Set([viewed ?? code].compactMap { $0 })
    // The screen may be passed as a part of its flow: `navigation.push(child)`.
    let children = origins.owners.flowHolders(of: object).filter { solution.info(of: $0).type == flow }
    let passed = Set([object] + containers + children)
    let passing = passed.reduce(own) { $0.union(origins.passing.passing($1)) }
    return passing.filter { $0 != flow && makers.contains($0) }.sorted().compactMap { taker in
      if taker == viewed {
        return FlowPlace(flow: taker, instance: showing.instance, block: showing.block, place: showing.place)
      }
      return origins.handing(of: passed, from: showing.instance, showing.block, showing.place, by: taker)
    }
  }
}
