import FlowAnalysis
import FlowModel
import ValueFlow

/// Reports the children that flows make and keep, and that nobody starts.
struct UnstartedChildren {
  let names: NavigationNames
  let solution: Solution
  let roles: TypeRoles

  func read(_ routes: [SeenRoute], _ conventions: Conventions) -> [UnstartedChild] {
    guard !routes.isEmpty else { return [] }
    let code = ReviewedCode(solution, CoordinatorTypes(roles, conventions))
    let all = routes.compactMap { route -> UnstartedChild? in
      guard let child = route.shownType, !isBegun(child, by: route.flow, code) else { return nil }
      let file = solution.template(route.place.instance).file
      return UnstartedChild(
        flow: names.id(of: route.flow), child: names.id(of: child),
        location: names.location(file, route.place.place))
    }
    return Set(all).sorted { ($0.location, $0.flow, $0.child) < ($1.location, $1.flow, $1.child) }
  }

  /// Whether the flow calls a start of the child; the analysis does not follow one that leads to nothing.
  private func isBegun(_ child: TypeIndex, by flow: TypeIndex, _ code: ReviewedCode) -> Bool {
    code.bodies(of: flow).flatMap(\.calls).contains { call in
      guard case .member(let base?, let name) = call.callee.form,
        StartedChildren.starting.contains(solution.program.name(name))
      else { return false }
      return code.coordinators.classes(code.type(of: base, at: call.operation)).contains(child)
    }
  }
}
