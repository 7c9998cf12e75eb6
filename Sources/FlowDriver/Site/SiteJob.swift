/// A site to generate: the project that it shows, and the settings of its pages.
public struct SiteJob: Sendable {
  let project: AppProject
  /// A description of the app, in Markdown.
  let summary: String
  /// The URL at which the site will be published; empty if unknown.
  let baseURL: String
  /// The graph with which the changes page compares.
  let baseline: String?
  /// The web addresses of source.
  let sourceLinks: SourceLinks?
  /// The most nodes in a picture; nil for the default.
  let budget: Int?
  /// The folder that keeps pictures between runs; nil to keep none.
  let pictureCache: CacheFolder?
  /// Whether files that flowdoc did not make may be replaced.
  let replacesForeign: Bool
  /// The files whose changes require a new site.
  let watched: Watched

  /// Combines the command line with the configuration.
  public init(_ request: SiteRequest) throws(DriverError) {
    let configuration = try Configuration.ofOneApp(request.config, namesSources: request.namesSources)
    project = try AppProject(request, configuration)
    summary = configuration.summary
    baseURL = configuration.baseURL
    baseline = request.baseline ?? configuration.baseline
    sourceLinks = SourceLinks(configuration.repository)
    budget = configuration.budget
    pictureCache = request.cache
    replacesForeign = request.replacesForeign
    watched = Watched(
      project,
      files: [baseline, request.config ?? Configuration.standardFile])
  }
}
