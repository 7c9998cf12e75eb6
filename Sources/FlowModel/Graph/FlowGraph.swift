/// The navigation of an app: its flows, the screens they show, and the transitions between them.
///
/// ```swift
/// let graph = try GraphFile.read(bytes)
/// print(graph.flows.map(\.name))
/// ```
public struct FlowGraph: Hashable, Sendable {
  /// The app's or the module's name.
  public var name: String
  /// The flows, one for each coordinator type.
  public var flows: [Flow]
  /// The screens that flows show.
  public var screens: [Screen]
  /// The transitions: the source, the trigger and the effect of each.
  public var transitions: [Transition]
  /// The URLs that open something.
  public var links: [Link]
  /// Calls that show something that could not be identified.
  public var unresolved: [UnresolvedCall]
  /// Whether the values of this graph replace those of the graphs that it is merged with.
  public var overrides = false
  /// The ids of parts that the graphs it is merged with lose.
  public var removed: [String] = []

  /// Makes a graph; every omitted part is empty.
  public init(
    name: String, flows: [Flow] = [], screens: [Screen] = [], transitions: [Transition] = [],
    links: [Link] = [], unresolved: [UnresolvedCall] = []
  ) {
    self.name = name
    self.flows = flows
    self.screens = screens
    self.transitions = transitions
    self.links = links
    self.unresolved = unresolved
  }
}

extension FlowGraph: FileObject {
  /// The description of the whole in the format's documentation.
  public static let meaning = "The navigation of an app or of one of its modules."
  /// An empty graph.
  public static let blank = FlowGraph(name: "")
  /// The graph's keys.
  public static let fields: [Field<Self>] = [
    .quiet("name", \.name, "The app's or the module's name."),
    .objects("flows", \.flows, "The flows, one for each coordinator type."),
    .objects("screens", \.screens, "The screens that flows show."),
    .objects(
      "transitions", \.transitions, "The transitions: the source, the trigger and the effect of each."),
    .objects("links", \.links, "The URLs that open something."),
    .objects("unresolved", \.unresolved, "Calls that show something that could not be identified."),
    .flag(
      "overrides", \.overrides,
      "Whether the values of this file replace those of the graphs that it is merged with, without a finding."
    ),
    .words(
      "removed", \.removed,
      "Parts that the graphs it is merged with lose: ids of flows, routes, screens and links, or `FLOW: SCREEN TRIGGER` for a transition."
    ),
  ]
}
