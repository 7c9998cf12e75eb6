import ValueFlow

/// Reads the screen that a flow which is a container begins with: `super.init(rootViewController: list)`.
struct InheritedContentReading: Recogniser {
  let solver: Solver
  let roles: TypeRoles
  /// Tells whether the content of a type counts.
  var counts: (TypeIndex) -> Bool

  private static let labels: Set<String> = ["rootViewController", "rootView"]

  func showings() -> [Showing] {
    solver.foreign.calls.compactMap { call in
      let site = solver.bodies.sites[Int(call.site)]
      guard site.isOfParent, site.name == solver.initializerName, call.receiver >= 0,
        isFrame(solver.info(of: call.receiver).type)
      else { return nil }
      let given = site.arguments.indices.filter {
        Self.labels.contains(solver.program.name(site.arguments[$0].label))
      }
      if given.isEmpty { return nil }
      return Showing(
        nodes: given.map { solver.node(ofArgument: $0, of: call.site, in: call.instance) }, style: "root",
        instance: call.instance, block: site.block, place: site.place, site: call.site)
    }
  }

  private func isFrame(_ type: TypeIndex) -> Bool { counts(type) && roles.onlyHolds(type) }
}
