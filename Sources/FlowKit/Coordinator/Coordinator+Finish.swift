@MainActor extension CoordinatorDeclaration where Self: CoordinatorBase {
  /// Ends the flow with its result: what it shows is taken away, the parent lets go of it and hears the result once.
  ///
  /// ```swift
  /// let done = Push { (flow: CheckoutFlow) in DoneScreen(onClose: { [weak flow] in flow?.finish(order) }) }
  /// ```
  ///
  /// A flow that has ended, in whatever way, does nothing here.
  public func finish(_ outcome: Outcome) { end(.finished(outcome)) }
}

@MainActor extension CoordinatorDeclaration where Self: CoordinatorBase, Outcome == Void {
  /// Ends the flow.
  public func finish() { end(.finished(())) }
}

extension CoordinatorBase {
  /// Calls the flow off: what it shows is taken away and the parent lets go of it.
  public func cancel() { end(.cancelled) }
}
