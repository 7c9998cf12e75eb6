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

  /// The values that a URL supplies to the route.
  func values(_ match: LinkMatch) throws(LinkError) -> [Any] {
    var values: [Any] = []
    for (name, type) in zip(names, details.parameters) {
      let text = match[name]
      if text == nil, !type.isOptional {
        throw .missingParameter(name: name, type: type.name, route: id)
      }
      guard let value = type.read(text) else {
        throw .badParameter(name: name, type: type.name, text: text ?? "", route: id)
      }
      values.append(value)
    }
    return values
  }
}
