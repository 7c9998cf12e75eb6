public import FlowModel

/// A place in a graph: a flow or a screen.
public enum Node: Hashable, Sendable {
  /// A flow, by its id.
  case flow(String)
  /// A screen, by its id.
  case screen(String)
}

extension Node {
  /// The id of the flow or screen.
  public var id: String {
    switch self {
    case .flow(let id), .screen(let id): id
    }
  }

  /// Whether the node is a flow.
  public var isFlow: Bool {
    if case .flow = self { true } else { false }
  }

  /// The flow or screen that a route leads to; nil for what the system shows.
  public init?(_ target: Target) {
    switch target.kind {
    case .flow: self = .flow(target.id)
    case .screen: self = .screen(target.id)
    case .system: return nil
    }
  }

  /// The flow or screen that requests; nil if the flow starts, a link is opened, or any screen may request.
  public init?(_ source: Source) {
    switch source.kind {
    case .flow: self = .flow(source.id)
    case .screen: self = .screen(source.id)
    case .start, .link, .anywhere: return nil
    }
  }
}

extension Target {
  /// The flow or screen that a route leads to, and the screen by which such a flow begins.
  var nodes: [Node] { [Node(self), screen.isEmpty ? nil : .screen(screen)].compactMap { $0 } }
}

extension Node: Comparable {
  /// Orders flows before screens, each by id.
  public static func < (left: Self, right: Self) -> Bool {
    left.isFlow == right.isFlow ? left.id < right.id : left.isFlow
  }
}
