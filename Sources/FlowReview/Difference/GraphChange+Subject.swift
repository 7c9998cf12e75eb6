public import FlowModel

extension GraphChange {
  /// The subject of a change.
  public enum Subject: Hashable, Sendable {
    /// A flow, by its id.
    case flow(String)
    /// A screen, by its id.
    case screen(String)
    /// A route, by its id.
    case route(String)
    /// A link, by its id.
    case link(String)
    /// An outcome of a flow, by the flow's id and its name.
    case outcome(flow: String, name: String)
    /// A transition: its flow, source and effect only.
    case transition(Transition)
  }
}

extension GraphChange.Subject {
  /// The kind of subject, in a word.
  public var kind: String {
    switch self {
    case .flow: "flow"
    case .screen: "screen"
    case .route: "route"
    case .link: "link"
    case .outcome: "outcome"
    case .transition: "transition"
    }
  }

  /// The subject's name, usually an id.
  public var name: String {
    switch self {
    case .flow(let id), .screen(let id), .route(let id), .link(let id): id
    case .outcome(let flow, let name): "\(flow) \(name)"
    case .transition(let transition): transition.shortName
    }
  }
}

extension Transition {
  /// The source and the effect, such as `CheckoutFlow: CartScreen → payment`.
  fileprivate var shortName: String {
    let requester = from.kind == .start || from.kind == .anywhere ? from.kind.rawValue : from.id
    let end =
      switch kind {
      case .route: route.hasPrefix(flow + ".") ? String(route.dropFirst(flow.count + 1)) : route
      case .finish: outcome.isEmpty ? "its end" : outcome
      case .back: "back"
      }
    return "\(flow): \(requester) → \(end)"
  }

  /// The transition without the properties that may change.
  var bare: Transition {
    Transition(
      flow: flow, from: Source(kind: from.kind, id: from.id), kind: kind, route: route, outcome: outcome)
  }
}

extension GraphChange.Subject: Comparable {
  /// Orders links first, then flows, routes, outcomes, screens and transitions, each by name.
  public static func < (left: Self, right: Self) -> Bool {
    (left.rank, left.name) < (right.rank, right.name)
  }

  private var rank: Int {
    switch self {
    case .link: 0
    case .flow: 1
    case .route: 2
    case .outcome: 3
    case .screen: 4
    case .transition: 5
    }
  }
}
