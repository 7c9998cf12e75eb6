import FlowDriver
import FlowModel
import FlowReview

/// Checks an app's navigation against rules.
struct LintCommand: Command, RegistryTaking {
  static let configuration = CommandConfiguration(
    name: "lint",
    abstract: "Check the navigation against rules: what is unreachable, broken or undocumented.",
    discussion: """
      The configuration selects the rules and their severities. The exit code is 1 if there is an error, or with --strict a warning.
      Findings that a flowdoc:ignore comment or the baseline accepts do not count. If the configuration names several apps, all of them
      are linted.

      Examples:
        flowdoc lint
        flowdoc lint --graph flowdoc.graph.json --format sarif --output lint.sarif
        flowdoc lint --write-baseline lint-baseline.json
        flowdoc lint --baseline lint-baseline.json --strict
      """)

  @OptionGroup var graph: GraphOptions
  @Option(short: "f", help: "The output format.") var format = ReportFormat.text
  @Option(
    short: "o", placeholder: "file", help: "The output file. Default, and with -: standard output.",
    completion: .file)
  var output: String?
  @Option(
    placeholder: "file", help: "A file of accepted findings, which are not reported.", completion: .file)
  var baseline: String?
  @Option(placeholder: "file", help: "Write all findings to this file, as accepted.", completion: .file)
  var writeBaseline: String?
  @Flag(help: "Exit with 1 on warnings too.") var strict
  @Option(placeholder: "id", help: "Check only this rule, even if it is off; may be given several times.")
  var rule: [String]
  @Flag(help: "Print the rules and exit.") var listRules

  func validate() throws {
    try graph.validate()
    if baseline != nil, writeBaseline != nil {
      throw UsageError(message: "--baseline and --write-baseline cannot be combined; give one")
    }
    if writeBaseline != nil, !rule.isEmpty {
      throw UsageError(message: "--write-baseline covers all rules; leave out --rule")
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
      console.report("wrote \(writeBaseline): \(outcome.report.summary)")
      return .success
    }
    try console.deliver(outcome.report.text(as: format), to: output)
    console.report(outcome.report.summary)
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
