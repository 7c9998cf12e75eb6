import FlowDriver

/// The options shared by commands that read an app's graph.
struct GraphOptions: ParameterGroup {
  @Argument(
    "path",
    help: "Folders and files to scan; what the configuration says, else the current folder, if left out.",
    isRequired: false, completion: .file)
  var paths: [String]
  @Option(
    placeholder: "file",
    help: "A graph file, or a part, to be merged with the scan; may be given several times.",
    completion: .file)
  var graph: [String]
  @Option(
    placeholder: "file", help: "The graph that the app's own registry wrote, to be merged with the rest.",
    completion: .file)
  var registry: String?
  @Option(
    placeholder: "file", help: "The configuration; \(Configuration.standardFile) of this folder if left out.",
    completion: .file)
  var config: String?
  @Option(placeholder: "count", help: "How much to do at once; as much as there are cores if left out.")
  var jobs: Int?

  func validate() throws {
    if let jobs, jobs < 1 { throw UsageError(message: "--jobs leaves nobody to work; give 1 or more") }
  }

  /// The request with the options of the command line; all others are left to the configuration.
  var request: SiteRequest {
    var request = SiteRequest()
    request.paths = paths
    request.graphs = graph
    request.registry = registry
    request.config = config
    request.jobs = jobs
    request.version = Flowdoc.version
    request.cache = .standard()
    return request
  }
}
