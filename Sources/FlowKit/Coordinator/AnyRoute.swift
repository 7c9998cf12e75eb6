/// A type-erased route.
protocol AnyRoute: Sendable {
  var core: RouteCore { get }
  static var target: Any.Type { get }

  /// Takes the route with values of its parameters' types; nil if that is impossible.
  @MainActor func go(from flow: CoordinatorBase, values: [Any]) -> (any Presentable)?

  /// Builds the target.
  @MainActor func target(for flow: CoordinatorBase, values: [Any]) -> (any Presentable)?
}
