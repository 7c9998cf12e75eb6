import FlowDriver
import FlowReview

/// Reports the changes in an app's navigation, and what they break.
struct DiffCommand: Command {
  static let configuration = CommandConfiguration(
    name: "diff", abstract: "Tell what changed in the navigation, and which links it breaks.",
    discussion: """
      What is compared are revisions of the git repository around this folder, which are read without a checkout, or, after file:, graph
      files and folders of sources. One alone is held against the sources as they are now.

      Examples:
        flowdoc diff main..HEAD --fail-on breaking
        flowdoc diff main...HEAD --format markdown --output comment.md
        flowdoc diff file:old.graph.json file:flowdoc.graph.json --format svg --output changes.svg
      """)

  @Argument(
    "old-new",
    help:
      "Two revisions, or file: and the path of a graph file or folder; or a range of revisions, as main..HEAD.",
    isRequired: true)
  var sides: [String]
  @Option(short: "f", help: "How the changes are written.") var format = DiffFormat.text
  @Option(help: "End with 1 where there are changes of this level, or graver ones.") var failOn:
    RefusedChanges?
  @Option(placeholder: "folder", help: "Scan only this folder of each revision.", completion: .folder)
  var path: String?
  @Option(
    short: "o", placeholder: "file", help: "Where to write; standard output if left out or -.",
    completion: .file)
  var output: String?
  @Option(
    placeholder: "file", help: "The configuration; \(Configuration.standardFile) of this folder if left out.",
    completion: .file)
  var config: String?
  @Option(
    placeholder: "day", help: "The day on which deprecations are looked at, as 2027-04-01; today if left out."
  )
  var today: String?
  @Option(placeholder: "count", help: "How much to do at once; as much as there are cores if left out.")
  var jobs: Int?

  func validate() throws {
    if let jobs, jobs < 1 { throw UsageError(message: "--jobs leaves nobody to work; give 1 or more") }
    if let today, Day(today) == nil {
      throw UsageError(message: "--today '\(today)' is no day; write it as 2027-04-01")
    }
    if sides.count > 2 { throw UsageError(message: "only two can be compared; name no more") }
  }

  func run(_ console: Console) throws -> ExitCode {
    let outcome = try GraphDiff(request).run { step in console.showProgress?(SiteProgress.text(of: step)) }
    console.showProgress?("")
    let result = try outcome.text(as: format, drawing: .thisProgram)
    try console.deliver(result.text, to: output)
    console.tell(result.findings)
    console.tell(outcome.report.difference.summary)
    let isRefused = failOn?.refuses(outcome.report.difference.level) ?? false
    return isRefused ? .findings : .success
  }

  private var request: DiffRequest {
    var request = DiffRequest(sides: sides)
    request.path = path
    request.config = config
    request.jobs = jobs
    request.cache = .standard()
    request.today = today.flatMap(Day.init) ?? .today
    return request
  }
}

extension DiffFormat: ArgumentValue {}
extension RefusedChanges: ArgumentValue {}
