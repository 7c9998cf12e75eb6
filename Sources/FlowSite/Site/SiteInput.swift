public import FlowModel

/// Everything that a site is made of.
public struct SiteInput: Sendable {
  /// The graph to show.
  public var graph: FlowGraph {
    get { index.graph }
    set { index = GraphIndex(newValue) }
  }
  /// The graph, indexed.
  public private(set) var index: GraphIndex
  /// What there is to say of it.
  public var findings: [Finding] = []
  /// What traced runs took of it, if there were any.
  public var coverage: TraceCoverage?
  /// An earlier graph to compare with, if there is one.
  public var baseline: Baseline?
  /// How the site presents itself.
  public var settings = SiteSettings()
  /// The address of a line of source; nil where there is none.
  public var sourceHref: @Sendable (SourceLocation) -> String? = { _ in nil }
  /// The address of a file of the project that is no page, by a path like those of the guides' files; nil where there is
  /// none.
  public var fileHref: @Sendable (String) -> String? = { _ in nil }
  /// Pictures of screens.
  public var shots: [ShotFile] = []
  /// The guide pages, in the order of the navigation.
  public var guides: [GuideFile] = []
  /// The paths of the files that lie beside the guide pages, as images.
  public var guideImages: Set<String> = []

  /// What stands for everything else that pages are made from.
  ///
  /// That is the theme, the images of screens, where source links lead, the program that draws. Only who keeps pages between runs
  /// needs it.
  public var key = ContentHash()

  /// Makes an input of a graph alone.
  public init(graph: FlowGraph) { self.init(GraphIndex(graph)) }

  /// Makes an input of a graph that is already indexed.
  public init(_ index: GraphIndex) { self.index = index }

  /// An earlier graph.
  public struct Baseline: Sendable {
    /// What it is called, as the name of its file.
    public var name: String
    /// The graph.
    public var graph: FlowGraph

    /// Makes a baseline.
    public init(name: String, graph: FlowGraph) {
      self.name = name
      self.graph = graph
    }
  }
}

/// How a site presents itself.
public struct SiteSettings: Sendable, Hashable {
  /// What the app is called; empty for the graph's name.
  public var name = ""
  /// What the app is, as Markdown.
  public var summary = ""
  /// What the app runs on, as `iOS`; empty where that is not known.
  public var platform = ""
  /// Where the site will be, as `https://docs.example.com/app/`; empty where that is not known.
  public var baseURL = ""
  /// How many nodes a picture has at most.
  public var budget = 25
  /// The version of flowdoc.
  public var version = ""

  /// Settings that leave everything to the graph.
  public init() {}
}

/// An image of a screen.
public struct ShotFile: Sendable, Hashable {
  /// The screen's id or name, as the file or the configuration says it.
  public var screen: String
  /// The image's name in the site's folder of screenshots.
  public var name: String
  /// Whether it is for dark mode.
  public var isDark = false
  /// How many of its pixels make a point: 1, 2 or 3.
  public var scale = 1
  /// The file of source that the image is drawn from; nil for a picture of the app as it ran.
  public var drawnFrom: SourceLocation?
  /// What tells it from other pictures of its screen, such as `iPhone 15, de-DE`; empty for the plain one.
  public var variant = ""
  /// Its path in the project, if it was found there; else empty.
  public var origin = ""
  /// What a found picture was matched to its screen by.
  public var reason = ""
  /// Its size in pixels, if that could be read.
  public var size: (width: Int, height: Int)? {
    get { width > 0 && height > 0 ? (width, height) : nil }
    set { (width, height) = newValue ?? (0, 0) }
  }
  private var width = 0
  private var height = 0

  /// Makes an image of a screen.
  public init(screen: String, name: String, isDark: Bool = false, scale: Int = 1) {
    self.screen = screen
    self.name = name
    self.isDark = isDark
    self.scale = scale
  }
}

/// A guide page as its author wrote it.
public struct GuideFile: Sendable, Hashable {
  /// Its path below the folder of guide pages, as `ci/github.md`.
  public var path: String
  /// Where it was read, for findings.
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
