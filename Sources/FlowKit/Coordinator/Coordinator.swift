/// What decides where one part of an app goes: a class with a table of routes.
///
/// ```swift
/// final class CheckoutFlow: Coordinator {
///   struct Routes: RouteTable {
///     let cart = Root { (flow: CheckoutFlow) in CartScreen(flow.store) }
///     let payment = Push { (flow: CheckoutFlow, method: Method) in PaymentScreen(method) }
///     let receipt = Push("shop://orders/:id") { (_: CheckoutFlow, id: Order.ID) in ReceiptScreen(id) }
///   }
///   typealias Outcome = Order
/// }
///
/// checkout.go(\.payment, .card)
/// checkout.finish(order)
/// ```
///
/// A child flow is added by showing it and by nothing else, is owned by its parent alone, and is let go when it finishes,
/// is cancelled, or has nothing on screen any more, however that came about.
public typealias Coordinator = CoordinatorBase & CoordinatorDeclaration

/// What a coordinator declares: where it can go and with what it ends.
public protocol CoordinatorDeclaration: FlowSource {
  /// The routes.
  associatedtype Routes: RouteTable = NoRoutes
  /// What the flow hands over when it finishes.
  associatedtype Outcome = Void
}

extension CoordinatorDeclaration {
  static var book: RouteBook { RouteBook(Self.self) }
}
