public import FlowModel

/// Whether something came, went or became something else, as pictures tell it: by a sign, and by a colour.
public enum ChangeMark: String, CaseIterable, Sendable {
  /// It is new.
  case added
  /// It is gone.
  case removed
  /// It is another than it was.
  case changed

  /// What stands before its name, for those who cannot tell the colours.
  public var sign: String {
    switch self {
    case .added: "+"
    case .removed: "−"
    case .changed: "~"
    }
  }
}

/// What a picture of changes marks.
public struct ChangeMarks: Hashable, Sendable {
  /// Flows and screens.
  public var nodes: [Node: ChangeMark] = [:]
  /// Routes, by their ids.
  public var routes: [String: ChangeMark] = [:]
  /// Links, by their ids.
  public var links: [String: ChangeMark] = [:]
  /// Transitions, by who decides, who asks and what comes of it.
  public var transitions: [Transition: ChangeMark] = [:]

  /// Marks nothing.
  public init() {}

  /// Whether nothing is marked.
  public var isEmpty: Bool { nodes.isEmpty && routes.isEmpty && links.isEmpty && transitions.isEmpty }
}
