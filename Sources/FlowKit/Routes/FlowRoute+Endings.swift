extension FlowRoute where Target: Coordinator {
  /// What the parent does when the child has ended, in whatever way.
  ///
  /// ```swift
  /// let login = Sheet { (_: AppFlow) in LoginFlow() }.onEnd { app, ending in
  ///   if case .finished(let user) = ending { app.user = user }
  /// }
  /// ```
  ///
  /// It is asked however the route is gone: by `go` or by a link.
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

  /// What the parent does with the child's result; nothing where the child is cancelled or left.
  public func onFinish(_ handle: @escaping @MainActor @Sendable (Flow, Target.Outcome) -> Void) -> Self {
    onEnd { flow, ending in
      if case .finished(let outcome) = ending { handle(flow, outcome) }
    }
  }
}
