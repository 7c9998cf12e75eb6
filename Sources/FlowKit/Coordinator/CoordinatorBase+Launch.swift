extension CoordinatorBase {
  /// Shows the first flow of a tree.
  ///
  /// ```swift
  /// let app = AppFlow()
  /// app.launch(in: navigator, registry: try Registry(root: AppFlow.self))
  /// ```
  ///
  /// The caller owns the flow. Has no effect on a flow that is running or has ended.
  ///
  /// An app that is launched from a link passes it. `start` chooses the first screen as always; the link is opened at once unless
  /// something on screen holds links, otherwise when that is done. `onOpen` receives the result.
  ///
  /// ```swift
  /// app.launch(in: navigator, registry: registry, opening: "shop://orders/42")
  /// ```
  public func launch(
    in navigator: any Navigator, registry: Registry? = nil, observer: (any FlowObserver)? = nil,
    opening url: String? = nil, onOpen: (@MainActor (Result<LinkReport, LinkError>) -> Void)? = nil
  ) {
    guard phase == .idle else { return }
    navigator.onRemoval = Entry.wereRemoved
    let context = FlowContext(registry: registry, observer: observer)
    self.context = context
    place = Place(navigator: navigator, extent: .whole)
    guard let url else { return begin() }
    context.waiting = WaitingLink(url: url, root: self, onResume: onOpen)
    withoutAnimation { begin() }
  }

  /// Runs a closure whose navigation is not animated.
  ///
  /// ```swift
  /// app.withoutAnimation { app.go(\.main) }
  /// ```
  @discardableResult
  public func withoutAnimation<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let context else { return try body() }
    let before = context.isAnimated
    context.isAnimated = false
    defer { context.isAnimated = before }
    return try body()
  }
}
