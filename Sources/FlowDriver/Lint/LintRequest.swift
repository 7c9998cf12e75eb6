/// The options of `flowdoc lint` on the command line; the configuration supplies those that are not set.
public struct LintRequest: Hashable, Sendable {
  /// The sources to scan and read; settings that only concern pages are ignored.
  public var site = SiteRequest()
  /// The rules to run; if empty, all that are on.
  public var rules: [String] = []
  /// The baseline file of accepted findings.
  public var baseline: String?

  /// Makes a request without options.
  public init() {}
}
