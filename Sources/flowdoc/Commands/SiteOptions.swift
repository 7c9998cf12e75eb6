import FlowDriver

/// The options shared by commands that make a site.
struct SiteOptions: ParameterGroup {
  @OptionGroup var graph: GraphOptions
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
  @Option(placeholder: "folder", help: "Templates that stand for those of flowdoc.", completion: .folder)
  var templates: String?
  @Option(placeholder: "folder", help: "Pages in Markdown.", completion: .folder) var pages: String?
  @Option(placeholder: "folder", help: "Pictures of screens.", completion: .folder) var screenshots: String?
  @Flag(help: "Replace files of the folder that flowdoc did not make.") var force

  func validate() throws {
    try graph.validate()
    if output?.isEmpty == true { throw UsageError(message: "--output names no folder") }
  }

  var request: SiteRequest {
    var request = graph.request
    request.traces = trace
    request.baseline = baseline
    request.output = output
    request.templates = templates
    request.pages = pages
    request.screenshots = screenshots
    request.replacesForeign = force
    return request
  }
}
