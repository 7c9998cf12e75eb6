import FlowAnalysis
internal import FlowExport
public import FlowModel

/// The pages of a site, each made on demand.
///
/// ```swift
/// let site = try Site(SiteInput(graph: graph), theme: Theme())
/// for number in 0..<site.pageCount {
///   let page = site.page(number)
///   let file = try page.file(with: drawn(page.pictures))
/// }
/// ```
public struct Site: Sendable {
  private let facts: SiteFacts
  private let templates: SiteTemplates
  private let theme: Theme
  private let pages: [PageName]
  /// The keys, computed by the first thread that needs one, while others make files without a key.
  private let keys: LazyValue<PageKeys>
  /// The findings of the site itself, such as a reference in a guide page that leads nowhere.
  public let findings: [Finding]

  /// The graph file's place in the site.
  public static let graphFile = SiteAddress.graphFile

  /// Prepares the pages; throws the errors in templates before the first page is made.
  public init(_ input: SiteInput, theme: Theme) throws {
    try self.init(input, theme: theme, limits: SiteLimits(input.graph))
  }

  init(_ input: SiteInput, theme: Theme, limits: SiteLimits) throws {
    templates = try SiteTemplates(theme)
    self.theme = theme
    var input = input
    input.findings += limits.findings
    let prepared = SiteFacts(input, limits: limits)
    let found = SiteCheck.findings(prepared)
    input.findings += found
    facts = found.isEmpty ? prepared : SiteFacts(input, limits: limits)
    findings = limits.findings + found
    pages = PageName.all(of: facts)
    keys = LazyValue { [facts] in PageKeys(facts) }
  }

  /// The app's name.
  public var name: String { facts.name }

  /// The number of pages.
  public var pageCount: Int { pages.count }

  /// The number of links in the graph.
  public var linkCount: Int { facts.index.graph.links.count }

  /// All findings that the site shows.
  public var shownFindings: [Finding] { facts.findings.all }

  /// The path of a page's file below the output folder.
  public func path(_ number: Int) -> String { pages[number].address(in: facts).path }

  /// The hash of everything that a page depends on: a page with an unchanged key is unchanged.
  ///
  /// Nil for pages about the whole app.
  public func key(_ number: Int) -> ContentHash? { keys.value.key(of: pages[number]) }

  /// A page, before its pictures are drawn.
  public func page(_ number: Int) -> PageDraft {
    let name = pages[number]
    let context = PageContext(facts: facts, address: name.address(in: facts))
    switch name {
    case .overview: return draft(OverviewPage(in: context), templates.overview)
    case .map: return draft(MapPage(in: context), templates.map)
    case .flows: return draft(FlowsPage(context: context), templates.flows)
    case .flow(let number):
      return draft(FlowPage(facts.index.graph.flows[number], in: context), templates.flow)
    case .screens: return draft(ScreensPage(context: context), templates.screens)
    case .screen(let number):
      return draft(ScreenPage(facts.index.graph.screens[number], in: context), templates.screen)
    case .links: return draft(LinksPage(context: context), templates.links)
    case .link(let number):
      return draft(LinkPage(facts.index.graph.links[number], in: context), templates.link)
    case .findings: return draft(FindingsPage(context: context), templates.findings)
    case .unresolved: return draft(UnresolvedPage(context: context), templates.unresolved)
    case .coverage(let coverage):
      return draft(CoveragePage(context: context, coverage: coverage), templates.coverage)
    case .changes(let baseline):
      return draft(ChangesPage(context: context, baseline: baseline), templates.changes)
    case .guide(let number):
      return draft(GuidePage(facts.guides.guides[number], in: context), templates.guide)
    case .notFound: return draft(NotFoundPage(context: context), templates.notFound)
    }
  }

  private func draft<Kind: SitePage>(_ page: Kind, _ template: PageTemplate<Page<Kind.Subject>>) -> PageDraft
  {
    PageDraft(path: page.context.address.path, pictures: page.pictures.flatMap(\.requests)) {
      drawn throws(TemplateError) in
      let subject = page.subject(drawn)
      let frame = Frame(facts: page.context.facts).around(
        page.head, kind: Kind.kind, contents: page.contents(of: subject), in: page.context)
      return try template.render(Page(frame: frame, subject: subject))
    }
  }
}

extension Site {
  /// The paths of the files other than pages: style sheets, scripts, the data that they load, the graph, the list of pages for
  /// search engines.
  public var otherPaths: [String] {
    let made = facts.input.settings.baseURL.isEmpty ? Self.made.dropLast() : Self.made[...]
    return made + theme.assets.map(\.path)
  }

  private static let made = [
    graphFile, "assets/search-index.js", "assets/flow-tree.js", "assets/links.js", "sitemap.xml",
  ]

  /// A file other than a page, such as a style sheet or an image; nil if there is none at the path.
  public func otherFile(_ path: String) -> SiteFile? {
    switch path {
    case Self.graphFile: SiteFile(path: path, bytes: facts.index.fileBytes)
    case "assets/search-index.js": SiteFile(path: path, text: SearchIndex(facts: facts).script)
    case "assets/flow-tree.js": SiteFile(path: path, text: TreeData(facts: facts).script)
    case "assets/links.js": SiteFile(path: path, text: LinkData(facts: facts).script)
    case "sitemap.xml": SiteFile(path: path, text: sitemap(facts.input.settings.baseURL))
    default: theme.assets.first { $0.path == path }
    }
  }

  private func sitemap(_ base: String) -> String {
    let pages = pages.map { $0.address(in: facts) }.filter { $0 != .notFound }
    let lines = pages.map { "<url><loc>\(HTMLText.escaped(base + $0.shortPath))</loc></url>\n" }
    return
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
      + lines.joined() + "</urlset>\n"
  }
}

extension SiteFile {
  fileprivate init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}
