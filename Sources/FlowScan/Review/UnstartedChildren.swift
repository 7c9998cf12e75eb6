import FlowModel
import ValueFlow

/// Reports the children that flows make and keep, and that nobody starts.
struct UnstartedChildren {
  let names: NavigationNames
  let solver: Solver

  func read(_ routes: [SeenRoute]) -> [UnstartedChild] {
    let all = routes.compactMap { route -> UnstartedChild? in
      guard let child = route.shownType else { return nil }
      let file = solver.template(route.place.instance).file
      return UnstartedChild(
        flow: names.id(of: route.flow), child: names.id(of: child),
        location: names.location(file, route.place.place))
    }
    return Set(all).sorted { ($0.location, $0.flow, $0.child) < ($1.location, $1.flow, $1.child) }
  }
}
