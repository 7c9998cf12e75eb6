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
    .key("name", \.name, .text("Shop"), "What the app is called; else what its graph or folder is called."),
    .key("summary", \.summary, .text("An app to *buy* things."), "What the app is, in Markdown."),
    .key(
      "baseURL", \.baseURL, .address("https://docs.shop.example/"),
      "Where the site will be read. Nothing of the site needs it but the addresses that name the site itself."
    ),
    .key("sources", \.sources, .paths("App"), "Folders and files to scan."),
    .key("exclude", \.exclude, .beginnings("App/Legacy"), "Beginnings of paths that are left out."),
    .key("includeTests", \.includeTests, .flag, "Whether tests and mocks are scanned, too."),
    .key(
      "platform", \.platform, .platform, "The platform whose branches of `#if` are read; iOS if left out."),
    .key(
      "conditions", \.conditions, .conditions("DEBUG"),
      "The names that are set in this build, for `#if`; none if left out, as in a release."),
    .key(
      "why", \.why, .flag,
      "Whether a scan tells why each route is there: where what it shows is made, handed on and shown."),
    .key(
      "graphs", \.graphs, .paths("flowdoc.graph.json"), "Graph files to be merged with what the scan finds."),
    .key(
      "registry", \.registry, .registry,
      "The package's own program that writes what its registry knows: a graph, to be merged with the scan by `swift package flowdoc`."
    ),
    .key(
      "traces", \.traces, .paths("ui-tests.trace.jsonl"),
      "Traces of runs, for what was taken and what never was."),
    .key(
      "baseline", \.baseline, .path("main.graph.json"), "A graph file of before; changes are told against it."
    ),
    .key("output", \.output, .path("flowdoc-site"), "The folder for the site."),
    .key(
      "repository", \.repository, .object("url", "https://github.com/shop/app"),
      "Where the source can be read on the web; what is left out is guessed from the git repository."),
    .key("codeowners", \.codeowners, .path(".github/CODEOWNERS"), "The file that says who owns what."),
    .key("links", \.links, .object("schemes", ["shop"]), "Which links are the app's own."),
    .key(
      "templates", \.templates, .path("flowdoc/templates"),
      "A folder of templates that stand for those of flowdoc."),
    .key(
      "pages", \.pages, .folderOrObject("flowdoc/pages"),
      "Pages in Markdown: their folder, or an object with more."),
    .key(
      "screenshots", \.screenshots, .folderOrObject("screenshots"),
      "Pictures of screens: their folder, or an object with more."),
    .key(
      "withoutWireframes", \.withoutWireframes, .flag,
      "Whether screens without a screenshot stay without a picture, instead of a wireframe drawn from source."
    ),
    .key(
      "budget", \.budget, .count("60"),
      "How many nodes a picture may have; 25 if it is not set. Storyboards of more come in chapters."),
    .key(
      "rules", \.rules, .rules,
      "Which rules are asked, and how much their findings matter: `error`, `warning`, `note`, `off`, or an object with `severity` and the rule's options."
    ),
    .key(
      "coverage", \.coverage, .object("documentation", 80),
      "How much must be documented, and taken by traced runs, in percent."),
    .key("check", \.check, .object("graph", "flowdoc.graph.json"), "What `flowdoc check` holds."),
    .key("conventions", \.conventions, .files("flowdoc/router.json"), "Files of conventions of your own."),
    .key(
      "corrections", \.corrections, .texts("CheckoutFlow shows ReceiptScreen push"),
      "What no scan can see, in the words of the [comments](Corrections.md), after the name of a type."),
  ]
}

extension Configuration.Registry: ConfigurationObject {
  static let keys: [ConfigurationKey<Self>] = [
    .key("product", \.product, .name("shop"), "The executable product of the package."),
    .key(
      "arguments", \.arguments, .texts("--graph"), "What makes it write the graph to standard output."),
  ]
}

extension Configuration.Repository: ConfigurationObject {
  static let keys: [ConfigurationKey<Self>] = [
    .key("url", \.url, .address("https://github.com/shop/app"), "The repository's own page."),
    .key(
      "pattern", \.pattern, .pattern("https://git.shop.example/app/{revision}/{file}#L{line}"),
      "The page of a line of source: `{file}`, `{line}` and `{revision}` are put in."),
    .key("revision", \.revision, .text("main"), "The commit, tag or branch; else the commit at hand."),
  ]
}

extension Configuration.Links: ConfigurationObject {
  static let keys: [ConfigurationKey<Self>] = [
    .key("schemes", \.schemes, .texts("shop"), "Schemes of the app."),
    .key("hosts", \.hosts, .texts("shop.example"), "Hosts of universal links."),
    .key(
      "association", \.association, .path("web/apple-app-site-association"),
      "The website's file that hands universal links to the app."),
  ]
}

extension Configuration.Pages: ConfigurationFolder {
  static let keys: [ConfigurationKey<Self>] = [
    .key("folder", \.folder, .path("flowdoc/pages"), "Where they lie."),
    .key(
      "order", \.order, .texts("Start.md"),
      "Pages and folders of pages in the order of the navigation. What is not named comes after them, by its path."
    ),
  ]
}

extension Configuration.Screenshots: ConfigurationFolder {
  static let keys: [ConfigurationKey<Self>] = [
    .key("folder", \.folder, .path("screenshots"), "Where they lie."),
    .key(
      "map", \.map, .map("PaymentScreen", "pay.png"),
      "Which file of the folder shows which screen, where the file is not named after it."),
  ]
}

extension Configuration.Check: ConfigurationObject {
  static let keys: [ConfigurationKey<Self>] = [
    .key(
      "graph", \.graph, .path("flowdoc.graph.json"),
      "The graph file that is committed: it must say what the scan and `graphs` say. It need not stand among `graphs`."
    ),
    .key("findings", \.findings, .path("lint-baseline.json"), "The file of accepted findings."),
    .key(
      "against", \.against, .revisionOrFile("origin/main"),
      "What changes are told against: a revision, of which the last commit in common counts, or `file:` and the path of a graph file."
    ),
    .key(
      "unresolved", \.unresolved, .count("4", from: 0),
      "How many calls may be unresolved, so that none is added without being seen."),
    .key("refuses", \.refuses, .choice, "Which changes are refused, with all graver ones."),
    .key(
      "allows", \.allows, .texts("shop://orders/:id"),
      "The links, routes, flows and screens that may change all the same."),
  ]
}

extension CoverageFloors: ConfigurationObject {
  static let keys: [ConfigurationKey<Self>] = [
    .key("documentation", \.documentation, .percent("80"), "All that documents the app, together."),
    .key("navigation", \.navigation, .percent("60"), "All that traced runs can take, together."),
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
