internal import FlowModel

/// The page above the sites of several apps.
///
/// ```swift
/// let page = AppsPage(name: "Shops", version: "", apps: [app])
/// for file in try page.files(theme: Theme()) { … }
/// ```
public struct AppsPage: Hashable, Sendable {
  /// An app with a site of its own.
  public struct App: Hashable, Sendable {
    /// The app's name.
    public var name: String
    /// The folder of its site, relative to that of the page.
    public var folder: String
    /// The number of flows.
    public var flows: Int
    /// The number of screens.
    public var screens: Int
    /// The number of links.
    public var links: Int
    /// The number of findings.
    public var findings: Int

    /// Describes an app.
    public init(name: String, folder: String, flows: Int, screens: Int, links: Int, findings: Int) {
      self.name = name
      self.folder = folder
      self.flows = flows
      self.screens = screens
      self.links = links
      self.findings = findings
    }
  }

  private let name: String
  private let version: String
  private let apps: [App]

  /// Makes the page of some apps.
  public init(name: String, version: String, apps: [App]) {
    self.name = name
    self.version = version
    self.apps = apps
  }

  /// The page and its style sheets; an error in the template is thrown.
  public func files(theme: Theme) throws -> [SiteFile] {
    let template: PageTemplate<Page<AppsSubject>> = try TemplateSet(theme.templates).page(
      PageKind.apps.rawValue)
    let html = try template.render(Page(frame: frame, subject: AppsSubject(apps: apps.map(row))))
    let assets = theme.assets.filter { $0.path.hasSuffix(".css") || $0.path == "assets/theme.js" }
    return [SiteFile(path: "index.html", bytes: html)] + assets
  }

  private var frame: PageFrame {
    var frame = PageFrame()
    (frame.siteName, frame.title, frame.heading) = (name, name, name)
    frame.kind = .apps
    frame.description = "The navigation of \(counted(apps.count, "app"))."
    frame.version = version
    return frame
  }

  private func row(_ app: App) -> AppRow {
    let counts = [
      counted(app.flows, "flow"), counted(app.screens, "screen"), counted(app.links, "link"),
    ]
    return AppRow(
      name: app.name, href: PathText.path(SiteAddress(folder: app.folder).path),
      counts: counts.joined(separator: ", "),
      note: app.findings == 0 ? "" : counted(app.findings, "finding"))
  }
}
