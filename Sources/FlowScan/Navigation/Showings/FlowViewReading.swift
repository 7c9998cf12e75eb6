import ValueFlow

/// Reads what a view that is a flow has on screen by itself: `var body: some View { NavigationStack { HomeView() } }`.
///
/// Sheets, pushes and tabs in it are calls that `PrimitiveReading` knows. The views of other screens show nothing by their bodies, since
/// whatever they contain is a part of them.
struct FlowViewReading: Recogniser {
  let solution: Solution
  let roles: TypeRoles

  func showings() -> [Showing] {
    guard let body = solution.program.names.known("body") else { return [] }
    return solution.instances.indices.compactMap { instance in
      guard case .getter(let property) = solution.template(instance).kind,
        solution.program.properties[Int(property)].name == body,
        let flow = solution.receiverType(of: instance),
        roles.isView(ofFlow: flow) || roles.navigatorViews.contains(flow)
      else { return nil }
      return Showing(
        nodes: [solution.resultNode(instance)], style: "root", instance: instance, block: 0,
        place: solution.template(instance).place, isOwnContent: true)
    }
  }
}
