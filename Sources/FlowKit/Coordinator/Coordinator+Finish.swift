@MainActor extension CoordinatorDeclaration where Self: CoordinatorBase {
  /// Ends the flow with its result: its screens are removed, and the parent releases it and receives the result once.
  ///
  /// ```swift
  /// let done = Push { (flow: CheckoutFlow) in DoneScreen(onClose: { [weak flow] in flow?.finish(order) }) }
  /// ```
  ///
  /// Has no effect on a flow that has already ended.
  public func finish(_ outcome: Outcome) { end(.finished(outcome)) }
}

@MainActor extension CoordinatorDeclaration where Self: CoordinatorBase, Outcome == Void {
  /// Ends the flow.
  public func finish() { end(.finished(())) }
}
