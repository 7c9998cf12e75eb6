internal import FlowModel
public import FlowReview

/// Checks an app against everything that a team requires of its navigation, in one scan.
///
/// ```swift
/// let outcome = try GraphCheck(CheckRequest()).run()
/// print(outcome.report.text(as: .text))
/// ```
public struct GraphCheck: Sendable {
  private let request: CheckRequest
  private let project: AppProject
  private let lint: GraphLint

  /// Validates a request.
  public init(_ request: CheckRequest) throws(DriverError) {
    self.request = request
    let project = try AppProject(request.site)
    // The committed graph is the one under test: merged with the others, it could never differ from them.
    self.project = project.check.graph.map(project.without) ?? project
    if self.project.scan == nil, self.project.graphs.isEmpty, self.project.registry == nil {
      throw DriverError(
        "there is nothing to compare the committed graph with; name \"sources\" or other \"graphs\"")
    }
    var lint = LintRequest()
    lint.site = request.site
    lint.baseline = request.findings ?? project.check.findings
    self.lint = try GraphLint(lint)
  }

  /// The result of a check.
  public struct Outcome: Sendable {
    /// The report on all steps.
    public let report: CheckReport
    /// The files that were updated.
    public let written: [String]
  }

  /// Runs the check.
  public func run(progress: (SourceScan.Step) -> Void = { _ in }) throws -> Outcome {
    let (merged, contents) = try read(progress)
    let committed = try project.check.graph.map { file in
      try CommittedFile(
        file, now: merged, isNamed: !project.name.isEmpty, isWhole: !project.isRegistryMissing)
    }
    let judged = try lint.judged(contents)
    let found = project.rules.gated(judged.report.findings)
    let unread = UnreadSource(found, isForced: request.isForced)
    let steps = [
      graph(committed, unread), findings(judged, found), unresolved(contents.graph),
      try changes(to: committed?.whole ?? merged, progress),
      coverage(of: contents, .documentation), coverage(of: contents, .navigation),
    ]
    // All failures are known by now: a check that ends with an error writes nothing.
    let written =
      request.writes
      ? try [committed?.write(unread), unread.forbidsLess ? nil : write(judged.shortened)].compactMap(\.self)
      : []
    let report = CheckReport(
      steps.map { $0.adjusted(by: project.rules) }, version: request.site.version)
    return Outcome(report: report, written: written)
  }
}

extension GraphCheck {
  /// The merged graph, and everything that was read; the bytes of the files, which may be a hundred megabytes, are given up.
  private func read(
    _ progress: (SourceScan.Step) -> Void
  ) throws -> (merged: FlowGraph, contents: ProjectContents) {
    let sources = try ProjectSources(project, traces: project.traces, progress)
    let merged = try sources.merged()
    return (merged.graph, try sources.contents(of: merged))
  }

  private func graph(_ committed: CommittedFile?, _ unread: UnreadSource) -> CheckStep {
    committed?.step(isWritten: request.writes, unread)
      ?? .skipped(.graph, "\"check\" names no committed \"graph\"")
  }

  /// Findings removed from the baseline in this run need not be reported as gone.
  private func findings(_ judged: GraphLint.Outcome, _ found: [Finding]) -> CheckStep {
    var report = LintReport(
      found, version: request.site.version, accepted: judged.report.accepted, ignored: judged.report.ignored)
    if request.writes, judged.shortened != nil { report = report.without("baseline-stale") }
    return .held(.findings, report.summary, report.findings, warningsCount: request.isStrict)
  }

  private func unresolved(_ graph: FlowGraph) -> CheckStep {
    project.check.unresolved.map { UnresolvedLimit($0).step(graph.unresolved) }
      ?? .skipped(.unresolved, "\"check\" sets no limit under \"unresolved\"")
  }

  /// Writes the baseline without entries that are gone; new findings must be accepted explicitly.
  private func write(_ baseline: LintBaseline?) throws -> String? {
    guard let baseline, let file = request.findings ?? project.check.findings else { return nil }
    try OutputFile.write(baseline.text, to: file)
    return file
  }

  private func changes(to graph: FlowGraph, _ progress: (SourceScan.Step) -> Void) throws -> CheckStep {
    guard let against = request.against ?? project.check.against else {
      return .skipped(
        .changes, "nothing to compare with is set: use --against, or \"against\" under \"check\"")
    }
    var diff = DiffRequest(sides: [])
    diff.config = request.site.config
    diff.includesTests = request.site.includesTests
    diff.includesViews = request.site.includesViews
    diff.jobs = request.site.jobs
    diff.cache = request.site.cache
    let graphs = try DiffGraphs(diff, committed: project.check.graph)
    let side = DiffSide.before(against)
    let before = try graphs.graph(of: side, progress)
    let gate = ChangeGate(
      refuses: request.refuses ?? project.check.refuses, allows: project.check.allows + request.allows)
    return gate.step(GraphDifference(from: before, to: graph, today: request.today), since: side.name)
  }

  private func coverage(of contents: ProjectContents, _ sort: CoverageSort) -> CheckStep {
    let name: CheckStep.Name = sort == .documentation ? .documentation : .navigation
    let floors = project.coverage.only(sort)
    guard !floors.isEmpty else { return .skipped(name, "\"coverage\" requires nothing of it") }
    let coverage = Coverage(of: contents, project)
    let share = sort == .documentation ? coverage.documentation : coverage.navigation
    return .held(name, "\(share?.percent ?? 0) % covered", coverage.findings(below: floors))
  }
}
