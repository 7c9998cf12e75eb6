public import FlowModel

/// What came of making a site.
public struct SiteOutcome: Sendable {
  /// The pages, and the links that they tell of.
  public let pages: Int, links: Int
  /// How many pictures the pages have; none where nothing had to be written.
  public var pictures = 0
  /// The folder of the site.
  public let output: String
  /// What there is to say.
  public var findings: [Finding] = []
  /// Whether nothing had to be written, since nothing has changed.
  public var isUpToDate = false
  /// How long it took.
  public var time = Duration.zero

  init(_ plan: SitePlan, output: String) {
    pages = plan.pages
    links = plan.links
    self.output = output
  }

  /// Whether something is wrong or probably so.
  public var hasWarnings: Bool { findings.contains { $0.severity != .note } }

  /// One line for people.
  public var summary: String {
    let counts = [
      counted(pages, "page"), isUpToDate ? nil : counted(pictures, "picture"), counted(links, "link"),
      counted(findings.count, "finding"),
      time.shown,
    ].compactMap(\.self)
    let place = output.hasSuffix("/") ? "\(output)index.html" : "\(output)/index.html"
    return "\(isUpToDate ? "nothing has changed: " : "")\(counts.joined(separator: ", ")): see \(place)"
  }
}
