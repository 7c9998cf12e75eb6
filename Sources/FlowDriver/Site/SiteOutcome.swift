public import FlowModel

/// The result of generating a site.
public struct SiteOutcome: Sendable {
  /// The app's name.
  public let name: String
  /// The numbers of flows and screens.
  public let flows: Int, screens: Int
  /// The number of pages, and of the links that they document.
  public let pages: Int, links: Int
  /// The number of pictures on the pages.
  public let pictures: Int
  /// The folder of the site.
  public let output: String
  /// The findings of reading the app and making the pages.
  public var findings: [Finding]
  /// The number of findings on the site, including those of rules.
  public let shownFindings: Int
  /// Whether nothing had to be written because nothing changed.
  public var isUpToDate = false
  /// The duration.
  public var time = Duration.zero

  init(_ kept: StoredOutcome, output: String) {
    name = kept.name
    flows = kept.flows
    screens = kept.screens
    pages = kept.pages
    links = kept.links
    pictures = kept.pictures
    findings = kept.findings
    shownFindings = kept.shown
    self.output = output
  }

  /// Whether there are errors or warnings.
  public var hasWarnings: Bool { findings.contains { $0.severity != .note } }

  /// The result in one line.
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
