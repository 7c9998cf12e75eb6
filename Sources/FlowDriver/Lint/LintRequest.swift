/// What a command line says of a lint; what it leaves open, the configuration says.
public struct LintRequest: Hashable, Sendable {
  /// What is scanned and read; a site's own settings say nothing here.
  public var site = SiteRequest()
  /// The rules that are asked; all that are on where there are none.
  public var rules: [String] = []
  /// The file of accepted findings.
  public var baseline: String?

  /// A request that leaves everything open.
  public init() {}
}
