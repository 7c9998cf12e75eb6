// Going: the route by its key path, then its parameters, then, where a child flow is shown, what to do when it has ended.

@MainActor extension CoordinatorDeclaration where Self: CoordinatorBase {
  /// Goes a route, and gives what it leads to.
  ///
  /// ```swift
  /// checkout.go(\.help)
  /// checkout.go(\.payment, .card)
  /// ```
  @discardableResult
  public func go<Style, Target>(_ route: KeyPath<Routes, FlowRoute<Style, Self, Void, Target>>) -> Arrival<
    Target
  > {
    Arrival(take(route, ()))
  }

  /// Goes a route with a parameter, and gives what it leads to.
  @discardableResult
  public func go<Style, A, Target>(
    _ route: KeyPath<Routes, FlowRoute<Style, Self, A, Target>>, _ a: A
  ) -> Arrival<Target> {
    Arrival(take(route, a))
  }

  /// Goes a route with two parameters, and gives what it leads to.
  @discardableResult
  public func go<Style, A, B, Target>(
    _ route: KeyPath<Routes, FlowRoute<Style, Self, (A, B), Target>>, _ a: A, _ b: B
  ) -> Arrival<Target> {
    Arrival(take(route, (a, b)))
  }

  /// Goes a route with three parameters, and gives what it leads to.
  @discardableResult
  public func go<Style, A, B, C, Target>(
    _ route: KeyPath<Routes, FlowRoute<Style, Self, (A, B, C), Target>>, _ a: A, _ b: B, _ c: C
  ) -> Arrival<Target> {
    Arrival(take(route, (a, b, c)))
  }

  /// Goes a route with four parameters, and gives what it leads to.
  @discardableResult
  public func go<Style, A, B, C, D, Target>(
    _ route: KeyPath<Routes, FlowRoute<Style, Self, (A, B, C, D), Target>>, _ a: A, _ b: B, _ c: C, _ d: D
  ) -> Arrival<Target> {
    Arrival(take(route, (a, b, c, d)))
  }

  private func take<Style, Input, Target>(
    _ path: KeyPath<Routes, FlowRoute<Style, Self, Input, Target>>, _ input: Input
  ) -> Target? {
    guard let route = route(at: path) else { return nil }
    return take(route.core) { route.build(self, input) }
  }

  /// The route of the table that is made once for all flows of this type.
  func route<Style, Input, Target>(
    at path: KeyPath<Routes, FlowRoute<Style, Self, Input, Target>>
  ) -> FlowRoute<Style, Self, Input, Target>? {
    book?.box(of: Routes.self)?.table[keyPath: path]
  }
}
