import FlowModel

extension RouteDetails {
  /// The names of the parameters if the route's link has this pattern.
  func parameterNames(_ pattern: LinkPattern?) -> [String] {
    ParameterNames.names(of: parameters.map(\.name), given: names, pattern: pattern)
  }
}
