public import FlowModel

/// A tag of an app's history, with the app's navigation at it.
public struct HistoryEntry: Sendable {
  /// The tag; the names of several tags of one commit are joined by commas.
  public let name: String
  /// The day of the tag.
  public let day: Day?
  /// The numbers of flows, screens and links; nil if there is no graph that could be read.
  public let counts: HistoryCounts?
  /// The changes since the last entry with a graph; nil for the first one, and without a graph.
  public let difference: GraphDifference?
  /// A remark for readers about the graph, such as the reason why there is none; may be empty.
  public let remark: String
}

/// The size of a graph.
public struct HistoryCounts: Hashable, Sendable {
  /// The number of flows.
  public let flows: Int
  /// The number of screens.
  public let screens: Int
  /// The number of links.
  public let links: Int

  /// Counts the parts of a graph.
  public init(of graph: FlowGraph) {
    flows = graph.flows.count
    screens = graph.screens.count
    links = graph.links.count
  }

  /// The numbers in words, such as `1 flow, 2 screens, 0 links`.
  var words: String {
    "\(counted(flows, "flow")), \(counted(screens, "screen")), \(counted(links, "link"))"
  }
}
