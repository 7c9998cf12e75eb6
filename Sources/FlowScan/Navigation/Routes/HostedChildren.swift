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
        for flow in origins.owners.flowHolders(of: object) { styles[flow, default: []].insert(showing.style) }
      }
    }
  }

  func style(of child: ObjectIndex) -> String? { styles[child]?.first }
}
