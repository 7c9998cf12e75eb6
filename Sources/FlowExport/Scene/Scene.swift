public import FlowModel

/// What a picture shows, before any drawing syntax: nodes, edges between them, and groups of nodes.
///
/// Scenes are made from a graph (`storyboard`, `flowMap`, `neighbourhood`, `wholeApp`) or from a live tree (`liveTree`), and DOT and Mermaid are made from scenes.
public struct Scene: Hashable, Sendable {
  /// What the picture is called.
  public let title: String
  /// What there is to see, in one sentence, for those who cannot see it.
  public let summary: String
  /// The nodes, sorted by their keys; those of a live tree stand in its order.
  public internal(set) var nodes: [Item]
  /// The edges, sorted by their ends.
  public internal(set) var edges: [Edge]
  /// Nodes that are drawn together.
  public let groups: [Group]
  /// Whether screens were folded into their flows, since there would have been too many nodes.
  public let isCollapsed: Bool
  /// The edges that signs on their nodes stand for instead of lines.
  public internal(set) var signed: [Edge] = []
  /// Sentences about what the picture leaves out.
  public internal(set) var remarks: [String] = []
  /// The meanings of signs whose targets other pictures show.
  var signsElsewhere: [String] = []
}

extension Scene {
  /// What a node stands for.
  public enum Kind: String, Sendable {
    /// A flow.
    case flow
    /// A screen.
    case screen
    /// Something of the system, as an alert.
    case system
    /// A way out of the flow.
    case outcome
    /// A link that comes in.
    case link
    /// All screens at once, for what can be asked for on any of them.
    case anywhere
    /// A part of a picture that has a picture of its own.
    case chapter
  }

  /// A node of the picture.
  public struct Item: Hashable, Sendable {
    /// What tells the node from the others of the scene, whatever their order.
    public let key: String
    /// What the node stands for.
    public let kind: Kind
    /// The id of the flow, screen or link; the name of the outcome.
    public let id: String
    /// What is written on it.
    public let title: String
    /// What is written below, smaller.
    public var note: String = ""
    /// What the node is, for those who cannot see it and for the pointer that rests on it.
    public internal(set) var label: String
    /// The flow whose hue the node carries.
    public let flow: String
    /// Whether the picture is about this node.
    public var isFocus = false
    /// Whether it stands for more than itself.
    public var isFolded = false
    /// What is the matter with it, as classes; the note says it in words.
    public var marks: [String] = []
    /// The sign by which other nodes name it as their target; empty if none does.
    public var sign: String = ""
    /// The signs of the nodes that it leads to without a line.
    public var targets: [String] = []
  }

  /// What an edge stands for.
  public enum EdgeKind: Hashable, Sendable {
    /// A route of a style.
    case route(PresentationStyle)
    /// The flow's end.
    case finish
    /// Something is popped or dismissed.
    case back
    /// A link opens something.
    case link
    /// What is alive holds something else that is.
    case holds
  }

  /// An edge of the picture.
  public struct Edge: Hashable, Sendable {
    /// The key of the node where it begins.
    public let from: String
    /// The key of the node where it ends.
    public let to: String
    /// What it stands for.
    public let kind: EdgeKind
    /// What is written along it, a word a line.
    public let words: [String]
    /// What the edge is, in a sentence for each route and each other thing that it stands for.
    public let labels: [String]
    /// What is the matter with it, as classes; the words say it, too.
    public var marks: [String] = []
    /// The edges of several kinds between the same nodes that this one is drawn for; empty if it is the only one.
    public var parts: [Edge] = []
  }

  /// Nodes that are drawn together, as those of one flow.
  public struct Group: Hashable, Sendable {
    /// The id of the flow.
    public let flow: String
    /// What is written over it.
    public let title: String
    /// The keys of its nodes.
    public let keys: [String]
  }
}
