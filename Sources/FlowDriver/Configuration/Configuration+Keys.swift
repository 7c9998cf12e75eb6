internal import FlowReview

/// An object of the configuration; its keys both read it and describe it in the documentation.
protocol ConfigurationObject: SendableMetatype {
  init()
  static var keys: [ConfigurationKey<Self>] { get }
}

/// An object that may be given as just the path of its folder.
protocol ConfigurationFolder: ConfigurationObject {
  var folder: String? { get set }
}

extension Configuration: ConfigurationObject {
  static let keys: [ConfigurationKey<Self>] = [
    .key("name", \.name, .text("Shop"), "The app's name; by default, the name of its graph or folder."),
    .key("summary", \.summary, .text("An app to *buy* things."), "A description of the app, as Markdown."),
    .key(
      "baseURL", \.baseURL, .address("https://docs.shop.example/"),
      "The address at which the site is published; only needed for references to the site's own address."
    ),
    .key(
      "apps", \.apps, .paths("Shop.flowdoc.json"),
      "The configurations of the apps of a repository that has several; the other keys then only describe the page above their sites."
    ),
    .key("sources", \.sources, .paths("App"), "Folders and files to scan."),
    .key(
      "exclude", \.exclude, .comparedPaths("App/Legacy"),
      "Folders and files to leave out, with everything in them."),
    .key("includeTests", \.includeTests, .flag, "Whether tests and mocks are scanned too."),
    .key(
      "includeViews", \.includeViews, .flag,
      "Whether views and view controllers that show others by themselves count as flows."),
    .key(
      "platform", \.platform, .platform, "The platform whose branches of `#if` are read; iOS by default."),
    .key(
      "conditions", \.conditions, .conditions("DEBUG"),
      "The names that are defined in this build, for `#if`; none by default, as in a release."),
    .key(
      "why", \.why, .flag,
      "Whether a scan explains each route: where its target is created, passed on and shown."),
    .key(
      "graphs", \.graphs, .paths("flowdoc.graph.json"), "Graph files to merge with the scan."),
    .key(
      "registry", \.registry, .registry,
      "An executable of the package that writes the graph of its registry, which `swift package flowdoc` merges with the scan."
    ),
    .key(
      "traces", \.traces, .paths("ui-tests.trace.jsonl"),
      "Traces of runs, which show what was used and what never was."),
    .key(
      "baseline", \.baseline, .path("main.graph.json"),
      "An earlier graph file; the site reports the changes since then."
    ),
    .key("output", \.output, .path("flowdoc-site"), "The folder for the site."),
    .key(
      "repository", \.repository, .object("url", "https://github.com/shop/app"),
      "The source on the web; omitted keys are derived from the git repository."),
    .key("codeowners", \.codeowners, .path(".github/CODEOWNERS"), "The file that declares the owners."),
    .key("links", \.links, .object("schemes", ["shop"]), "The links that belong to the app."),
    .key(
      "templates", \.templates, .path("flowdoc/templates"),
      "A folder of templates that replace those of flowdoc."),
    .key(
      "pages", \.pages, .folderOrObject("flowdoc/pages"),
      "Pages in Markdown: their folder, or an object with more settings."),
    .key(
      "screenshots", \.screenshots, .folderOrObject("screenshots"),
      "Pictures of screens: their folder, or an object with more settings."),
    .key(
      "wireframes", \.wireframes, .flag,
      "Whether screens get a wireframe drawn from their source; true by default."),
    .key(
      "budget", \.budget, .count("60"),
      "The number of nodes that a picture may have; 25 by default. Larger storyboards are divided into chapters."
    ),
    .key(
      "rules", \.rules, .rules,
      "The rules that run, and the severities of their findings: `error`, `warning`, `note`, `off`, or an object with `severity` and the rule's options."
    ),
    .key(
      "coverage", \.coverage, .object("documentation", 80),
      "The required coverage by documentation and by traced runs, in percent."),
    .key("check", \.check, .object("graph", "flowdoc.graph.json"), "The requirements of `flowdoc check`."),
    .key("conventions", \.conventions, .files("flowdoc/router.json"), "Your own files of conventions."),
    .key(
      "corrections", \.corrections, .texts("CheckoutFlow shows ReceiptScreen push"),
      "Facts that no scan can see, in the notation of the [comments](Corrections.md), after the name of a type."
    ),
  ]
}

extension Configuration.Registry: ConfigurationObject {
  static let keys: [ConfigurationKey<Self>] = [
    .key("product", \.product, .name("shop"), "The executable product of the package."),
    .key(
      "arguments", \.arguments, .texts("--graph"),
      "The arguments that make it write the graph to standard output."),
  ]
}

extension Configuration.Repository: ConfigurationObject {
  static let keys: [ConfigurationKey<Self>] = [
    .key("url", \.url, .address("https://github.com/shop/app"), "The repository's page."),
    .key(
      "pattern", \.pattern, .pattern("https://git.shop.example/app/{revision}/{file}#L{line}"),
      "The page of a line of source, with the placeholders `{file}`, `{line}` and `{revision}`."),
    .key("revision", \.revision, .text("main"), "The commit, tag or branch; by default, the current commit."),
  ]
}

extension Configuration.Links: ConfigurationObject {
  static let keys: [ConfigurationKey<Self>] = [
    .key("schemes", \.schemes, .texts("shop"), "URL schemes of the app."),
    .key("hosts", \.hosts, .texts("shop.example"), "Hosts of universal links."),
    .key(
      "association", \.association, .path("web/apple-app-site-association"),
      "The website's file that assigns universal links to the app."),
  ]
}

extension Configuration.Pages: ConfigurationFolder {
  static let keys: [ConfigurationKey<Self>] = [
    .key("folder", \.folder, .path("flowdoc/pages"), "Their folder."),
    .key(
      "order", \.order, .texts("Start.md"),
      "Pages and folders of pages, in the order of the navigation. All other pages follow, sorted by path."
    ),
  ]
}

extension Configuration.Screenshots: ConfigurationFolder {
  static let keys: [ConfigurationKey<Self>] = [
    .key("folder", \.folder, .path("screenshots"), "Their folder."),
    .key(
      "map", \.map, .map("PaymentScreen", "pay.png"),
      "The files of screens in the folder, if they are not named after the screens, or paths of pictures that were found."
    ),
    .key(
      "find", \.find, .flag,
      "Whether the pictures of snapshot tests and fastlane are found; true by default."),
  ]
}

extension Configuration.Check: ConfigurationObject {
  static let keys: [ConfigurationKey<Self>] = [
    .key(
      "graph", \.graph, .path("flowdoc.graph.json"),
      "The committed graph file, which must agree with the scan and `graphs`. It need not be among `graphs`."
    ),
    .key("findings", \.findings, .path("lint-baseline.json"), "The file of accepted findings."),
    .key(
      "against", \.against, .revisionOrFile("origin/main"),
      "The base of the comparison: a revision, whose last common commit is used, or `file:` and the path of a graph file."
    ),
    .key(
      "unresolved", \.unresolved, .count("4", from: 0),
      "The number of calls that may be unresolved, so that new ones are noticed."),
    .key(
      "refuses", \.refuses, .choice, "The level of changes that are refused, along with all more severe ones."
    ),
    .key(
      "allows", \.allows, .texts("shop://orders/:id"),
      "The links, routes, flows and screens that may change anyway."),
  ]
}

extension CoverageFloors: ConfigurationObject {
  static let keys: [ConfigurationKey<Self>] = [
    .key("documentation", \.documentation, .percent("80"), "Everything that documents the app, together."),
    .key("navigation", \.navigation, .percent("60"), "Everything that traced runs can take, together."),
    .key("flows", \.[.flow], .floors(.flow), "Flows."),
    .key("screens", \.[.screen], .floors(.screen), "Screens."),
    .key("routes", \.[.route], .floors(.route), "Routes."),
    .key("links", \.[.link], .floors(.link), "Links."),
  ]
}

extension CoverageFloors {
  /// The floors of one kind.
  fileprivate subscript(kind: CoverageKind) -> [CoverageAspect: Int] {
    get {
      let own = cells.filter { $0.key.kind == kind }
      return Dictionary(uniqueKeysWithValues: own.map { ($0.key.aspect, $0.value) })
    }
    set {
      for aspect in kind.aspects { cells[CoverageCell.ID(kind, aspect)] = newValue[aspect] }
    }
  }
}
