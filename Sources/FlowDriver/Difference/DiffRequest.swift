public import FlowReview

/// The options of `flowdoc diff` on the command line; the configuration supplies those that are not set.
public struct DiffRequest: Hashable, Sendable {
  /// Revisions, or `file:` and the path of a graph file or folder: the earlier and the later one, or a range such as `main..HEAD`.
  ///
  /// A single one is compared with the current sources.
  public var sides: [String]
  /// The folder to scan in a revision; nil to use the configuration.
  public var path: String?
  /// Whether tests and mocks are scanned too, whatever the configuration says.
  public var includesTests = false
  /// Whether types that navigate without a coordinator count as flows, whatever the configuration says.
  public var includesViews = false
  /// The path of the configuration; nil for the one in the current folder, if any.
  public var config: String?
  /// The number of parallel jobs; nil for the number of cores.
  public var jobs: Int?
  /// The folder that keeps scans between runs; nil to keep none.
  public var cache: CacheFolder?
  /// The day used to judge deprecations; nil for none.
  public var today: Day?

  /// Makes a request with default options.
  public init(sides: [String]) { self.sides = sides }
}
