public import FlowReview
internal import Foundation

/// A site to be made, with all that is to be known of it: nothing is left open.
public struct SiteJob: Sendable {
  /// Where the site is written if nobody says otherwise.
  public static let standardOutput = "flowdoc-site"

  /// What the app is called; empty for what its graph is called.
  public let name: String
  /// What the app is, in Markdown.
  public let summary: String
  /// Where the site will be read; empty where that is not known.
  public let baseURL: String
  /// The sources; nil where only graphs are read.
  public let scan: SourceScan?
  /// Graph files.
  public private(set) var graphs: [String]
  /// The graph that the app's own registry wrote.
  public let registry: String?
  /// The program that writes it, where the configuration names one and the command line nothing else to read.
  let registryProduct: Configuration.Registry?
  /// Traces of runs.
  public private(set) var traces: [String]
  /// The graph that changes are told against.
  public private(set) var baseline: String?
  /// Where the site is written.
  public let output: String
  /// Where source can be read on the web.
  public let sourceLinks: SourceLinks?
  /// Who owns what.
  public let owners: CodeOwners?
  /// The file that says so.
  let ownersFile: String?
  /// Which links are the app's own.
  public let links: Configuration.Links
  /// A folder of templates.
  public let templates: String?
  /// Pages in Markdown.
  public let pages: Configuration.Pages
  /// Pictures of screens.
  public let screenshots: Configuration.Screenshots
  /// How many nodes a picture may have; nil for as many as is usual.
  public let budget: Int?
  /// How much the findings of a rule matter.
  public let rules: [String: RuleSetting]
  /// How much must be covered.
  public let coverage: CoverageFloors
  /// What `flowdoc check` holds.
  public let check: Configuration.Check
  /// How much is done at once.
  public let jobs: Int
  /// Where pictures are kept between runs; nil where they are not.
  public let pictureCache: CacheFolder?
  /// The version of flowdoc, for the foot of each page.
  public let version: String
  /// Whether files may be replaced that flowdoc did not make.
  public let replacesForeign: Bool
  /// What must be looked at to see that the site is to be made again.
  public let watched: Watched

  /// Puts together what the command line and the configuration say.
  public init(_ request: SiteRequest) throws(DriverError) {
    let said = try Configuration.find(request.config)
    // Paths and graphs come from one place, so that a path on the command line is not mixed with what it was to replace.
    let isGiven = request.namesSources
    let (given, files) = Self.parted(request.paths)
    let sources = isGiven ? given : said.sources
    name = said.name
    summary = said.summary
    baseURL = said.baseURL
    graphs = isGiven ? request.graphs + files : said.graphs
    registry = request.registry
    registryProduct = isGiven ? nil : said.registry
    jobs = request.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    scan = sources.isEmpty && !graphs.isEmpty ? nil : Self.scan(sources, said, request, jobs)
    traces = request.traces.isEmpty ? said.traces : request.traces
    baseline = request.baseline ?? said.baseline
    output = try Self.output(request.output, said.output)
    sourceLinks = SourceLinks(said.repository)
    let (owners, ownersFile) = try Self.owners(said)
    self.owners = owners
    self.ownersFile = ownersFile
    links = said.links
    templates = request.templates ?? said.templates
    var pages = said.pages
    // As the graph calls places: references to files beside the pages are looked up by the paths of the repository.
    pages.folder = (request.pages ?? pages.folder).map { Root($0).place(of: "").path }
    self.pages = pages
    var screenshots = said.screenshots
    screenshots.folder = request.screenshots ?? screenshots.folder
    self.screenshots = screenshots
    budget = said.budget
    rules = said.rules
    coverage = said.coverage
    check = said.check
    pictureCache = request.cache
    version = request.version
    replacesForeign = request.replacesForeign
    var watched = Watched()
    watched.sources = scan?.paths ?? []
    watched.excludes = scan?.excludes ?? []
    watched.includesTests = scan?.includesTests ?? false
    watched.folders = [templates, pages.folder, screenshots.folder].compactMap { $0 }
    watched.files =
      graphs + traces
      + [registry, baseline, ownersFile, links.association, request.config ?? Configuration.standardFile]
      .compactMap {
        $0
      }
    self.watched = watched
    for folder in watched.folders where FolderListing.kind(of: folder) != .folder {
      throw DriverError("\(folder): there is no such folder; look at its name")
    }
  }

  /// The project, with what is scanned of others because the command line says so.
  var bounds: ProjectBounds { ProjectBounds(around: scan?.paths ?? []) }

  /// The same job without what only pages need, for those who make none.
  var withoutPages: SiteJob {
    var job = withoutBaseline
    job.traces = []
    return job
  }

  /// The same job without one of its graph files; without a scan, there would be nothing left to judge it by.
  func without(_ file: String) -> SiteJob {
    var job = self
    job.graphs.removeAll { Root($0).shown == Root(file).shown }
    return job
  }

  /// The same job without the graph of before.
  var withoutBaseline: SiteJob {
    var job = self
    job.baseline = nil
    return job
  }

  /// Whoever names a graph file where folders are expected means its graph.
  private static func parted(_ paths: [String]) -> (sources: [String], graphs: [String]) {
    let graphs = paths.filter { path in
      FolderListing.kind(of: path) == .file && !SourceFinder.isRead(path)
        && (try? FileBytes.readNamed(path)).map(GraphReader.isGraph) ?? false
    }
    return (paths.filter { !graphs.contains($0) }, graphs)
  }

  private static func scan(
    _ sources: [String], _ said: Configuration, _ request: SiteRequest, _ jobs: Int
  ) -> SourceScan {
    var scan = SourceScan(paths: sources, as: said)
    scan.jobs = jobs
    scan.cache = request.cache
    return scan
  }

  /// The folder of the site; where nobody names one, what is committed must not lead it elsewhere.
  private static func output(_ named: String?, _ said: String?) throws(DriverError) -> String {
    if let named { return named }
    let output = said ?? standardOutput
    guard said != nil || ProjectBounds().contains(output) else {
      throw DriverError(
        "the site would be written to \(output), which leads out of the project; name its folder with --output"
      )
    }
    return output
  }

  /// The file that is named must be there; one that is looked for need not.
  private static func owners(_ said: Configuration) throws(DriverError) -> (CodeOwners?, String?) {
    let root = GitFolder(around: ".")?.root ?? "."
    guard let file = said.codeowners ?? ProjectSurvey.codeowners(in: root).map({ "\(root)/\($0)" }) else {
      return (nil, nil)
    }
    try ProjectBounds(around: [root]).check(file)
    guard let bytes = FileBytes.read(file) else {
      throw DriverError("\(file): the file cannot be read; look at its name and permissions")
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return (CodeOwners(text, dialect: CodeOwners.dialect(of: text, at: file), named: Root(file).shown), file)
  }
}
