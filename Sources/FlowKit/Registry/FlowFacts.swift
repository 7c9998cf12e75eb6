/// A type that declares the routes of a flow without an instance: a coordinator of FlowKit, or a `ListedFlow`.
public protocol FlowSource {
  /// The purpose of the flow, and who is responsible for it.
  static var about: FlowDetails { get }
  /// The declarations of the type; coordinators and listed flows need not implement this.
  static var flowFacts: FlowFacts { get }
}

extension FlowSource {
  /// The default: no details.
  public static var about: FlowDetails { FlowDetails() }
}

/// The details of a flow besides its routes.
///
/// ```swift
/// nonisolated static let about = FlowDetails(summary: "Takes a cart to a paid order.", owner: "@shop/payments")
/// ```
public struct FlowDetails: Hashable, Sendable {
  /// The purpose of the flow, as Markdown.
  public var summary: String
  /// The team or person responsible for the flow.
  public var owner: String

  /// Makes details; every omitted part is empty.
  public init(summary: String = "", owner: String = "") {
    self.summary = summary
    self.owner = owner
  }
}

/// The declarations of a type about its flow.
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

/// The declarations of a type about one route.
struct RouteFacts {
  let id: String
  let name: String
  let details: RouteDetails
  let target: Any.Type
  /// The name of the route that links take first; empty if there is none.
  var below = ""
}
