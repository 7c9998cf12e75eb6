import SwiftFacts
import ValueFlow

/// Tabs that a lazy property makes with their container: they come on screen where code shows that.
struct LazyTabs {
  let solution: Solution
  let frames: Frames

  /// The route at each place where its flow shows the container; the route itself if it is no such tab.
  func routes(_ route: SeenRoute) -> [SeenRoute] {
    guard route.style == "tab", let filled = route.sight?.showing?.filled, isLazy(route.place.instance) else {
      return [route]
    }
    let places = frames.places(showing: filled, by: route.flow).filter { !isLazy($0.instance) }
    return places.isEmpty
      ? [route]
      : places.map { place in
        var route = route
        route.place = place
        return route
      }
  }

  /// Tells whether code only runs for a lazy property: `lazy var tabs = makeTabs()`.
  private func isLazy(_ instance: InstanceIndex, depth: Int = 0) -> Bool {
    if case .value(let property) = solution.template(instance).kind {
      return solution.program.properties[Int(property)].flags.contains(.isLazy)
    }
    let callers = solution.callers(of: instance)
    return depth < 3 && !callers.isEmpty && callers.allSatisfy { isLazy($0.instance, depth: depth + 1) }
  }
}
