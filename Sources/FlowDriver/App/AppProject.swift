internal import FlowReview
internal import Foundation

/// An app as flowdoc knows it: its graph, its sources, and the settings of its configuration, which the command line overrides.
struct AppProject: Sendable {
  /// The app's name; empty to take that of its graph.
  let name: String
  /// The scan of the sources; nil if only graphs are read.
  let scan: SourceScan?
  /// The graph files.
  private(set) var graphs: [String]
  /// The graph written by the app's own registry.
  let registry: String?
  /// The program that writes it, if the configuration names one and the command line names nothing else to read.
  let registryProduct: Configuration.Registry?
  /// Traces of runs.
  let traces: [String]
  /// The code owners.
  let owners: CodeOwners?
  /// The CODEOWNERS file.
  let ownersFile: String?
  /// The app's own schemes and hosts.
  let links: Configuration.Links
  /// A folder of templates.
  let templates: String?
  /// Guide pages in Markdown.
  let pages: Configuration.Pages
  /// Screenshots.
  let screenshots: Configuration.Screenshots
  /// Whether screens without a screenshot get a wireframe.
  let drawsWireframes: Bool
  /// The folder for the site.
  let output: String
  /// The settings of rules.
  let rules: [String: RuleSetting]
  /// The required coverage.
  let coverage: CoverageFloors
  /// The requirements of `flowdoc check`.
  let check: Configuration.Check
  /// The number of parallel jobs.
  let jobs: Int
  /// The version of flowdoc.
  let version: String

  /// Combines the command line with the configuration.
  init(_ request: SiteRequest) throws(DriverError) {
    try self.init(
      request, Configuration.ofOneApp(request.config, namesSources: request.namesSources))
  }

  init(_ request: SiteRequest, _ configuration: Configuration) throws(DriverError) {
    // Paths and graphs come from one source, so that a path on the command line is not mixed with what it replaces.
    let isGiven = request.namesSources
    let (given, files) = Self.parted(request.paths)
    let sources = isGiven ? given : configuration.sources
    name = configuration.name
    graphs = isGiven ? request.graphs + files : configuration.graphs
    registry = request.registry
    registryProduct = isGiven ? nil : configuration.registry
    jobs = request.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    scan = sources.isEmpty && !graphs.isEmpty ? nil : Self.scan(sources, configuration, request, jobs)
    traces = request.traces.isEmpty ? configuration.traces : request.traces
    output = try Self.output(request.output, configuration.output)
    let (owners, ownersFile) = try Self.owners(configuration)
    self.owners = owners
    self.ownersFile = ownersFile
    links = configuration.links
    templates = request.templates ?? configuration.templates
    var pages = configuration.pages
    // Written as the graph writes paths: references to files beside the pages are resolved from the repository.
    pages.folder = (request.pages ?? pages.folder).map { Root($0).place(of: "").path }
    self.pages = pages
    var screenshots = configuration.screenshots
    screenshots.folder = request.screenshots ?? screenshots.folder
    self.screenshots = screenshots
    drawsWireframes = configuration.wireframes
    rules = configuration.rules
    coverage = configuration.coverage
    check = configuration.check
    version = request.version
    for folder in folders where FolderListing.kind(of: folder) != .folder {
      throw DriverError("\(folder): no such folder; check the name")
    }
  }

  /// The folders of which every file is read.
  var folders: [String] { [templates, pages.folder, screenshots.folder].compactMap(\.self) }

  /// The project's folders, and others scanned because the command line names them.
  var bounds: ProjectBounds { ProjectBounds(around: scan?.paths ?? []) }

  /// The project without one of its graph files; without a scan, nothing would be left to compare it with.
  func without(_ file: String) -> AppProject {
    var project = self
    project.graphs.removeAll { Root($0).shown == Root(file).shown }
    return project
  }
}

extension AppProject {
  /// Separates graph files from the folders and files to scan.
  private static func parted(_ paths: [String]) -> (sources: [String], graphs: [String]) {
    let graphs = paths.filter { path in
      FolderListing.kind(of: path) == .file && !SourceFinder.isRead(path)
        && (try? FileBytes.readNamed(path)).map(GraphReader.isGraph) ?? false
    }
    return (paths.filter { !graphs.contains($0) }, graphs)
  }

  private static func scan(
    _ sources: [String], _ configuration: Configuration, _ request: SiteRequest, _ jobs: Int
  ) -> SourceScan {
    var scan = SourceScan(paths: sources, as: configuration)
    scan.includesTests = scan.includesTests || request.includesTests
    scan.includesViews = scan.includesViews || request.includesViews
    scan.jobs = jobs
    scan.cache = request.cache
    return scan
  }

  /// The folder of the site; a committed configuration must not lead it out of the project.
  private static func output(_ named: String?, _ configured: String?) throws(DriverError) -> String {
    if let named { return named }
    let output = configured ?? SiteRequest.standardOutput
    guard configured != nil || ProjectBounds().contains(output) else {
      throw DriverError(
        "the site would be written to \(output), which leads out of the project; name its folder with --output"
      )
    }
    return output
  }

  /// Loads the owners; an explicitly named file must exist, one found by searching need not.
  private static func owners(_ configuration: Configuration) throws(DriverError) -> (CodeOwners?, String?) {
    let root = GitFolder(around: ".")?.root ?? "."
    guard let file = configuration.codeowners ?? ProjectSurvey.codeowners(in: root).map({ "\(root)/\($0)" })
    else {
      return (nil, nil)
    }
    try ProjectBounds(around: [root]).check(file)
    guard let bytes = FileBytes.read(file) else {
      throw DriverError("\(file): the file cannot be read; check its name and permissions")
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return (CodeOwners(text, dialect: CodeOwners.dialect(of: text, at: file), named: Root(file).shown), file)
  }
}
