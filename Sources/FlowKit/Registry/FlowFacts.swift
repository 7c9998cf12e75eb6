/// A type that tells the routes of a flow without making one: a coordinator of FlowKit, or one that is `ListedFlow`.
public protocol FlowSource {
  /// What the flow is for and who answers for it.
  static var about: FlowDetails { get }
  /// What the type tells; coordinators and listed flows need not write this.
  static var flowFacts: FlowFacts { get }
}

extension FlowSource {
  /// Nothing in particular.
  public static var about: FlowDetails { FlowDetails() }
}

/// What a flow says of itself besides its routes.
///
/// ```swift
/// nonisolated static let about = FlowDetails(summary: "Takes a cart to a paid order.", owner: "@shop/payments")
/// ```
public struct FlowDetails: Hashable, Sendable {
  /// What the flow is for, as Markdown.
  public var summary: String
  /// The team or person who answers for the flow.
  public var owner: String

  /// Makes details; what is not given is empty.
  public init(summary: String = "", owner: String = "") {
    self.summary = summary
    self.owner = owner
  }
}

/// What a type tells of its flow.
public struct FlowFacts {
  let id: String
  let module: String
  let type: Any.Type
  let about: FlowDetails
  let outcome: Any.Type
  let routes: [RouteFacts]
  /// Whether FlowKit navigates the flow, so that links can go through it.
  let isNavigable: Bool
}

/// What a type tells of one route.
struct RouteFacts {
  let id: String
  let name: String
  let details: RouteDetails
  let target: Any.Type
}

extension CoordinatorDeclaration {
  /// The routes that the table has.
  public static var flowFacts: FlowFacts {
    let book = book
    let routes = book.pages.map { page in
      RouteFacts(
        id: page.id, name: page.name, details: page.details, target: Swift.type(of: page.route).target)
    }
    return FlowFacts(
      id: book.flow, module: book.module, type: Self.self, about: about, outcome: Outcome.self,
      routes: routes, isNavigable: true)
  }
}
