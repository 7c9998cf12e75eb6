public import FlowModel

/// What came of making a site.
public struct SiteOutcome: Sendable {
  /// The pages, and the links that they tell of.
  public let pages: Int, links: Int
  /// How many pictures the pages have.
  public let pictures: Int
  /// The folder of the site.
  public let output: String
  /// What there is to say of reading the app and making the pages.
  public var findings: [Finding]
  /// How many findings the site shows, those of rules among them.
  public let shownFindings: Int
  /// Whether nothing had to be written, since nothing has changed.
  public var isUpToDate = false
  /// How long it took.
  public var time = Duration.zero

  init(_ kept: KeptOutcome, output: String) {
    pages = kept.pages
    links = kept.links
    pictures = kept.pictures
    findings = kept.findings
    shownFindings = kept.shown
    self.output = output
  }

  /// Whether something is wrong or probably so.
  public var hasWarnings: Bool { findings.contains { $0.severity != .note } }

  /// One line for people.
  public var summary: String {
    let counts = [
      counted(pages, "page"), counted(pictures, "picture"), counted(links, "link"),
      counted(shownFindings, "finding"),
      time.shown,
    ]
    let place = output.hasSuffix("/") ? "\(output)index.html" : "\(output)/index.html"
    return "\(isUpToDate ? "nothing has changed: " : "")\(counts.joined(separator: ", ")): see \(place)"
  }
}
