/// One way in which a flow can go: how to build the target, and how to present it.
///
/// It is written as `Root`, `Push`, `Sheet` and so on, which are this type with a fixed style.
public struct FlowRoute<Style: RouteStyle, Flow: CoordinatorBase, Input, Target: Presentable>: DetailedRoute,
  Sendable
{
  let core: RouteCore
  let build: @MainActor @Sendable (Flow, Input) -> Target
  let gather: @Sendable ([Any]) -> Input?
  let spread: @Sendable (Input) -> [Any]

  /// The details of the route.
  public var details: RouteDetails { core.details }

  /// The route with other details.
  public func with(_ details: RouteDetails) -> Self {
    Self(core: RouteCore(details), build: build, gather: gather, spread: spread)
  }
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
