public import FlowReview
internal import Foundation

/// A site to generate, with all settings resolved.
public struct SiteJob: Sendable {
  /// The default folder for the site.
  public static let standardOutput = "flowdoc-site"

  /// The app's name; empty to take that of its graph.
  public let name: String
  /// A description of the app, in Markdown.
  public let summary: String
  /// The URL at which the site will be published; empty if unknown.
  public let baseURL: String
  /// The scan of the sources; nil if only graphs are read.
  public let scan: SourceScan?
  /// The graph files.
  public private(set) var graphs: [String]
  /// The graph written by the app's own registry.
  public let registry: String?
  /// The program that writes it, if the configuration names one and the command line names nothing else to read.
  let registryProduct: Configuration.Registry?
  /// Traces of runs.
  public private(set) var traces: [String]
  /// The graph with which the changes page compares.
  public private(set) var baseline: String?
  /// The folder for the site.
  public let output: String
  /// The web addresses of source.
  public let sourceLinks: SourceLinks?
  /// The code owners.
  public let owners: CodeOwners?
  /// The CODEOWNERS file.
  let ownersFile: String?
  /// The app's own schemes and hosts.
  public let links: Configuration.Links
  /// A folder of templates.
  public let templates: String?
  /// Guide pages in Markdown.
  public let pages: Configuration.Pages
  /// Screenshots.
  public let screenshots: Configuration.Screenshots
  /// Whether screens without a screenshot get a wireframe.
  let drawsWireframes: Bool
  /// The most nodes in a picture; nil for the default.
  public let budget: Int?
  /// The settings of rules.
  public let rules: [String: RuleSetting]
  /// The required coverage.
  public let coverage: CoverageFloors
  /// The requirements of `flowdoc check`.
  public let check: Configuration.Check
  /// The number of parallel jobs.
  public let jobs: Int
  /// The folder that keeps pictures between runs; nil to keep none.
  public let pictureCache: CacheFolder?
  /// The version of flowdoc, for the footer of each page.
  public let version: String
  /// Whether files that flowdoc did not make may be replaced.
  public let replacesForeign: Bool
  /// The files whose changes require a new site.
  public let watched: Watched

  /// Combines the command line with the configuration.
  public init(_ request: SiteRequest) throws(DriverError) {
    let configuration = try Configuration.ofOneApp(request.config, namesSources: request.namesSources)
    // Paths and graphs come from one source, so that a path on the command line is not mixed with what it replaces.
    let isGiven = request.namesSources
    let (given, files) = Self.parted(request.paths)
    let sources = isGiven ? given : configuration.sources
    name = configuration.name
    summary = configuration.summary
    baseURL = configuration.baseURL
    graphs = isGiven ? request.graphs + files : configuration.graphs
    registry = request.registry
    registryProduct = isGiven ? nil : configuration.registry
    jobs = request.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    scan = sources.isEmpty && !graphs.isEmpty ? nil : Self.scan(sources, configuration, request, jobs)
    traces = request.traces.isEmpty ? configuration.traces : request.traces
    baseline = request.baseline ?? configuration.baseline
    output = try Self.output(request.output, configuration.output)
    sourceLinks = SourceLinks(configuration.repository)
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
    budget = configuration.budget
    rules = configuration.rules
    coverage = configuration.coverage
    check = configuration.check
    pictureCache = request.cache
    version = request.version
    replacesForeign = request.replacesForeign
    watched = Watched(
      scan, folders: [templates, pages.folder, screenshots.folder],
      files: graphs + traces
        + [registry, baseline, ownersFile, links.association, request.config ?? Configuration.standardFile])
    for folder in watched.folders where FolderListing.kind(of: folder) != .folder {
      throw DriverError("\(folder): no such folder; check the name")
    }
  }

  /// The project, and other folders scanned because the command line names them.
  var bounds: ProjectBounds { ProjectBounds(around: scan?.paths ?? []) }

  /// The job without settings that only pages need.
  var withoutPages: SiteJob {
    var job = withoutBaseline
    job.traces = []
    return job
  }

  /// The job without one of its graph files; without a scan, nothing would be left to compare it with.
  func without(_ file: String) -> SiteJob {
    var job = self
    job.graphs.removeAll { Root($0).shown == Root(file).shown }
    return job
  }

  /// The job without the earlier graph.
  var withoutBaseline: SiteJob {
    var job = self
    job.baseline = nil
    return job
  }

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
    let output = configured ?? standardOutput
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
