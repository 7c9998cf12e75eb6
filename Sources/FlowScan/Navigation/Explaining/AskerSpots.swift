import FlowModel
import ValueFlow

/// Finds the places in the code that request routes.
struct AskerSpots {
  let askers: Askers
  let names: NavigationNames

  /// A requester and a trigger as in the graph.
  struct Asked: Hashable {
    var from: Source
    var trigger: String
  }

  func spots(asking routes: [SeenRoute]) -> [Asked: CodeSpot] {
    var found: [Asked: CodeSpot] = [:]
    for route in routes where route.row == nil && !route.isOffered {
      for (asker, spot) in spots(asking: route) {
        let asked = Asked(from: names.source(asker.kind), trigger: trigger(asker))
        found[asked] = min(found[asked] ?? spot, spot)
      }
    }
    return found
  }

  private func spots(asking route: SeenRoute) -> [Asker: CodeSpot] {
    let isByState = route.isBound || route.isSelection
    var search = AskerSearch(
      of: route.flow, askers, showing: isByState ? route.target.type : -1,
      for: route.isBound ? CasesOfTarget(route.sight?.object, askers.solution) : nil)
    search.spots = [:]
    search.run(from: route.place, isEnd: false)
    var found = search.spots ?? [:]
    // Requesters that the search does not place request at the route itself: by a link, or by putting it on a list.
    let own = CodeSpot(file: askers.solution.template(route.place.instance).file, place: route.place.place)
    for asker in askers.askers(of: route) where found[asker] == nil && asker.kind != .start {
      found[asker] = own
    }
    return found
  }

  private func trigger(_ asker: Asker) -> String {
    askers.solution.isNamed(asker.trigger) ? askers.solution.program.name(asker.trigger) : ""
  }
}
