import FlowDriver
import FlowReview

/// Reports how an app's navigation changed from tag to tag.
struct HistoryCommand: Command {
  static let configuration = CommandConfiguration(
    name: "history", abstract: "Show how the navigation changed from tag to tag.",
    discussion: """
      Reads the committed graph file at each tag in the history of HEAD, and makes a page of the numbers of flows, screens and links
      over time, with the changes of each tag, breaking ones first. Nothing is checked out or scanned; a tag without a graph file is
      listed as such.

      Examples:
        flowdoc history --since v1.0 --output history.html
        flowdoc history --format text
      """)

  @Option(placeholder: "tag", help: "The tag to begin with. Default: the first tag.") var since: String?
  @Option(
    placeholder: "file",
    help:
      "The committed graph file. Default: that of the configuration, or \(GraphReader.standardFile).",
    completion: .file)
  var graph: String?
  @Option(short: "f", help: "The output format.") var format = HistoryFormat.html
  @Option(
    short: "o", placeholder: "file", help: "The output file. Default, and with -: standard output.",
    completion: .file)
  var output: String?
  @Option(
    placeholder: "file",
    help: "The configuration. Default: \(Configuration.standardFile) in the current folder.",
    completion: .file)
  var config: String?

  func run(_ console: Console) throws -> ExitCode {
    var request = HistoryRequest()
    request.since = since
    request.graph = graph
    request.config = config
    let outcome = try GraphHistory(request).run { tag in console.showProgress?("reading \(tag)") }
    console.showProgress?("")
    try console.deliver(outcome.text(as: format), to: output)
    console.report(outcome.history.summary)
    return .success
  }
}

extension HistoryFormat: ArgumentValue {}
