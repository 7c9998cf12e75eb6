internal import FlowModel

/// Makes a site: reads, merges, makes the pages and writes them.
///
/// ```swift
/// let outcome = try SiteGenerator(SiteJob(request)).run()
/// print(outcome.summary)
/// ```
public struct SiteGenerator: Sendable {
  private let job: SiteJob

  /// Takes a job.
  public init(_ job: SiteJob) { self.job = job }

  /// What the generator is busy with.
  public enum Step: Sendable {
    /// Scanning the sources.
    case scanning(SourceScan.Step)
    /// Making this many files of so many.
    case making(Int, of: Int)
  }

  /// Does all of it; `progress` is called on several threads.
  public func run(progress: @escaping @Sendable (Step) -> Void = { _ in }) throws -> SiteOutcome {
    let start = ContinuousClock.now
    let inputs = SiteInputs(job: job)
    let contents = try inputs.contents { progress(.scanning($0)) }
    let key = try inputs.key(of: contents)
    let plan = try SitePages(contents: contents, job: job).plan()
    var outcome = SiteOutcome(plan, output: job.output)
    outcome.findings = job.rules.weighed(contents.findings + plan.findings)
    var writer = SiteWriter(folder: job.output)
    writer.jobs = job.jobs
    writer.replacesForeign = job.replacesForeign
    outcome.isUpToDate = writer.isUpToDate(key)
    if !outcome.isUpToDate {
      let count = plan.paths.count
      let report = try writer.write(
        plan.paths, inputs: key, progress: { progress(.making($0, of: count)) }, make: plan.make)
      let pictures = plan.pictures()
      outcome.pictures = pictures.count
      outcome.findings += job.rules.weighed(report.findings + pictures.findings)
    }
    outcome.time = .now - start
    return outcome
  }
}

extension [String: Configuration.RuleLevel] {
  /// Findings as much as the configuration says that they matter.
  func weighed(_ findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      guard let level = self[finding.rule] else { return finding }
      guard let severity = Finding.Severity(rawValue: level.rawValue) else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
  }
}
