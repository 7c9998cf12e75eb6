/// The options of `flowdoc history` on the command line; the configuration supplies those that are not set.
public struct HistoryRequest: Hashable, Sendable {
  /// The tag or revision to begin with; nil for the first tag.
  public var since: String?
  /// The committed graph file; nil for that of the configuration, or `flowdoc.graph.json`.
  public var graph: String?
  /// The path of the configuration; nil for the one in the current folder, if any.
  public var config: String?

  /// Makes a request for the whole history.
  public init() {}
}
