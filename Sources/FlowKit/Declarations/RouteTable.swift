/// The routes of a flow; each is a property that says how to build its target.
///
/// ```swift
/// struct Routes: RouteTable {
///   let cart = Root { (flow: CheckoutFlow) in CartScreen(flow.store) }
///   let payment = Push { (flow: CheckoutFlow, method: Method) in PaymentScreen(method) }
///   let help = Sheet { (_: CheckoutFlow) in HelpFlow() }
/// }
/// ```
///
/// The properties' names are the routes' names; only stored properties count. A table is made without a coordinator, so that the routes
/// of a whole app can be listed from its types alone.
public protocol RouteTable: Sendable {
  /// Makes the table; Swift synthesises this if every property has a value.
  init()
}

/// The table of a flow without routes.
public struct NoRoutes: RouteTable {
  /// Makes the empty table.
  public init() {}
}
