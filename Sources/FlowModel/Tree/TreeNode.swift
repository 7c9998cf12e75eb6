/// A coordinator or screen that is alive, or a value that stands for a screen.
public struct TreeNode: Hashable, Sendable, Identifiable {
  /// The role of a node.
  public enum Role: String, FileChoice {
    /// It decides where to go.
    case coordinator
    /// It is shown.
    case screen
    /// It stands for a screen: an element of a path, or the value that decides about a sheet.
    case item
  }

  /// The node's number in its tree, such as `#1`; it can differ in another tree of the same app.
  public var id: String
  /// The id of the node that holds it; empty for a root.
  public var parent: String
  /// The name of its type, without the module.
  public var type: String
  /// The id of its flow in the graph; empty for a screen.
  public var flow: String
  /// The role of the node.
  public var role: Role
  /// The property of the parent that holds it.
  public var property: String
  /// The current content: the id of a route or the name of a screen; of an item, its value.
  public var shows: String
  /// The presentation, if known.
  public var style: PresentationStyle?
  /// The problems found.
  public var marks: [TreeMark]

  /// Makes a node; a coordinator's flow is its type unless one is given.
  public init(
    id: String, parent: String = "", type: String, flow: String? = nil, role: Role = .coordinator,
    property: String = "", shows: String = "", style: PresentationStyle? = nil, marks: [TreeMark] = []
  ) {
    self.id = id
    self.parent = parent
    self.type = type
    self.flow = flow ?? (role == .coordinator ? type : "")
    self.role = role
    self.property = property
    self.shows = shows
    self.style = style
    self.marks = marks
  }
}

extension TreeNode: FileObject {
  /// The description of a node in the format's documentation.
  public static let meaning = "A coordinator or screen that is alive, or a value that stands for a screen."
  /// An empty node.
  public static let blank = TreeNode(id: "", type: "")
  /// The node's keys.
  public static let fields: [Field<Self>] = [
    .required("id", \.id, "The node's number in this tree, such as `#1`; unique and not empty."),
    .optional(
      "parent", \.parent, "The id of the node that holds it, which comes before it; none for a root."),
    .required("type", \.type, "The name of its type, without the module."),
    .optional("flow", \.flow, "The id of its flow in the graph."),
    .required(
      "role", \.role,
      "Whether it decides where to go, is shown, or is an element of a path or sheet that stands for a screen."
    ),
    .optional("property", \.property, "The property by which its parent holds it."),
    .optional(
      "shows", \.shows,
      "What it currently shows: the id of a route, the name of a screen, or the title of a node; of an item, its value."
    ),
    .optional("style", \.style, "The presentation."),
    .optional("marks", \.marks, "The problems found."),
  ]
  /// A node is identified by its id.
  public var identity: String { id }
}
