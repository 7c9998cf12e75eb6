import FlowModel

extension RouteDetails {
  /// What the parameters are called, where the route's link has this pattern.
  func parameterNames(_ pattern: LinkPattern?) -> [String] {
    ParameterNames.names(of: parameters.map(\.name), given: names, pattern: pattern)
  }
}
