internal import FlowModel
public import FlowReview

/// Measures which part of an app is documented, and which part traced runs have taken.
///
/// ```swift
/// let report = try GraphCoverage(CoverageRequest()).run()
/// print(report.text(as: .markdown))
/// ```
public struct GraphCoverage: Sendable {
  private let project: AppProject
  private let listsMissing: Bool

  /// Validates a request.
  public init(_ request: CoverageRequest) throws(DriverError) {
    project = try AppProject(request.site)
    listsMissing = request.listsMissing
  }

  /// Reads or scans, merges, and measures.
  public func run(progress: (SourceScan.Step) -> Void = { _ in }) throws -> CoverageReport {
    let contents = try ProjectSources(project, traces: project.traces, progress).contents()
    let coverage = Coverage(of: contents, project)
    return CoverageReport(
      coverage, floors: project.coverage, listsMissing: listsMissing, settings: project.rules)
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
  /// Measures what was read, with the screenshots in the project's folder and those that were found.
  init(of contents: ProjectContents, _ project: AppProject) {
    let screens = contents.graph.screens
    let pictured = project.screenshots.folder.map { folder in
      let shots = ShotReading(folder: folder, map: project.screenshots.map).screens()
        .union(ScreenPictures.screens(project, screens))
      return screens.filter { shots.contains($0.id) || shots.contains($0.name) }.map(\.id)
    }
    let facts = CoverageFacts(
      pictured: pictured.map { Set($0) }, traces: contents.traces, hasOwners: contents.project.hasOwners)
    self.init(of: contents.graph, facts, floors: project.coverage)
  }
}
