public import FlowReview
public import FlowScan

/// The settings of a project in `.flowdoc.json`, which is JSON with comments.
///
/// ```jsonc
/// {
///   "name": "Shop",
///   // The tests have flows of their own.
///   "sources": ["App", "Modules"]
/// }
/// ```
///
/// Paths are stored so that the process can open them; in the file they are relative to its folder.
public struct Configuration: Sendable {
  /// The file that is read by default.
  public static let standardFile = ".flowdoc.json"

  /// The app's name; empty to take that of its graph.
  public var name = ""
  /// A description of the app, in Markdown.
  public var summary = ""
  /// The URL at which the site will be published; empty if unknown.
  public var baseURL = ""
  /// The configurations of the apps of a repository that has several; each app gets a site of its own.
  public var apps: [String] = []
  /// The folders and files to scan.
  public var sources: [String] = []
  /// The path prefixes to leave out.
  public var exclude: [String] = []
  /// Whether tests and mocks are scanned too.
  public var includeTests = false
  /// Whether types that navigate without a coordinator count as flows.
  public var includeViews = false
  /// The platform for which branches of `#if` are chosen.
  public var platform = "iOS"
  /// The names that the build defines, such as `DEBUG`.
  public var conditions: [String] = []
  /// Whether pages explain, step by step through the code, how each target comes to be shown.
  public var why = false
  /// Graph files to merge with the result of the scan.
  public var graphs: [String] = []
  /// The package's own program that writes the graph of its registry.
  public var registry: Registry?
  /// Traces of runs.
  public var traces: [String] = []
  /// The graph with which the changes page compares.
  public var baseline: String?
  /// The folder for the site.
  public var output: String?
  /// The web address of the source.
  public var repository = Repository()
  /// The file of code owners.
  public var codeowners: String?
  /// The app's own schemes and hosts.
  public var links = Links()
  /// A folder of templates that override flowdoc's.
  public var templates: String?
  /// Guide pages in Markdown.
  public var pages = Pages()
  /// Screenshots.
  public var screenshots = Screenshots()
  /// Whether screens without a screenshot get a wireframe drawn from their source.
  public var wireframes = true
  /// The most nodes in a picture.
  public var budget: Int?
  /// The rules to run, and the severities of their findings.
  public var rules: [String: RuleSetting] = [:]
  /// The required coverage.
  public var coverage = CoverageFloors()
  /// The requirements of `flowdoc check`.
  public var check = Check()
  /// The user's own conventions.
  public var conventions: [ProjectFile] = []
  /// Corrections of types that no scan can derive, such as `CheckoutFlow shows ReceiptScreen push`.
  public var corrections: [String] = []

  /// Makes an empty configuration.
  public init() {}
}

extension Configuration {
  /// An executable product of the package that writes the graph of its registry to standard output.
  public struct Registry: Hashable, Sendable, Codable {
    /// The product's name.
    public var product = ""
    /// The arguments that make it write the graph, such as `--graph`.
    public var arguments: [String] = []

    /// Makes a registry without a product.
    public init() {}
  }

  /// The web address of the source; empty parts are derived from the local repository.
  public struct Repository: Hashable, Sendable {
    /// The page of the repository.
    public var url = ""
    /// A URL with `{file}`, `{line}` and `{revision}` as placeholders.
    public var pattern = ""
    /// The commit, tag or branch.
    public var revision = ""

    /// Makes an empty setting.
    public init() {}
  }

  /// The app's own schemes and hosts.
  public struct Links: Hashable, Sendable {
    /// The app's URL schemes, such as `shop`.
    public var schemes: [String] = []
    /// The hosts of universal links, such as `shop.example`.
    public var hosts: [String] = []
    /// The website's `apple-app-site-association` file.
    public var association: String?

    /// Makes an empty setting.
    public init() {}
  }

  /// The requirements of `flowdoc check`; those that are not set are skipped.
  public struct Check: Hashable, Sendable {
    /// The committed graph file.
    public var graph: String?
    /// The baseline file of accepted findings.
    public var findings: String?
    /// The revision to compare with, or `file:` and the path of a graph file.
    public var against: String?
    /// The number of calls that may be unresolved.
    public var unresolved: Int?
    /// The changes that are refused.
    public var refuses = RefusedChanges.breaking
    /// The names of changes that are allowed anyway.
    public var allows: [String] = []

    /// Makes a check of nothing but the rules.
    public init() {}
  }

  /// Guide pages in Markdown.
  public struct Pages: Hashable, Sendable {
    /// Their folder.
    public var folder: String?
    /// Pages and folders in the order of the navigation; all others follow.
    public var order: [String] = []

    /// Makes an empty setting.
    public init() {}
  }

  /// Screenshots.
  public struct Screenshots: Hashable, Sendable {
    /// Their folder.
    public var folder: String?
    /// The files of screens whose screenshots are not named after them.
    public var map: [String: String] = [:]
    /// Whether pictures of tests and fastlane are found.
    public var find = true

    /// Makes an empty setting.
    public init() {}
  }
}
