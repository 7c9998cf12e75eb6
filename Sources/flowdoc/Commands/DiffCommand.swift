import FlowDriver
import FlowReview

/// Reports the changes in an app's navigation, and what they break.
struct DiffCommand: Command {
  static let configuration = CommandConfiguration(
    name: "diff", abstract: "Show what changed in the navigation, and which links it breaks.",
    discussion: """
      Compares two revisions of the current git repository, which are read without a checkout, or graph files and source folders,
      which are written as file:PATH. One argument alone is compared with the current sources.

      Examples:
        flowdoc diff main..HEAD --fail-on breaking
        flowdoc diff main...HEAD --format markdown --output comment.md
        flowdoc diff file:old.graph.json file:flowdoc.graph.json --format svg --output changes.svg
      """)

  @Argument(
    "old-new",
    help:
      "Two revisions, file: with the path of a graph file or folder, or a range such as main..HEAD.",
    isRequired: true)
  var sides: [String]
  @Option(short: "f", help: "The output format.") var format = DiffFormat.text
  @Option(help: "Exit with 1 if there are changes of this severity or worse.") var failOn: RefusedChanges?
  @Option(placeholder: "folder", help: "Scan only this folder of each revision.", completion: .folder)
  var path: String?
  @Flag(help: "Scan tests and mocks too.") var includeTests
  @Flag(help: "Treat types that navigate without a coordinator as flows.") var includeViews
  @Option(
    short: "o", placeholder: "file", help: "The output file. Default, and with -: standard output.",
    completion: .file)
  var output: String?
  @Option(
    placeholder: "file",
    help: "The configuration. Default: \(Configuration.standardFile) in the current folder.",
    completion: .file)
  var config: String?
  @Option(
    placeholder: "day", help: "The date for deprecations, such as 2027-04-01. Default: today."
  )
  var today: String?
  @Option(placeholder: "count", help: "How many tasks to run at once. Default: the number of cores.")
  var jobs: Int?

  func validate() throws {
    if let jobs, jobs < 1 { throw UsageError(message: "--jobs is less than 1; give 1 or more") }
    if let today, Day(today) == nil {
      throw UsageError(message: "--today '\(today)' is not a date; write it as 2027-04-01")
    }
    if sides.count > 2 { throw UsageError(message: "more than two arguments; give one or two") }
  }

  func run(_ console: Console) throws -> ExitCode {
    let outcome = try GraphDiff(request).run { step in console.showProgress?(SiteProgress.text(of: step)) }
    console.showProgress?("")
    let result = try outcome.text(as: format, drawing: .thisProgram)
    try console.deliver(result.text, to: output)
    console.report(result.findings)
    console.report(outcome.report.difference.summary)
    let isRefused = failOn?.refuses(outcome.report.difference.level) ?? false
    return isRefused ? .findings : .success
  }

  private var request: DiffRequest {
    var request = DiffRequest(sides: sides)
    request.path = path
    request.includesTests = includeTests
    request.includesViews = includeViews
    request.config = config
    request.jobs = jobs
    request.cache = .standard()
    request.today = today.flatMap(Day.init) ?? .today
    return request
  }
}

extension DiffFormat: ArgumentValue {}
extension RefusedChanges: ArgumentValue {}
