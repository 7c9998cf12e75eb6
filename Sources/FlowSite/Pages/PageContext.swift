import FlowAnalysis
internal import FlowExport
internal import FlowModel

/// The facts that all pages share, with the address of one page, to which its references are relative.
struct PageContext: Sendable {
  let facts: SiteFacts
  let address: SiteAddress

  var index: GraphIndex { facts.index }

  /// The path to the site's root.
  ///
  /// The page for missing addresses is shown at any of them, so its references begin at the top.
  var root: String {
    guard address == .notFound else { return address.root }
    let base = facts.input.settings.baseURL
    return base.isEmpty ? "/" : base
  }

  func href(_ address: SiteAddress?, anchor: String = "") -> String {
    address?.href(from: root, anchor: anchor) ?? ""
  }

  func href(_ path: String) -> String { SiteAddress(folder: "", file: path).href(from: root) }
}

extension PageContext {
  func flow(_ id: String) -> Ref {
    let flow = index.flow(id)
    return Ref(
      name: shown(flow?.name ?? id), href: href(facts.addresses.flow(id)), kind: .flow, hueClass: hue(id),
      note: facts.note(flow?.summary ?? ""), knownLabel: facts.names.label(.flow(id)))
  }

  func screen(_ id: String) -> Ref {
    let screen = index.screen(id)
    return Ref(
      name: shown(screen?.name ?? id), href: href(facts.addresses.screen(id)), kind: .screen,
      hueClass: index.parents(of: .screen(id)).first.map(hue) ?? "",
      note: facts.note(screen?.summary ?? ""), knownLabel: facts.names.label(.screen(id)))
  }

  func node(_ node: Node) -> Ref {
    switch node {
    case .flow(let id): flow(id)
    case .screen(let id): screen(id)
    }
  }

  func target(_ target: Target, of flow: String) -> Ref {
    if !target.screen.isEmpty { return screen(target.screen) }
    return Node(target).map(node) ?? Ref(name: shown(target.name), kind: .system, hueClass: hue(flow))
  }

  func route(_ id: String) -> Ref {
    guard let route = index.route(id), let flow = index.flow(ofRoute: id) else {
      return Ref(name: shown(id), kind: .route)
    }
    return Ref(
      name: shown(route.name),
      href: href(facts.addresses.flow(flow.id), anchor: facts.addresses.anchor(ofRoute: id) ?? ""),
      kind: .route, hueClass: hue(flow.id), note: facts.note(route.summary))
  }

  func link(_ link: Link) -> Ref {
    Ref(
      name: shown(link.pattern), href: href(facts.addresses.link(link.id)), kind: .link,
      hueClass: index.flow(ofRoute: link.route).map { hue($0.id) } ?? "",
      note: facts.note(link.summary))
  }

  func source(_ source: Source, of flow: String) -> Ref {
    if let known = Node(source) { return node(known) }
    switch source.kind {
    case .link: return facts.link(source.id).map(link) ?? Ref(name: shown(source.name), kind: .link)
    case .anywhere: return Ref(name: "anywhere")
    default:
      return Ref(name: "the start", href: href(facts.addresses.flow(flow)), kind: .flow, hueClass: hue(flow))
    }
  }

  func hue(_ flow: String) -> String { "hue-\(Hue(flow).number)" }

  /// Text for readers: without control characters.
  func shown(_ text: String) -> String { text.isEmpty ? "" : SafeText.shown(text) }
}

extension PageContext {
  func place(_ location: SourceLocation?) -> Place? {
    guard let location else { return nil }
    return Place(
      text: shown("\(location.file):\(location.line)"), href: facts.input.sourceHref(location) ?? "")
  }

  /// The location of a part of something whose own location is given above.
  func place(_ location: SourceLocation?, below whole: SourceLocation?) -> Place? {
    var place = place(location)
    if let location, location.file == whole?.file { place?.line = String(location.line) }
    return place
  }

  func deprecation(_ deprecation: Deprecation?) -> DeprecationNote? {
    deprecation.map { DeprecationNote(until: shown($0.until), message: plain($0.message)) }
  }

  func origins(_ origins: [Origin]) -> String { origins.map(\.rawValue).joined(separator: ", ") }

  /// A doc comment as HTML, with headings below the given level.
  func html(_ markdown: String, below level: Int, id: String) -> String {
    guard !markdown.isEmpty else { return "" }
    var options = options
    options.headingShift = level
    options.idPrefix = id + "-"
    return Markdown.html(markdown, options: options).html
  }

  /// The description of the app, as HTML; unlike a doc comment, it may refer to guide pages by their paths.
  func about(_ markdown: String) -> String {
    guard !markdown.isEmpty else { return "" }
    var options = options
    options.headingShift = 1
    options.idPrefix = "about-"
    let link = options.link
    options.link = { destination in
      facts.guides[destination].map { href($0.address) } ?? link(destination)
    }
    return Markdown.html(markdown, options: options).html
  }

  func inline(_ markdown: String) -> String {
    markdown.isEmpty ? "" : Markdown.inline(markdown, options: options)
  }

  private var options: Markdown.Options {
    var options = Markdown.Options()
    let references = SiteReferences(context: self)
    // A path that is relative to the source has no meaning here.
    options.link = { references.href($0) ?? ($0.contains(":") && !references.isOwn($0) ? $0 : nil) }
    options.image = { _ in nil }
    return options
  }

  func plain(_ markdown: String) -> String { Markdown.plain(markdown) }
}
