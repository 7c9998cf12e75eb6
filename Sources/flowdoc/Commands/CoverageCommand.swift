import FlowDriver
import FlowModel
import FlowReview

/// Measures which part of an app is documented, and which part traced runs have taken.
struct CoverageCommand: Command, RegistryTaking {
  static let configuration = CommandConfiguration(
    name: "coverage",
    abstract: "Measure how much of the navigation is documented, and how much traces cover.",
    discussion: """
      The configuration sets the minimum under "coverage"; the exit code is 1 if there is less.

      Examples:
        flowdoc coverage --missing
        flowdoc coverage --trace ui-tests.trace.jsonl --format markdown
        flowdoc coverage --format svg --output coverage.svg
      """)

  @OptionGroup var graph: GraphOptions
  @Option(
    placeholder: "file", help: "A trace of a run; may be given several times.",
    completion: .file)
  var trace: [String]
  @Option(short: "f", help: "The output format; svg is a badge.") var format = CoverageFormat.text
  @Option(
    short: "o", placeholder: "file", help: "The output file. Default, and with -: standard output.",
    completion: .file)
  var output: String?
  @Flag(help: "List everything that is missing, with its place.") var missing

  var sources: SiteRequest? { graph.request }

  func validate() throws { try graph.validate() }

  func run(_ console: Console) throws -> ExitCode {
    var request = CoverageRequest()
    request.site = graph.request
    request.site.traces = trace
    request.listsMissing = missing
    let report = try GraphCoverage(request).run { step in console.showProgress?(SiteProgress.text(of: step)) }
    console.showProgress?("")
    try console.deliver(report.text(as: format), to: output)
    let errors = report.findings.filter { $0.severity == .error }
    console.report(errors)
    return errors.isEmpty ? .success : .findings
  }
}

extension CoverageFormat: ArgumentValue {}
