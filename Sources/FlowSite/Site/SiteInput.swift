public import FlowAnalysis
public import FlowModel

/// The input from which a site is made.
public struct SiteInput: Sendable {
  /// The graph to show.
  public var graph: FlowGraph {
    get { index.graph }
    set { index = GraphIndex(newValue) }
  }
  /// The graph, indexed.
  public private(set) var index: GraphIndex
  /// The findings about the graph.
  public var findings: [Finding] = []
  /// The coverage of the graph by traced runs, if there were any.
  public var coverage: TraceCoverage?
  /// An earlier graph to compare with, if there is one.
  public var baseline: Baseline?
  /// The settings of the site.
  public var settings = SiteSettings()
  /// The address of a line of source; nil if there is none.
  public var sourceHref: @Sendable (SourceLocation) -> String? = { _ in nil }
  /// The address of a file of the project that is not a page, by a path relative to the guide's files; nil if there is
  /// none.
  public var fileHref: @Sendable (String) -> String? = { _ in nil }
  /// Pictures of screens.
  public var shots: [ShotFile] = []
  /// The guide pages, in the order of the navigation.
  public var guides: [GuideFile] = []
  /// The paths of files beside the guide pages, such as images.
  public var guideImages: Set<String> = []

  /// The hash of everything else that pages depend on.
  ///
  /// These are the theme, the images of screens, the addresses of source links, and the version of the program. Only callers that keep
  /// pages between runs need it.
  public var key = ContentHash()

  /// Creates the input for a graph.
  public init(graph: FlowGraph) { self.init(GraphIndex(graph)) }

  /// Creates the input for a graph that is already indexed.
  public init(_ index: GraphIndex) { self.index = index }

  /// An earlier graph.
  public struct Baseline: Sendable {
    /// The name of the earlier graph, such as that of its file.
    public var name: String
    /// The graph.
    public var graph: FlowGraph

    /// Creates a baseline.
    public init(name: String, graph: FlowGraph) {
      self.name = name
      self.graph = graph
    }
  }
}

/// The settings of a site: names, addresses and limits.
public struct SiteSettings: Sendable, Hashable {
  /// The app's name; empty to use the graph's.
  public var name = ""
  /// A description of the app, as Markdown.
  public var summary = ""
  /// The app's platform, such as `iOS`; empty if unknown.
  public var platform = ""
  /// The address of the published site, such as `https://docs.example.com/app/`; empty if unknown.
  public var baseURL = ""
  /// The largest number of nodes in a picture.
  public var budget = 25
  /// The version of flowdoc.
  public var version = ""

  /// Creates settings that take everything from the graph.
  public init() {}
}

/// A guide page as written by its author.
public struct GuideFile: Sendable, Hashable {
  /// Its path below the folder of guide pages, such as `ci/github.md`.
  public var path: String
  /// The path of its file, for findings.
  public var file: String
  /// Its Markdown.
  public var text: String

  /// Makes a guide page.
  public init(path: String, file: String? = nil, text: String) {
    self.path = path
    self.file = file ?? path
    self.text = text
  }
}
