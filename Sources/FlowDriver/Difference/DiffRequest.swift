public import FlowReview

/// What a command line says of a difference; what it leaves open, the configuration says.
public struct DiffRequest: Hashable, Sendable {
  /// Revisions, or `file:` and the path of a graph file or folder: the earlier one and the later one, or a range as `main..HEAD`.
  ///
  /// One alone is held against the sources as they are now.
  public var sides: [String]
  /// The folder of a revision that is scanned; nil for what the configuration says.
  public var path: String?
  /// The configuration; nil for the one of this folder, if there is one.
  public var config: String?
  /// How much is done at once; nil for as much as there are cores.
  public var jobs: Int?
  /// Where scans are kept between runs; nil keeps none.
  public var cache: CacheFolder?
  /// The day on which deprecations are looked at; nil for none.
  public var today: Day?

  /// A request that leaves everything else open.
  public init(sides: [String]) { self.sides = sides }
}
