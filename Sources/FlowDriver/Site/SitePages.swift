import FlowAnalysis
internal import FlowModel
internal import FlowReview
internal import FlowSite
internal import Foundation

/// Makes the pages of a site.
struct SitePages {
  let contents: ProjectContents
  let job: SiteJob
  let linted: LintedGraph
  private let index: GraphIndex
  private let pictures: PictureFinder?

  init(contents: ProjectContents, job: SiteJob, pictures: PictureFinder?) {
    self.contents = contents
    self.job = job
    self.pictures = pictures
    index = GraphIndex(contents.graph)
    linted = LintedGraph(contents, index: index, settings: job.project.rules)
  }

  /// The plan of the files, with findings.
  struct Plan {
    let files: SitePlan
    /// The name of the app, as the site shows it.
    let name: String
    let pages: Int
    let links: Int
    let findings: [Finding]
    /// The number of findings on the site.
    let shown: Int
    let drawer: SiteDrawer
  }

  func plan() throws -> Plan {
    let pictured = ScreenPictures(job.project, contents.graph.screens, pictures)
    let shots = pictured.shots
    let (drawn, undrawn) = WireframeReading(job.project, contents.graph).outcome()
    let guides = GuideReading(job.project.pages)
    let left = guides.findings + pictured.findings + undrawn
    let theme = try ThemeReading.theme(job.project.templates)
    let site = try Site(
      input(shots.map(\.shot) + drawn.map(\.shot), guides, left), theme: theme)
    let copies: [Copy] =
      shots.map { .file("screenshots/\($0.shot.name)", from: $0.file) }
      + guides.images.map { .file("guide-files/\($0.key)", from: $0.value) }
      + drawn.map { .made("wireframes/\($0.shot.name)", $0.svg) }
      + shots.flatMap { ShotThumbnail.all(of: $0.shot, from: $0.file) }.map { .smaller($0) }
    let drawer = SiteDrawer(cache: PictureCache(job.pictureCache), worker: PictureDrawer.workerProgram)
    return Plan(
      files: files(of: site, copies, drawer), name: site.name, pages: site.pageCount, links: site.linkCount,
      findings: site.findings + left, shown: site.shownFindings.count, drawer: drawer)
  }

  private func files(
    of site: Site, _ copies: [Copy], _ drawer: SiteDrawer
  ) -> SitePlan {
    let other = site.otherPaths
    let cache = PictureCache(job.pictureCache)
    let pages = site.pageCount
    // The slowest files come first, so that no thread has to wait for them at the end.
    let paths = other + (0..<pages).map { site.path($0) } + copies.map(\.path)
    return SitePlan(paths) { number in
      (0..<pages).contains(number - other.count) ? site.key(number - other.count) : nil
    } make: { number in
      if number < other.count { return MadeFile(try Self.other(other[number], of: site)) }
      let rest = number - other.count
      if rest < pages { return try Self.page(site.page(rest), drawer) }
      return MadeFile(try Self.copy(copies[rest - pages], cache))
    }
  }

  private static func page(_ draft: PageDraft, _ drawer: SiteDrawer) throws -> MadeFile {
    guard !draft.pictures.isEmpty else { return MadeFile(try draft.file(with: [:])) }
    let drawn = try drawer.pictures(draft.pictures, for: draft.path)
    return MadeFile(
      try draft.file(with: drawn.pictures), pictures: drawn.pictures.count, isSettled: !drawn.isTroubled)
  }

  private static func other(_ path: String, of site: Site) throws(DriverError) -> SiteFile {
    guard let file = site.otherFile(path) else { throw DriverError("the site has no file \(path)") }
    return file
  }

  /// A file of the site that is no page.
  private enum Copy {
    case file(String, from: String)
    case made(String, String)
    case smaller(ShotThumbnail)

    var path: String {
      switch self {
      case .file(let path, _), .made(let path, _): path
      case .smaller(let image): image.path
      }
    }
  }

  private static func copy(_ file: Copy, _ cache: PictureCache) throws -> SiteFile {
    switch file {
    case .smaller(let image): return SiteFile(path: image.path, bytes: try image.bytes(cache))
    case .made(let path, let text): return SiteFile(path: path, bytes: Array(text.utf8))
    case .file(let path, let from):
      guard let bytes = FileBytes.read(from) else {
        throw DriverError("\(from): the file cannot be read; check its name and permissions")
      }
      return SiteFile(path: path, bytes: ForeignFile.published(Array(bytes), as: path))
    }
  }

  private func input(_ shots: [ShotFile], _ guides: GuideReading, _ left: [Finding]) -> SiteInput {
    var input = SiteInput(index)
    input.findings =
      job.project.rules.adjusted(contents.findings + left)
      + SourceComments.leftOut(of: linted, in: job.project.bounds).left
    input.coverage =
      contents.traces.isEmpty ? nil : TraceCoverage(of: contents.traces, over: contents.graph)
    input.baseline = contents.baseline.map {
      SiteInput.Baseline(name: job.baseline ?? "the baseline", graph: $0)
    }
    input.settings = settings
    input.key = SiteKey.around(job, pictures)
    for shot in shots where shot.drawnFrom != nil {
      input.key.add([shot.screen, shot.name, shot.drawnFrom?.description ?? ""])
    }
    if let links = job.sourceLinks {
      input.sourceHref = { links.url(of: $0) }
      input.fileHref = { FolderListing.kind(of: $0) == .other ? nil : links.url(ofFile: $0) }
    }
    input.shots = shots
    input.guides = guides.guides
    input.guideImages = Set(guides.images.keys)
    return input
  }

  private var settings: SiteSettings {
    var settings = SiteSettings()
    settings.name = job.project.name
    settings.summary = job.summary
    settings.platform = job.project.scan?.platform ?? ""
    settings.baseURL = job.baseURL.isEmpty || job.baseURL.hasSuffix("/") ? job.baseURL : job.baseURL + "/"
    settings.budget = job.budget ?? settings.budget
    settings.version = job.project.version
    return settings
  }
}
