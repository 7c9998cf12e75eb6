/// One way a flow can go: how to build what it leads to, and how that appears.
///
/// It is written as `Root`, `Push`, `Sheet` and so on, which are this type in one style each.
public struct FlowRoute<Style: RouteStyle, Flow: CoordinatorBase, Input, Target: Presentable>: DetailedRoute,
  Sendable
{
  let core: RouteCore
  let build: @MainActor @Sendable (Flow, Input) -> Target
  let gather: @Sendable ([Any]) -> Input?
  let spread: @Sendable (Input) -> [Any]

  /// What the route says of itself.
  public var details: RouteDetails { core.details }

  /// The same route with other details.
  public func with(_ details: RouteDetails) -> Self {
    Self(core: RouteCore(details), build: build, gather: gather, spread: spread)
  }
}

/// What a route says of itself, in one place in memory by which a table knows the route's name.
final class RouteCore: Sendable {
  let details: RouteDetails

  init(_ details: RouteDetails) { self.details = details }
}

/// A route of any types.
protocol AnyRoute: Sendable {
  var core: RouteCore { get }
  static var target: Any.Type { get }

  /// Goes the route with values of its parameters' types; nil where that cannot be.
  @MainActor func go(from flow: CoordinatorBase, values: [Any]) -> (any Presentable)?

  /// Builds the target.
  @MainActor func target(for flow: CoordinatorBase, values: [Any]) -> (any Presentable)?
}

extension FlowRoute: AnyRoute {
  static var target: Any.Type { Target.self }

  func go(from flow: CoordinatorBase, values: [Any]) -> (any Presentable)? {
    guard let input = gather(values), let flow = flow as? Flow else { return nil }
    return flow.take(core) { build(flow, input) }
  }

  func target(for flow: CoordinatorBase, values: [Any]) -> (any Presentable)? {
    guard let input = gather(values), let flow = flow as? Flow else { return nil }
    return build(flow, input)
  }
}
