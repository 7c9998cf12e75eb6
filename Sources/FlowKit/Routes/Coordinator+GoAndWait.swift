// Taking a route to a child flow, with a closure that is called when the child has ended.

@MainActor extension CoordinatorDeclaration where Self: CoordinatorBase {
  /// Starts a child flow; the closure is called once, with how it ended.
  ///
  /// ```swift
  /// app.go(\.login) { ending in
  ///   if case .finished(let user) = ending { app.go(\.account, user) }
  /// }
  /// ```
  @discardableResult
  public func go<Style, Target: Coordinator>(
    _ route: KeyPath<Routes, FlowRoute<Style, Self, Void, Target>>,
    onEnd: @escaping @MainActor (Ending<Target.Outcome>) -> Void
  ) -> Arrival<Target> {
    Arrival(take(route, (), onEnd))
  }

  /// Starts a child flow with one parameter; the closure is called once, with how it ended.
  @discardableResult
  public func go<Style, A, Target: Coordinator>(
    _ route: KeyPath<Routes, FlowRoute<Style, Self, A, Target>>, _ a: A,
    onEnd: @escaping @MainActor (Ending<Target.Outcome>) -> Void
  ) -> Arrival<Target> {
    Arrival(take(route, a, onEnd))
  }

  /// Starts a child flow with two parameters; the closure is called once, with how it ended.
  @discardableResult
  public func go<Style, A, B, Target: Coordinator>(
    _ route: KeyPath<Routes, FlowRoute<Style, Self, (A, B), Target>>, _ a: A, _ b: B,
    onEnd: @escaping @MainActor (Ending<Target.Outcome>) -> Void
  ) -> Arrival<Target> {
    Arrival(take(route, (a, b), onEnd))
  }

  /// Starts a child flow with three parameters; the closure is called once, with how it ended.
  @discardableResult
  public func go<Style, A, B, C, Target: Coordinator>(
    _ route: KeyPath<Routes, FlowRoute<Style, Self, (A, B, C), Target>>, _ a: A, _ b: B, _ c: C,
    onEnd: @escaping @MainActor (Ending<Target.Outcome>) -> Void
  ) -> Arrival<Target> {
    Arrival(take(route, (a, b, c), onEnd))
  }

  /// Starts a child flow with four parameters; the closure is called once, with how it ended.
  @discardableResult
  public func go<Style, A, B, C, D, Target: Coordinator>(
    _ route: KeyPath<Routes, FlowRoute<Style, Self, (A, B, C, D), Target>>, _ a: A, _ b: B, _ c: C, _ d: D,
    onEnd: @escaping @MainActor (Ending<Target.Outcome>) -> Void
  ) -> Arrival<Target> {
    Arrival(take(route, (a, b, c, d), onEnd))
  }

  private func take<Style, Input, Target: Coordinator>(
    _ path: KeyPath<Routes, FlowRoute<Style, Self, Input, Target>>, _ input: Input,
    _ onEnd: @escaping @MainActor (Ending<Target.Outcome>) -> Void
  ) -> Target? {
    guard let route = route(at: path) else { return nil }
    return take(
      route.core, onEnd: { ending in if let typed = ending.typed(Target.Outcome.self) { onEnd(typed) } },
      build: { route.build(self, input) })
  }
}
