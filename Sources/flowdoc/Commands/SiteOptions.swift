import FlowDriver

/// The options shared by commands that make a site.
struct SiteOptions: ParameterGroup {
  @OptionGroup var graph: GraphOptions
  @Option(
    placeholder: "file", help: "A trace of a run, for coverage; may be given several times.",
    completion: .file)
  var trace: [String]
  @Option(
    placeholder: "file", help: "An earlier graph file; the site shows the changes since.", completion: .file)
  var baseline: String?
  @Option(
    short: "o", placeholder: "folder",
    help: "The folder for the site. Default: \(SiteRequest.standardOutput).",
    completion: .folder)
  var output: String?
  @Option(placeholder: "folder", help: "A folder of templates that replace flowdoc's.", completion: .folder)
  var templates: String?
  @Option(placeholder: "folder", help: "A folder of pages in Markdown.", completion: .folder) var pages:
    String?
  @Option(placeholder: "folder", help: "A folder of screenshots.", completion: .folder) var screenshots:
    String?
  @Flag(help: "Replace files in the folder that flowdoc did not write.") var force

  func validate() throws {
    try graph.validate()
    if output?.isEmpty == true { throw UsageError(message: "--output is empty; give a folder") }
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
