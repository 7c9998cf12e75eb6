extension FlowRoute {
  /// Makes links to this route take another route of the same flow first, so that going back leads there.
  ///
  /// ```swift
  /// struct Routes: RouteTable {
  ///   let settings = Push("shop://settings") { (_: AppFlow) in SettingsScreen() }
  ///   let section = Push("shop://settings/:section") { (_: AppFlow, section: String) in SectionScreen(section) }
  ///     .onTop(of: \Routes.settings)
  /// }
  /// ```
  ///
  /// The link must supply the parameters of both. `go` takes only the route itself, wherever the flow is.
  public func onTop<Table: RouteTable>(of route: any PartialKeyPath<Table> & Sendable) -> Self {
    var details = details
    details.below = { table in ((table as? Table)?[keyPath: route] as? any AnyRoute)?.core }
    return with(details)
  }
}
