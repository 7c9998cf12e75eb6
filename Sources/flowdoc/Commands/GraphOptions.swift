import FlowDriver

/// The options shared by commands that read an app's graph.
struct GraphOptions: ParameterGroup {
  @Argument(
    "path",
    help: "Folders and files to scan. Default: those of the configuration, or else the current folder.",
    isRequired: false, completion: .file)
  var paths: [String]
  @Flag(help: "Scan tests and mocks too.") var includeTests
  @Flag(help: "Treat types that navigate without a coordinator as flows.") var includeViews
  @Option(
    placeholder: "file",
    help: "A graph file or part to merge with the scan; may be given several times.",
    completion: .file)
  var graph: [String]
  @Option(
    placeholder: "file", help: "The graph written by the app's registry, to merge with the rest.",
    completion: .file)
  var registry: String?
  @Option(
    placeholder: "file",
    help: "The configuration. Default: \(Configuration.standardFile) in the current folder.",
    completion: .file)
  var config: String?
  @Option(placeholder: "count", help: "How many tasks to run at once. Default: the number of cores.")
  var jobs: Int?

  func validate() throws {
    if let jobs, jobs < 1 { throw UsageError(message: "--jobs is less than 1; give 1 or more") }
  }

  /// The request with the options of the command line; all others are left to the configuration.
  var request: SiteRequest {
    var request = SiteRequest()
    request.paths = paths
    request.includesTests = includeTests
    request.includesViews = includeViews
    request.graphs = graph
    request.registry = registry
    request.config = config
    request.jobs = jobs
    request.version = Flowdoc.version
    request.cache = .standard()
    return request
  }
}
