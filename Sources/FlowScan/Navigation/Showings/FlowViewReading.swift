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
        roles.isView(ofFlow: flow) || roles.navigatorViews.contains(flow) || isUnboundHost(flow),
        // The view in such a view shows its content as that of the same flow.
        roles.flow(hostedIn: flow) == nil
      else { return nil }
      return Showing(
        nodes: [solution.resultNode(instance)], style: "root", instance: instance, block: 0,
        place: solution.template(instance).place, isOwnContent: true)
    }
  }
  /// Tells whether a view may be around any flow and has no stack that is bound to it, whose content `PrimitiveReading` knows.
  private func isUnboundHost(_ view: TypeIndex) -> Bool {
    roles.hosted(by: view) != nil && !roles.mentionsBase(in: view) { $0.hasPrefix("$") }
  }
}
