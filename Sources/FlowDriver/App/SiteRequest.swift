/// The options of `flowdoc generate` on the command line; the configuration supplies those that are not set.
public struct SiteRequest: Hashable, Sendable {
  /// The default folder for the site.
  public static let standardOutput = "flowdoc-site"

  /// Folders and files to scan.
  public var paths: [String] = []
  /// Graph files.
  public var graphs: [String] = []
  /// The graph written by the app's own registry; unlike `graphs`, it replaces nothing.
  public var registry: String?
  /// Whether tests and mocks are scanned too, whatever the configuration says.
  public var includesTests = false
  /// Whether types that navigate without a coordinator count as flows, whatever the configuration says.
  public var includesViews = false
  /// Traces of runs.
  public var traces: [String] = []
  /// The graph with which the changes page compares.
  public var baseline: String?
  /// The folder for the site.
  public var output: String?
  /// The path of the configuration; nil for the one in the current folder, if any.
  public var config: String?
  /// A folder of templates.
  public var templates: String?
  /// A folder of pages.
  public var pages: String?
  /// A folder of screenshots.
  public var screenshots: String?
  /// The number of parallel jobs; nil for the number of cores.
  public var jobs: Int?
  /// Whether files that flowdoc did not make may be replaced.
  public var replacesForeign = false
  /// The version of flowdoc, for the footer of each page.
  public var version = ""
  /// The folder that keeps scans and pictures between runs; nil to keep none.
  public var cache: CacheFolder?

  /// Makes a request without options.
  public init() {}

  /// The requests for the apps that the configuration names, with the name of each; this one alone if it names none.
  public func ofEachApp() throws(DriverError) -> [(app: String, request: SiteRequest)] {
    guard !namesSources else { return [("", self)] }
    let apps = try Configuration.find(config).apps
    return apps.isEmpty ? [("", self)] : apps.map { (AppFolder.name(for: $0), alone($0)) }
  }

  /// The request for the app of a configuration.
  private func alone(_ file: String) -> SiteRequest {
    var request = self
    request.config = file
    return request
  }

  /// Whether the command line names the inputs, so that the configuration's are ignored.
  var namesSources: Bool { !paths.isEmpty || !graphs.isEmpty }
}
