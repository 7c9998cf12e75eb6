public import FlowReview
public import FlowScan

/// What a project says of itself in `.flowdoc.json`: JSON, in which comments may stand.
///
/// ```jsonc
/// {
///   "name": "Shop",
///   // The tests have flows of their own.
///   "sources": ["App", "Modules"]
/// }
/// ```
///
/// Paths are kept as the process can open them: the file names them from its own folder.
public struct Configuration: Sendable {
  /// The file that is read where none is named.
  public static let standardFile = ".flowdoc.json"

  /// What the app is called; empty where its graph says it.
  public var name = ""
  /// What the app is, in Markdown.
  public var summary = ""
  /// Where the site will be read, empty where that is not known.
  public var baseURL = ""
  /// The folders and files to scan.
  public var sources: [String] = []
  /// Beginnings of paths that are left out.
  public var exclude: [String] = []
  /// Whether tests and mocks are scanned, too.
  public var includeTests = false
  /// The platform whose branches of `#if` are read.
  public var platform = "iOS"
  /// The names that the build sets, as `DEBUG`.
  public var conditions: [String] = []
  /// Whether pages tell how what is shown comes to be shown, through the code.
  public var why = false
  /// Graph files to be merged with what the scan finds.
  public var graphs: [String] = []
  /// The package's own program that writes the graph of its registry.
  public var registry: Registry?
  /// Traces of runs.
  public var traces: [String] = []
  /// The graph that changes are told against.
  public var baseline: String?
  /// Where the site is written.
  public var output: String?
  /// Where the source can be read on the web.
  public var repository = Repository()
  /// The file that says who owns what.
  public var codeowners: String?
  /// Which links are the app's own.
  public var links = Links()
  /// A folder of templates that stand for those of flowdoc.
  public var templates: String?
  /// Pages in Markdown.
  public var pages = Pages()
  /// Pictures of screens.
  public var screenshots = Screenshots()
  /// How many nodes a picture may have.
  public var budget: Int?
  /// Which rules are asked, and how much their findings matter.
  public var rules: [String: RuleSetting] = [:]
  /// How much must be covered.
  public var coverage = CoverageFloors()
  /// What `flowdoc check` holds.
  public var check = Check()
  /// The user's own conventions.
  public var conventions: [ProjectFile] = []
  /// What no scan can see of types, as `CheckoutFlow shows ReceiptScreen push`.
  public var corrections: [String] = []

  /// A configuration that says nothing.
  public init() {}
}

extension Configuration {
  /// An executable product of the package that writes the graph of its registry to standard output.
  public struct Registry: Hashable, Sendable, Codable {
    /// The product's name.
    public var product = ""
    /// The words that make it write the graph, as `--graph`.
    public var arguments: [String] = []

    /// A product that is not named yet.
    public init() {}
  }

  /// Where the source can be read on the web; what is empty is guessed from the repository at hand.
  public struct Repository: Hashable, Sendable {
    /// The repository's own page.
    public var url = ""
    /// A URL with `{file}`, `{line}` and `{revision}` in it.
    public var pattern = ""
    /// The commit, tag or branch.
    public var revision = ""

    /// A repository of which nothing is said.
    public init() {}
  }

  /// Which links are the app's own.
  public struct Links: Hashable, Sendable {
    /// Schemes of the app, as `shop`.
    public var schemes: [String] = []
    /// Hosts of universal links, as `shop.example`.
    public var hosts: [String] = []
    /// The website's `apple-app-site-association` file.
    public var association: String?

    /// No links of which anything is said.
    public init() {}
  }

  /// What `flowdoc check` holds; it leaves out what is not said.
  public struct Check: Hashable, Sendable {
    /// The committed graph file.
    public var graph: String?
    /// The file of accepted findings.
    public var findings: String?
    /// The revision that changes are told against, or `file:` and the path of a graph file.
    public var against: String?
    /// How many calls may be unresolved.
    public var unresolved: Int?
    /// The changes that are refused.
    public var refuses = RefusedChanges.breaking
    /// The names of what may change all the same.
    public var allows: [String] = []

    /// A check that holds nothing but the rules.
    public init() {}
  }

  /// Pages in Markdown.
  public struct Pages: Hashable, Sendable {
    /// Where they lie.
    public var folder: String?
    /// Pages and folders of pages in the order of the navigation; what is not named comes after them.
    public var order: [String] = []

    /// No pages.
    public init() {}
  }

  /// Pictures of screens.
  public struct Screenshots: Hashable, Sendable {
    /// Where they lie.
    public var folder: String?
    /// Which file shows which screen, where the names do not say it.
    public var map: [String: String] = [:]

    /// No pictures.
    public init() {}
  }
}
