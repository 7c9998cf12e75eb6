// Taking a route: its key path, then its parameters, then, for a child flow, what to do when it has ended.

@MainActor extension CoordinatorDeclaration where Self: CoordinatorBase {
  /// Takes a route and returns its target.
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

  /// Takes a route with one parameter and returns its target.
  @discardableResult
  public func go<Style, A, Target>(
    _ route: KeyPath<Routes, FlowRoute<Style, Self, A, Target>>, _ a: A
  ) -> Arrival<Target> {
    Arrival(take(route, a))
  }

  /// Takes a route with two parameters and returns its target.
  @discardableResult
  public func go<Style, A, B, Target>(
    _ route: KeyPath<Routes, FlowRoute<Style, Self, (A, B), Target>>, _ a: A, _ b: B
  ) -> Arrival<Target> {
    Arrival(take(route, (a, b)))
  }

  /// Takes a route with three parameters and returns its target.
  @discardableResult
  public func go<Style, A, B, C, Target>(
    _ route: KeyPath<Routes, FlowRoute<Style, Self, (A, B, C), Target>>, _ a: A, _ b: B, _ c: C
  ) -> Arrival<Target> {
    Arrival(take(route, (a, b, c)))
  }

  /// Takes a route with four parameters and returns its target.
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

  /// The route in the table, which is made once for all flows of this type.
  func route<Style, Input, Target>(
    at path: KeyPath<Routes, FlowRoute<Style, Self, Input, Target>>
  ) -> FlowRoute<Style, Self, Input, Target>? {
    book?.box(of: Routes.self)?.table[keyPath: path]
  }
}
