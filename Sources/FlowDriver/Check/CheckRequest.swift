public import FlowReview

/// What a command line says of a check; what it leaves open, the configuration says.
public struct CheckRequest: Hashable, Sendable {
  /// What is scanned and read; a site's own settings say nothing here.
  public var site = SiteRequest()
  /// The revision that changes are told against, or `file:` and the path of a graph file.
  public var against: String?
  /// The changes that are refused.
  public var refuses: RefusedChanges?
  /// The names of what may change besides those of the configuration.
  public var allows: [String] = []
  /// The file of accepted findings.
  public var findings: String?
  /// Whether warnings refuse as errors do.
  public var isStrict = false
  /// Whether files are brought up to date.
  public var writes = false
  /// Whether they are also where source could not be read, so that what it says is lost.
  public var isForced = false
  /// The day on which deprecations are looked at; nil for none.
  public var today: Day?

  /// A request that leaves everything open.
  public init() {}
}
