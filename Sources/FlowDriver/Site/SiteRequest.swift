/// What a command line says of a site; what it leaves open, the configuration says.
public struct SiteRequest: Hashable, Sendable {
  /// Folders and files to scan.
  public var paths: [String] = []
  /// Graph files.
  public var graphs: [String] = []
  /// The graph that the app's own registry wrote; unlike `graphs`, it takes the place of nothing.
  public var registry: String?
  /// Traces of runs.
  public var traces: [String] = []
  /// The graph that changes are told against.
  public var baseline: String?
  /// Where the site is written.
  public var output: String?
  /// The configuration; nil for the one of this folder, if there is one.
  public var config: String?
  /// A folder of templates.
  public var templates: String?
  /// A folder of pages.
  public var pages: String?
  /// A folder of pictures of screens.
  public var screenshots: String?
  /// How much is done at once; nil for as much as there are cores.
  public var jobs: Int?
  /// Whether files may be replaced that flowdoc did not make.
  public var replacesForeign = false
  /// The version of flowdoc, for the foot of each page.
  public var version = ""
  /// Where scans and pictures are kept between runs; nil keeps none.
  public var cache: CacheFolder?

  /// A request that leaves everything open.
  public init() {}

  /// Whether the command line says what is read of the app, and the configuration is not asked.
  var namesSources: Bool { !paths.isEmpty || !graphs.isEmpty }
}
