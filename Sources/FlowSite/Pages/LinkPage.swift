internal import FlowExport
internal import FlowModel

/// The page of a link.
struct LinkPage: SitePage {
  let link: Link
  let desk: Desk
  private let picture: PictureDraft?

  init(_ link: Link, at desk: Desk) {
    self.link = link
    self.desk = desk
    picture = Scene.chain(of: link, in: desk.index).map { desk.picture($0, id: "p-chain") }
  }

  static let kind = PageKind.link
  var pictures: [PictureDraft] { picture.map { [$0] } ?? [] }

  var head: PageHead {
    PageHead(
      title: desk.shown(link.pattern), mark: desk.facts.linkTwins[link.id],
      description: PageDescriptions(desk: desk).of(link),
      hueClass: desk.link(link).hueClass, crumbs: [Ref(name: "Links", href: desk.href(.links))],
      place: .links,
      flow: desk.index.flow(ofRoute: link.route)?.id)
  }

  func subject(_ drawn: [String: PictureResult]) -> LinkSubject {
    var subject = LinkSubject(
      row: desk.linkRow(link), summary: desk.html(link.summary, below: 1, id: "about"))
    subject.parameters = link.parameters.map(parameterRow)
    subject.examples = link.examples.map { ExampleRow(url: desk.shown($0), command: Self.command($0)) }
    subject.chain = link.chain.enumerated().map {
      desk.step(Way.Step(route: $0.element), number: $0.offset + 1)
    }
    subject.picture = picture?.box(drawn, at: desk)
    subject.guards = link.guards.map { ValueRow(value: desk.shown($0)) }
    subject.since = desk.shown(link.since)
    subject.place = desk.place(link.location)
    subject.origins = desk.origins(link.origins)
    subject.rivals = rivals
    subject.uses = desk.uses(link.id)
    subject.findings = desk.findingGroups(desk.facts.findings.about(link: link.id))
    return subject
  }

  func contents(of subject: LinkSubject) -> [ContentsRow] {
    .listed([
      (subject.picture != nil, "Picture", "picture"),
      (!subject.examples.isEmpty, "Try it", "examples"),
      (!subject.parameters.isEmpty, "What it takes", "parameters"),
      (!subject.chain.isEmpty, "The way it goes", "chain"),
      (!subject.rivals.isEmpty, "Links that match the same URL", "rivals"),
      (!subject.findings.isEmpty, "Findings", "findings"),
    ])
  }

  private func parameterRow(_ parameter: LinkParameter) -> ParameterRow {
    ParameterRow(
      name: desk.shown(parameter.name), type: desk.shown(parameter.type), isOptional: parameter.isOptional,
      place: parameter.place.rawValue, allowed: parameter.allowed.map { ValueRow(value: desk.shown($0)) },
      summary: desk.plain(parameter.summary))
  }

  private var rivals: [RivalRow] {
    (desk.facts.rivals[link.id] ?? []).compactMap { rival in
      desk.facts.link(rival.link).map { RivalRow(link: desk.link($0), witness: desk.shown(rival.witness)) }
    }
  }

  /// A line for the shell: the URL in single quotes, within which only a single quote is special.
  static func command(_ url: String) -> String {
    "xcrun simctl openurl booted '\(SafeText.shown(url).replacing("'", with: "'\\''"))'"
  }
}

/// The catalogue of links.
struct LinksPage: SitePage {
  let desk: Desk
  static let kind = PageKind.links

  var head: PageHead {
    PageHead(
      title: "Links", description: "Every URL that \(desk.facts.name) answers, and what it opens.",
      place: .links)
  }

  func subject(_ drawn: [String: PictureResult]) -> LinksSubject {
    LinksSubject(
      groups: Self.groups(desk.index.graph.links).map {
        LinkGroup(name: desk.shown($0.beginning), links: desk.linkRows($0.links))
      },
      examples: LinkExamples.of(desk.index.graph.links).map { ValueRow(value: desk.shown($0)) })
  }

  func contents(of subject: LinksSubject) -> [ContentsRow] {
    guard !subject.groups.isEmpty else { return [] }
    return [
      ContentsRow(name: "What does this URL open?", anchor: "tester"),
      ContentsRow(name: "All links", anchor: "catalogue"),
    ]
  }

  /// The links of each scheme and host, as ways to the catalogue.
  static func beginnings(at desk: Desk) -> [SummaryRow] {
    groups(desk.index.graph.links).map { group in
      let count = group.links.count
      return SummaryRow(
        words: desk.shown(group.beginning), note: count == 1 ? "1 link" : "\(count) links",
        href: desk.href(.links, anchor: "catalogue"))
    }
  }

  private static func groups(_ links: [Link]) -> [(beginning: String, links: [Link])] {
    Dictionary(grouping: links) { beginning(of: $0.pattern) }.sorted { $0.key < $1.key }.map {
      ($0.key, $0.value)
    }
  }

  /// What patterns are grouped by: the scheme, and for the web's own the host as well.
  private static func beginning(of pattern: String) -> String {
    guard let colon = pattern.firstRange(of: "://") else { return "/" }
    let scheme = pattern[..<colon.upperBound]
    guard scheme.lowercased().hasPrefix("http") else { return String(scheme) }
    return String(scheme + pattern[colon.upperBound...].prefix { $0 != "/" && $0 != "?" })
  }
}
