import ValueFlow

/// Determines how a flow comes on screen that a tab bar controller of the app makes by itself: as the tab that it makes of what the flow
/// holds.
struct HostedChildren {
  private var styles: [ObjectIndex: Set<String>] = [:]

  init(solution: Solution, roles: TypeRoles, origins: Origins, showings: [Showing]) {
    for showing in showings where showing.style == "tab" {
      guard let host = solution.receiverType(of: showing.instance), host >= 0, !roles.isFlow(host),
        roles.inherits(host, "UITabBarController")
      else { continue }
      for object in showing.nodes.flatMap({ solution.objects(at: $0) }) {
        for flow in origins.owners.flowHolders(of: object) where isMade(flow, by: host, solution) {
          styles[flow, default: []].insert(showing.style)
        }
      }
    }
  }

  /// Tells whether a tab bar controller makes a flow itself; a child of that flow only shares its container.
  private func isMade(_ flow: ObjectIndex, by host: TypeIndex, _ solution: Solution) -> Bool {
    solution.objects.makers(of: flow).contains { solution.receiverType(of: $0.instance) == host }
  }

  func style(of child: ObjectIndex) -> String? { styles[child]?.first }
}
