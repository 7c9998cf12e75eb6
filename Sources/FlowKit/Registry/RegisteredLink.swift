import FlowModel

/// A link with its ways.
struct RegisteredLink: Sendable {
  /// The id of the route at the end.
  let route: String
  let pattern: LinkPattern
  /// The steps from each first flow that leads there, the link's own route last.
  let ways: [String: [LinkStep]]
}

/// One route on a link's way.
struct LinkStep: Sendable {
  let id: String
  let name: String
  let details: RouteDetails
  let names: [String]
  /// Whether the next step is a route of the same flow.
  let isBelow: Bool

  init(_ route: FlowNetwork.Route, isBelow: Bool = false) {
    id = route.id
    name = route.name
    details = route.details
    names = route.names
    self.isBelow = isBelow
  }
}
