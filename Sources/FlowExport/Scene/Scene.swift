public import FlowModel

/// The content of a picture, before any drawing syntax: nodes, edges between them, and groups of nodes.
///
/// Scenes are made from a graph (`storyboard`, `flowMap`, `neighbourhood`, `wholeApp`) or from a live tree (`liveTree`), and DOT and Mermaid are made from scenes.
public struct Scene: Hashable, Sendable {
  /// The title of the picture.
  public let title: String
  /// A description of the picture in one sentence, for readers who cannot see it.
  public let summary: String
  /// The nodes, sorted by their keys; in the tree's order for a live tree.
  public internal(set) var nodes: [Item]
  /// The edges, sorted by their ends.
  public internal(set) var edges: [Edge]
  /// Nodes that are drawn together.
  public let groups: [Group]
  /// Whether screens were folded into their flows, since there would have been too many nodes.
  public let isCollapsed: Bool
  /// The edges that are shown by signs on their nodes instead of lines.
  public internal(set) var signed: [Edge] = []
  /// Sentences about anything the picture omits.
  public internal(set) var remarks: [String] = []
  /// The meanings of signs whose targets other pictures show.
  var signsElsewhere: [String] = []
}

extension Scene {
  /// The kind of thing that a node represents.
  public enum Kind: String, Sendable {
    /// A flow.
    case flow
    /// A screen.
    case screen
    /// Something of the system, such as an alert.
    case system
    /// A way out of the flow.
    case outcome
    /// A link into the app.
    case link
    /// All screens at once, for moves that can be requested on any of them.
    case anywhere
    /// A part of a picture that has a picture of its own.
    case chapter
  }

  /// A node of the picture.
  public struct Item: Hashable, Sendable {
    /// The identifier of the node within the scene, independent of the order of nodes.
    public let key: String
    /// The kind of thing that the node represents.
    public let kind: Kind
    /// The id of the flow, screen or link; the name of the outcome.
    public let id: String
    /// The text on the node.
    public let title: String
    /// A smaller text below the title.
    public var note: String = ""
    /// A description of the node, for its tooltip and for readers who cannot see the picture.
    public internal(set) var label: String
    /// The flow whose hue the node has.
    public let flow: String
    /// Whether the picture is about this node.
    public var isFocus = false
    /// Whether it represents several nodes.
    public var isFolded = false
    /// Its problems, as classes; the note describes them in words.
    public var marks: [String] = []
    /// The sign by which other nodes refer to it; empty if none does.
    public var sign: String = ""
    /// The signs of the nodes that it leads to without a line.
    public var targets: [String] = []
  }

  /// The kind of relation that an edge represents.
  public enum EdgeKind: Hashable, Sendable {
    /// A route of a style.
    case route(PresentationStyle)
    /// The flow's end.
    case finish
    /// Something is popped or dismissed.
    case back
    /// A link opens something.
    case link
    /// A live object retains another one.
    case holds
  }

  /// An edge of the picture.
  public struct Edge: Hashable, Sendable {
    /// The key of the node where it begins.
    public let from: String
    /// The key of the node where it ends.
    public let to: String
    /// The kind of relation that it represents.
    public let kind: EdgeKind
    /// The text along the edge, one entry per line.
    public let words: [String]
    /// Descriptions of the edge, a sentence for each route and each other thing that it represents.
    public let labels: [String]
    /// Its problems, as classes; the words describe them, too.
    public var marks: [String] = []
    /// The edges of several kinds between the same nodes that this one represents; empty if it is the only one.
    public var parts: [Edge] = []
  }

  /// Nodes that are drawn together, such as those of one flow.
  public struct Group: Hashable, Sendable {
    /// The id of the flow.
    public let flow: String
    /// The title above the group.
    public let title: String
    /// The keys of its nodes.
    public let keys: [String]
  }
}
