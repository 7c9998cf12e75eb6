extension FlowRoute where Target: Coordinator {
  /// Sets what the parent does when the child has ended, in whatever way.
  ///
  /// ```swift
  /// let login = Sheet { (_: AppFlow) in LoginFlow() }.onEnd { app, ending in
  ///   if case .finished(let user) = ending { app.user = user }
  /// }
  /// ```
  ///
  /// The closure is called however the route was taken: by `go` or by a link.
  public func onEnd(_ handle: @escaping @MainActor @Sendable (Flow, Ending<Target.Outcome>) -> Void) -> Self {
    var details = details
    let earlier = details.onEnd
    details.onEnd = { parent, ending in
      earlier?(parent, ending)
      guard let parent = parent as? Flow, let ending = ending.typed(Target.Outcome.self) else { return }
      handle(parent, ending)
    }
    return with(details)
  }

  /// Sets what the parent does with the child's result; it is not called if the child is cancelled or left.
  public func onFinish(_ handle: @escaping @MainActor @Sendable (Flow, Target.Outcome) -> Void) -> Self {
    onEnd { flow, ending in
      if case .finished(let outcome) = ending { handle(flow, outcome) }
    }
  }
}
