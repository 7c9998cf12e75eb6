public import FlowModel
public import FlowSite
internal import Foundation

/// The pages of a site as a plan: where they lie is known, what stands in them is made when it is asked for.
public struct SitePlan: Sendable {
  /// The paths of all files, in the order in which they are made.
  public var paths: [String]
  /// How many links the site tells of.
  public var links = 0
  /// How many of the files are pages.
  public var pages = 0
  /// What there is to say of the pages.
  public var findings: [Finding] = []
  /// Makes one of the files; called on several threads.
  public var make: @Sendable (Int) throws -> SiteFile
  /// Asked at the end: how many pictures were wanted, and what there is to say of them.
  public var pictures: @Sendable () -> (count: Int, findings: [Finding])
}

/// Makes the pages of a site.
struct SitePages {
  let contents: SiteContents
  let job: SiteJob

  func plan() throws -> SitePlan {
    let shots = job.screenshots.folder.map { ShotReading(folder: $0, map: job.screenshots.map).shots() } ?? []
    let guides = GuideReading(folder: job.pages)
    let site = try Site(input(shots.map(\.shot), guides), theme: try ThemeReading.theme(job.templates))
    let other = try site.otherFiles()
    let copies =
      shots.map { ("screenshots/\($0.shot.name)", $0.file) }
      + guides.images.map { ("guide-files/\($0.key)", $0.value) }
    let pages = (0..<site.pageCount).map { site.path($0) }
    let artist = SiteArtist(cache: PictureCache(job.pictureCache), worker: PictureDrawer.workerProgram)
    return SitePlan(
      paths: pages + other.map(\.path) + copies.map(\.0), links: site.linkCount, pages: pages.count,
      findings: site.findings
    ) { number in
      if number < pages.count { return try Self.page(site.page(number), artist) }
      let rest = number - pages.count
      return rest < other.count ? other[rest] : try Self.copy(copies[rest - other.count])
    } pictures: {
      artist.finish()
    }
  }

  private static func page(_ draft: PageDraft, _ artist: SiteArtist) throws -> SiteFile {
    try draft.file(with: draft.pictures.isEmpty ? [:] : artist.pictures(draft.pictures, for: draft.path))
  }

  private static func copy(_ file: (path: String, from: String)) throws -> SiteFile {
    guard let bytes = FileManager.default.contents(atPath: file.from) else {
      throw DriverError("\(file.from): the file cannot be read; look at its name and permissions")
    }
    return SiteFile(path: file.path, bytes: Array(bytes))
  }

  private func input(_ shots: [ShotFile], _ guides: GuideReading) -> SiteInput {
    var input = SiteInput(graph: contents.graph)
    input.findings = contents.findings
    input.coverage =
      contents.traces.isEmpty ? nil : TraceCoverage(of: contents.traces, over: contents.graph)
    input.baseline = contents.baseline.map {
      SiteInput.Baseline(name: job.baseline ?? "the baseline", graph: $0)
    }
    input.settings = settings
    if let links = job.sourceLinks { input.sourceHref = { links.url(of: $0) } }
    input.shots = shots
    input.guides = guides.guides
    input.guideImages = Set(guides.images.keys)
    return input
  }

  private var settings: SiteSettings {
    var settings = SiteSettings()
    settings.name = job.name
    settings.summary = job.summary
    settings.baseURL = job.baseURL.isEmpty || job.baseURL.hasSuffix("/") ? job.baseURL : job.baseURL + "/"
    settings.budget = job.budget ?? settings.budget
    settings.version = job.version
    return settings
  }
}
