extension CoordinatorBase {
  /// Shows the first flow of a tree.
  ///
  /// ```swift
  /// let app = AppFlow()
  /// app.launch(in: navigator, registry: try Registry(root: AppFlow.self))
  /// ```
  ///
  /// The caller owns the flow. A flow that is running or has ended does nothing here.
  public func launch(
    in navigator: any Navigator, registry: Registry? = nil, observer: (any FlowObserver)? = nil
  ) {
    guard phase == .idle else { return }
    navigator.onRemoval = Entry.wereRemoved
    context = FlowContext(registry: registry, observer: observer)
    place = Place(navigator: navigator, extent: .whole)
    begin()
  }

  /// Does something whose screens come and go without animation.
  @discardableResult
  public func withoutAnimation<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let context else { return try body() }
    let before = context.isAnimated
    context.isAnimated = false
    defer { context.isAnimated = before }
    return try body()
  }
}
