internal import FlowModel
public import FlowReview

/// Measures which part of an app is documented, and which part traced runs have taken.
///
/// ```swift
/// let report = try GraphCoverage(CoverageRequest()).run()
/// print(report.text(as: .markdown))
/// ```
public struct GraphCoverage: Sendable {
  private let job: SiteJob
  private let listsMissing: Bool

  /// Validates a request.
  public init(_ request: CoverageRequest) throws(DriverError) {
    job = try SiteJob(request.site).withoutBaseline
    listsMissing = request.listsMissing
  }

  /// Reads or scans, merges, and measures.
  public func run(progress: (SourceScan.Step) -> Void = { _ in }) throws -> CoverageReport {
    let contents = try SiteSources(job, progress).contents()
    let coverage = Coverage(of: contents, job)
    return CoverageReport(
      coverage, floors: job.coverage, listsMissing: listsMissing, settings: job.rules)
  }
}

/// The options of `flowdoc coverage` on the command line; the configuration supplies those that are not set.
public struct CoverageRequest: Hashable, Sendable {
  /// The sources to scan and read; settings that only concern pages are ignored.
  public var site = SiteRequest()
  /// Whether all missing items are listed.
  public var listsMissing = false

  /// Makes a request without options.
  public init() {}
}

extension Coverage {
  /// Measures what was read, with the screenshots in the job's folder and those that were found.
  init(of contents: SiteContents, _ job: SiteJob) {
    let screens = contents.graph.screens
    let pictured = job.screenshots.folder.map { folder in
      let shots = ShotReading(folder: folder, map: job.screenshots.map).screens()
        .union(ScreenPictures.screens(job, screens))
      return screens.filter { shots.contains($0.id) || shots.contains($0.name) }.map(\.id)
    }
    let facts = CoverageFacts(
      pictured: pictured.map { Set($0) }, traces: contents.traces, hasOwners: contents.project.hasOwners)
    self.init(of: contents.graph, facts, floors: job.coverage)
  }
}
