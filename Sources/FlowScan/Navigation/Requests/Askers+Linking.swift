import ValueFlow

// Screens with links whose values lead to what a flow's stack shows: `NavigationLink(value: recipe)`.
extension Askers {
  static func linkedFlows(_ routes: [SeenRoute], _ solution: Solution) -> [CodeSpot: Set<TypeIndex>] {
    routes.reduce(into: [:]) { found, route in
      guard route.place.linked != 0 else { return }
      found[spot(of: route.place, solution), default: []].insert(route.flow)
    }
  }

  /// The screens that have a link; of several flows whose stacks take its value, that which shows the screen is asked.
  func linking(_ place: FlowPlace) -> Set<Asker> {
    guard case .screens(let types) = owners.owner(ofCode: place.instance) else { return [] }
    let flows = linkedFlows[Self.spot(of: place, solution)] ?? []
    let own = types.filter { type in
      screens[place.flow]?.contains(type) ?? false
        || !flows.contains { screens[$0]?.contains(type) ?? false }
    }
    return Set(own.map { Asker(kind: .screen($0), trigger: place.linked) })
  }

  private static func spot(of place: FlowPlace, _ solution: Solution) -> CodeSpot {
    CodeSpot(file: solution.template(place.instance).file, place: place.place)
  }
}
