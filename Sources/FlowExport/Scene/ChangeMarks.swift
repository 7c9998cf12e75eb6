public import FlowAnalysis
public import FlowModel

/// A kind of change, shown in pictures by a sign and a colour.
public enum ChangeMark: String, CaseIterable, Sendable {
  /// It is new.
  case added
  /// It was removed.
  case removed
  /// It was changed.
  case changed

  /// The sign before the name, for readers who cannot distinguish the colours.
  public var sign: String {
    switch self {
    case .added: "+"
    case .removed: "−"
    case .changed: "~"
    }
  }
}

/// The marked elements of a picture of changes.
public struct ChangeMarks: Hashable, Sendable {
  /// The marks of flows and screens.
  public var nodes: [Node: ChangeMark] = [:]
  /// The marks of routes, by id.
  public var routes: [String: ChangeMark] = [:]
  /// The marks of links, by id.
  public var links: [String: ChangeMark] = [:]
  /// The marks of transitions.
  public var transitions: [Transition: ChangeMark] = [:]

  /// Creates marks for nothing.
  public init() {}

  /// Whether nothing is marked.
  public var isEmpty: Bool { nodes.isEmpty && routes.isEmpty && links.isEmpty && transitions.isEmpty }
}
