import FlowDriver

/// What commands that make a site are told.
struct SiteOptions: ParameterGroup {
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
    placeholder: "file", help: "A trace of a run, for what was taken; may be given several times.",
    completion: .file)
  var trace: [String]
  @Option(
    placeholder: "file", help: "A graph file of before; changes are told against it.", completion: .file)
  var baseline: String?
  @Option(
    short: "o", placeholder: "folder",
    help: "The folder for the site; \(SiteJob.standardOutput) if left out.",
    completion: .folder)
  var output: String?
  @Option(
    placeholder: "file", help: "The configuration; \(Configuration.standardFile) of this folder if left out.",
    completion: .file)
  var config: String?
  @Option(placeholder: "folder", help: "Templates that stand for those of flowdoc.", completion: .folder)
  var templates: String?
  @Option(placeholder: "folder", help: "Pages in Markdown.", completion: .folder) var pages: String?
  @Option(placeholder: "folder", help: "Pictures of screens.", completion: .folder) var screenshots: String?
  @Option(placeholder: "count", help: "How much to do at once; as much as there are cores if left out.")
  var jobs: Int?
  @Flag(help: "Replace files of the folder that flowdoc did not make.") var force

  func validate() throws {
    if let jobs, jobs < 1 { throw UsageError(message: "--jobs leaves nobody to work; give 1 or more") }
    if output?.isEmpty == true { throw UsageError(message: "--output names no folder") }
  }

  var request: SiteRequest {
    var request = SiteRequest()
    request.paths = paths
    request.graphs = graph
    request.registry = registry
    request.traces = trace
    request.baseline = baseline
    request.output = output
    request.config = config
    request.templates = templates
    request.pages = pages
    request.screenshots = screenshots
    request.jobs = jobs
    request.version = Flowdoc.version
    request.replacesForeign = force
    request.cache = .standard()
    return request
  }
}
