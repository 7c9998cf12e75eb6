@MainActor extension CoordinatorDeclaration where Self: CoordinatorBase {
  /// Goes to the step after the last one shown; returns false if there is none, so that the flow can finish.
  ///
  /// ```swift
  /// func next() { if !goToNext(of: [\.unbox, \.assemble, \.done]) { finish() } }
  /// ```
  ///
  /// The current step is derived from the screen, so going back needs no bookkeeping. Steps are routes without parameters.
  @discardableResult
  public func goToNext(of steps: [PartialKeyPath<Routes>]) -> Bool {
    guard phase == .running, let box = book?.box(of: Routes.self) else { return false }
    let routes = steps.compactMap { box.table[keyPath: $0] as? any AnyRoute }
    let last = routes.lastIndex { route in isShowing(route.core) }
    let next = last.map { $0 + 1 } ?? 0
    guard routes.indices.contains(next) else { return false }
    return routes[next].go(from: self, values: []) != nil
  }
}
