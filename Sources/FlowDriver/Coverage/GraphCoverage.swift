internal import FlowModel
public import FlowReview

/// Counts how much of an app is documented, and how much of it traced runs have taken.
///
/// ```swift
/// let report = try GraphCoverage(CoverageRequest()).run()
/// print(report.text(as: .markdown))
/// ```
public struct GraphCoverage: Sendable {
  private let job: SiteJob
  private let listsMissing: Bool

  /// Takes a request, and says what is wrong with it.
  public init(_ request: CoverageRequest) throws(DriverError) {
    job = try SiteJob(request.site).withoutBaseline
    listsMissing = request.listsMissing
  }

  /// Reads or scans, merges, and counts.
  public func run(progress: (SourceScan.Step) -> Void = { _ in }) throws -> CoverageReport {
    let contents = try SiteSources(job, progress).contents()
    let coverage = Coverage(of: contents, job)
    return CoverageReport(
      coverage, floors: job.coverage, listsMissing: listsMissing, settings: job.rules)
  }
}

/// What a command line says of a coverage; what it leaves open, the configuration says.
public struct CoverageRequest: Hashable, Sendable {
  /// What is scanned and read; a site's own settings say nothing here.
  public var site = SiteRequest()
  /// Whether all that is missing is told.
  public var listsMissing = false

  /// A request that leaves everything open.
  public init() {}
}

extension Coverage {
  /// Counts what was read, with the pictures of the job's folder.
  init(of contents: SiteContents, _ job: SiteJob) {
    let shots = job.screenshots.folder.map { ShotReading(folder: $0, map: job.screenshots.map).screens() }
    let pictured = shots.map { shots in
      contents.graph.screens.filter { shots.contains($0.id) || shots.contains($0.name) }.map(\.id)
    }
    let facts = CoverageFacts(
      pictured: pictured.map { Set($0) }, traces: contents.traces, hasOwners: contents.project.hasOwners)
    self.init(of: contents.graph, facts, floors: job.coverage)
  }
}
