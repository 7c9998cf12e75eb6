import FlowDriver
import FlowModel
import FlowReview

/// Checks an app's navigation against rules.
struct LintCommand: Command, RegistryTaking {
  static let configuration = CommandConfiguration(
    name: "lint", abstract: "Hold the navigation against rules: what is unreachable, broken, or not said.",
    discussion: """
      Which rules are asked, and how much their findings matter, stands in the configuration. The exit code is 1 where there is an
      error; with --strict also where there is a warning. Findings that a comment flowdoc:ignore or the baseline accepts do not count.

      Examples:
        flowdoc lint
        flowdoc lint --graph flowdoc.graph.json --format sarif --output lint.sarif
        flowdoc lint --write-baseline lint-baseline.json
        flowdoc lint --baseline lint-baseline.json --strict
      """)

  @OptionGroup var graph: GraphOptions
  @Option(short: "f", help: "How the findings are written.") var format = ReportFormat.text
  @Option(
    short: "o", placeholder: "file", help: "Where to write; standard output if left out or -.",
    completion: .file)
  var output: String?
  @Option(placeholder: "file", help: "Accepted findings; only others are told.", completion: .file)
  var baseline: String?
  @Option(placeholder: "file", help: "Accept all findings, and write them here.", completion: .file)
  var writeBaseline: String?
  @Flag(help: "End with 1 where there are warnings, too.") var strict
  @Option(placeholder: "id", help: "Ask this rule alone, also if it is off; may be given several times.")
  var rule: [String]
  @Flag(help: "Print the rules, and end.") var listRules

  func validate() throws {
    try graph.validate()
    if baseline != nil, writeBaseline != nil {
      throw UsageError(message: "--baseline and --write-baseline exclude each other; give one")
    }
    if writeBaseline != nil, !rule.isEmpty {
      throw UsageError(message: "--write-baseline is for all rules; leave out --rule")
    }
  }

  func run(_ console: Console) throws -> ExitCode {
    if listRules {
      console.print(RuleReference.list())
      return .success
    }
    let outcome = try GraphLint(request).run { step in console.showProgress?(SiteProgress.text(of: step)) }
    console.showProgress?("")
    if let writeBaseline {
      try OutputFile.write(outcome.baseline.text, to: writeBaseline)
      console.tell("wrote \(writeBaseline): \(outcome.report.summary)")
      return .success
    }
    try console.deliver(outcome.report.text(as: format), to: output)
    console.tell(outcome.report.summary)
    return fails(outcome.report) ? .findings : .success
  }

  var sources: SiteRequest? { listRules ? nil : graph.request }

  private func fails(_ report: LintReport) -> Bool {
    report.count(.error) > 0 || (strict && report.count(.warning) > 0)
  }

  private var request: LintRequest {
    var request = LintRequest()
    request.site = graph.request
    request.rules = rule
    request.baseline = baseline
    return request
  }
}

extension ReportFormat: ArgumentValue {}
