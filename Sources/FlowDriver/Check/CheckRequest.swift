public import FlowReview

/// The options of `flowdoc check` on the command line; the configuration supplies those that are not set.
public struct CheckRequest: Hashable, Sendable {
  /// The sources to scan and read; settings that only concern pages are ignored.
  public var site = SiteRequest()
  /// The revision to compare with, or `file:` and the path of a graph file.
  public var against: String?
  /// The changes that are refused.
  public var refuses: RefusedChanges?
  /// The names of allowed changes, in addition to those of the configuration.
  public var allows: [String] = []
  /// The baseline file of accepted findings.
  public var findings: String?
  /// Whether warnings fail the check like errors.
  public var isStrict = false
  /// Whether committed files are updated.
  public var writes = false
  /// Whether they are updated even if some source could not be read, which loses what it contains.
  public var isForced = false
  /// The day used to judge deprecations; nil for none.
  public var today: Day?

  /// Makes a request without options.
  public init() {}
}
