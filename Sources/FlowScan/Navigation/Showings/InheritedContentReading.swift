import ValueFlow

/// Reads the screen that a flow which is a container begins with: `super.init(rootViewController: list)`, or
/// `self.init(rootViewController: list)` in a convenience initialiser.
struct InheritedContentReading: Recogniser {
  let solution: Solution
  let roles: TypeRoles
  /// Tells whether the content of a type counts.
  var counts: (TypeIndex) -> Bool

  private static let labels: Set<String> = ["rootViewController", "rootView"]

  func showings() -> [Showing] {
    let calls = solution.foreignCalls {
      ($0.isOfParent || $0.isOfSelf) && $0.name == solution.initializerName
    }
    return calls.compactMap { call in
      let site = solution.bodies.sites[Int(call.site)]
      guard call.receiver >= 0, isFrame(solution.info(of: call.receiver).type) else { return nil }
      let given = site.arguments.indices.filter {
        Self.labels.contains(solution.program.name(site.arguments[$0].label))
      }
      if given.isEmpty { return nil }
      return Showing(
        nodes: given.map { solution.node(ofArgument: $0, of: call.site, in: call.instance) }, style: "root",
        instance: call.instance, block: site.block, place: site.place, site: call.site)
    }
  }

  private func isFrame(_ type: TypeIndex) -> Bool { counts(type) && roles.onlyHolds(type) }
}
