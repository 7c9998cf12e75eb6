import FlowDriver
import FlowReview

/// Checks an app against everything that a team requires of its navigation.
struct CheckCommand: Command, RegistryTaking {
  static let configuration = CommandConfiguration(
    name: "check", abstract: "Hold the navigation against all that a team asks of it: the gate for CI.",
    discussion: """
      The committed graph file says what the source says, the rules have nothing new to say, nothing is broken that worked before,
      and enough is documented and taken by traced runs. What is asked stands in the configuration, under "check", "coverage" and
      "rules"; what is not asked is skipped. The exit code is 1 where something is refused.

      Examples:
        flowdoc check
        flowdoc check --against origin/main --format github
        flowdoc check --write
        flowdoc check --allow shop://orders/:id
      """)

  @OptionGroup var graph: GraphOptions
  @Option(
    placeholder: "file", help: "A trace of a run, for what was taken; may be given several times.",
    completion: .file)
  var trace: [String]
  @Option(
    placeholder: "revision",
    help:
      "Compare with what HEAD has in common with this revision, or with a graph file, as file:main.graph.json."
  )
  var against: String?
  @Option(help: "Refuse changes of this level, and graver ones; breaking if left out.")
  var failOn: RefusedChanges?
  @Option(placeholder: "id", help: "Let this link, route, flow or screen change; may be given several times.")
  var allow: [String]
  @Option(placeholder: "file", help: "Accepted findings; only others are told.", completion: .file)
  var baseline: String?
  @Flag(help: "Refuse warnings of rules, too.") var strict
  @Flag(
    help: "Bring the committed graph file up to date, and take what is gone out of the accepted findings.")
  var write
  @Flag(help: "With --write, write files also where source could not be read, without what it says.")
  var force
  @Option(short: "f", help: "How the outcome is written.") var format = ReportFormat.text
  @Option(
    short: "o", placeholder: "file", help: "Where to write; standard output if left out or -.",
    completion: .file)
  var output: String?

  var sources: SiteRequest? { graph.request }

  func validate() throws {
    try graph.validate()
    if force, !write { throw UsageError(message: "--force goes with --write") }
  }

  func run(_ console: Console) throws -> ExitCode {
    let outcome = try GraphCheck(request).run { step in console.showProgress?(SiteProgress.text(of: step)) }
    console.showProgress?("")
    try console.deliver(outcome.report.text(as: format), to: output)
    for file in outcome.written { console.tell("wrote \(file)") }
    console.tell(outcome.report.summary)
    return outcome.report.refused.isEmpty ? .success : .findings
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
