extension RouteGuard {
  /// Makes a guard that asks the first flow of the app; it refuses if the first flow is of another type.
  public init<App: CoordinatorBase>(
    _ name: String, _ ask: @escaping @MainActor @Sendable (App) -> GuardAnswer
  ) {
    self.init(name: name) { root in (root as? App).map(ask) ?? .refuse(.otherApp) }
  }
}
