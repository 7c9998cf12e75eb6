internal import FlowModel
internal import FlowReview

/// Generates a site: reads, merges, makes the pages and writes them.
///
/// ```swift
/// let outcome = try SiteGenerator(SiteJob(request)).run()
/// print(outcome.summary)
/// ```
public struct SiteGenerator: Sendable {
  private let job: SiteJob

  /// Takes a job.
  public init(_ job: SiteJob) { self.job = job }

  /// A step of the generator, for progress.
  public enum Step: Sendable {
    /// Scanning the sources.
    case scanning(SourceScan.Step)
    /// Making files: the number finished, and the total.
    case making(Int, of: Int)
  }

  /// Runs the generator; `progress` is called on several threads.
  public func run(progress: @escaping @Sendable (Step) -> Void = { _ in }) throws -> SiteOutcome {
    let start = ContinuousClock.now
    var writer = SiteWriter(folder: job.project.output)
    writer.jobs = job.project.jobs
    writer.replacesForeign = job.replacesForeign
    let pictures = PictureFinder(job.project)
    let (key, input) = try read(pictures, writer) { progress(.scanning($0)) }
    var outcome: SiteOutcome
    switch input {
    case .known(let known):
      writer.clearLeftovers()
      outcome = SiteOutcome(known, output: job.project.output)
      outcome.isUpToDate = true
    case .new(let contents):
      outcome = SiteOutcome(
        try made(contents, pictures, key, writer, progress), output: job.project.output)
    }
    outcome.time = .now - start
    return outcome
  }

  /// The input: the result of an earlier run if nothing has changed since, or else all contents.
  private enum Input {
    case known(StoredOutcome)
    case new(ProjectContents)
  }

  /// Reads everything and gives up the bytes of the files, which may be a hundred megabytes.
  private func read(
    _ pictures: PictureFinder?, _ writer: SiteWriter, _ progress: (SourceScan.Step) -> Void
  ) throws -> (key: String, input: Input) {
    let sources = try ProjectSources(
      job.project, traces: job.project.traces, baseline: job.baseline, progress)
    let key = SiteKey.all(job, sources, pictures).text
    if writer.isUpToDate(key), let known = StoredOutcome(in: writer.folder, of: key) {
      return (key, .known(known))
    }
    return (key, .new(try sources.contents()))
  }

  private func made(
    _ contents: ProjectContents, _ pictures: PictureFinder?, _ key: String, _ writer: SiteWriter,
    _ progress: @escaping @Sendable (Step) -> Void
  ) throws -> StoredOutcome {
    let pages = SitePages(contents: contents, job: job, pictures: pictures)
    let plan = try pages.plan()
    let count = plan.files.paths.count
    let report = try writer.write(plan.files, inputs: key) { progress(.making($0, of: count)) }
    let findings = contents.findings + plan.findings + plan.drawer.finish()
    var kept = StoredOutcome(
      inputs: key, name: plan.name, flows: contents.graph.flows.count, screens: contents.graph.screens.count,
      pages: plan.pages, links: plan.links, pictures: report.pictures,
      findings: job.project.rules.adjusted(findings), shown: plan.shown, commented: pages.linted.files)
    kept.write(to: writer.folder)
    // Findings about files left alone by the writer are reported only once.
    kept.findings += job.project.rules.adjusted(report.findings)
    return kept
  }
}
