import FlowDriver
import FlowReview

/// Checks an app against everything that a team requires of its navigation.
struct CheckCommand: Command, RegistryTaking {
  static let configuration = CommandConfiguration(
    name: "check", abstract: "Check the navigation against the team's requirements, as a gate for CI.",
    discussion: """
      Checks that the committed graph file matches the source, that the rules find nothing new, that no link or route breaks, and
      that enough is documented and covered by traces. The configuration says what is required, under "check", "coverage" and
      "rules"; everything else is skipped. The exit code is 1 if a check fails. If the configuration names several apps, each is checked.

      Examples:
        flowdoc check
        flowdoc check --against origin/main --format github
        flowdoc check --write
        flowdoc check --allow shop://orders/:id
      """)

  @OptionGroup var graph: GraphOptions
  @Option(
    placeholder: "file", help: "A trace of a run, for coverage; may be given several times.",
    completion: .file)
  var trace: [String]
  @Option(
    placeholder: "revision",
    help:
      "Compare with the merge base of HEAD and this revision, or with a graph file: file:main.graph.json."
  )
  var against: String?
  @Option(help: "The least severe change that fails the check. Default: breaking.")
  var failOn: RefusedChanges?
  @Option(
    placeholder: "id", help: "Allow changes of this link, route, flow or screen; may be given several times.")
  var allow: [String]
  @Option(
    placeholder: "file", help: "A file of accepted findings, which are not reported.", completion: .file)
  var baseline: String?
  @Flag(help: "Fail on warnings of rules too.") var strict
  @Flag(
    help: "Update the committed graph file, and remove findings that are gone from the accepted ones.")
  var write
  @Flag(help: "With --write, update files even if some source could not be read.")
  var force
  @Option(short: "f", help: "The output format.") var format = ReportFormat.text
  @Option(
    short: "o", placeholder: "file", help: "The output file. Default, and with -: standard output.",
    completion: .file)
  var output: String?

  var sources: SiteRequest? { graph.request }

  func validate() throws {
    try graph.validate()
    if force, !write { throw UsageError(message: "--force needs --write") }
  }

  func run(_ console: Console) throws -> ExitCode {
    var reports: [(name: String, report: CheckReport)] = []
    var written: [String] = []
    for (app, request) in try requests {
      let outcome = try GraphCheck(request).run { step in
        console.showProgress?(SiteProgress.text(of: step))
      }
      console.showProgress?("")
      reports.append((app, outcome.report))
      written += outcome.written
    }
    let report = AppsCheckReport(reports)
    try console.deliver(report.text(as: format), to: output)
    for file in written { console.report("wrote \(file)") }
    console.report(report.summary)
    return report.isPassed ? .success : .findings
  }

  /// The request for each app that the configuration names.
  private var requests: [(app: String, request: CheckRequest)] {
    get throws {
      let apps = try graph.request.ofEachApp()
      if apps.count > 1, baseline != nil {
        throw UsageError(message: "--baseline is of one app; choose it with --config")
      }
      return apps.map { app, site in
        var own = request
        own.site = site
        own.site.traces = trace
        return (app, own)
      }
    }
  }

  private var request: CheckRequest {
    var request = CheckRequest()
    request.site = graph.request
    request.site.traces = trace
    request.against = against
    request.refuses = failOn
    request.allows = allow
    request.findings = baseline
    request.isStrict = strict
    request.writes = write
    request.isForced = force
    request.today = .today
    return request
  }
}
