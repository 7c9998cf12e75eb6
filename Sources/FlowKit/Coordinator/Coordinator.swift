/// A class that decides where one part of an app goes, with a table of routes.
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
/// A child flow is added only by showing it and is owned only by its parent. It is released when it finishes, is cancelled, or has
/// nothing left on screen for whatever reason.
public typealias Coordinator = CoordinatorBase & CoordinatorDeclaration

/// The declarations of a coordinator: its routes and its outcome.
public protocol CoordinatorDeclaration: FlowSource {
  /// The routes.
  associatedtype Routes: RouteTable = NoRoutes
  /// The result of the flow when it finishes.
  associatedtype Outcome = Void
}

extension CoordinatorDeclaration {
  static var book: RouteBook { RouteBook(Self.self) }

  /// The routes in the table.
  public static var flowFacts: FlowFacts {
    let book = book
    let routes = book.pages.map { page in
      RouteFacts(
        id: page.id, name: page.name, details: page.details, target: Swift.type(of: page.route).target,
        below: page.below)
    }
    return FlowFacts(
      id: book.flow, module: book.module, type: Self.self, about: about, outcome: Outcome.self,
      routes: routes, isNavigable: true)
  }
}
