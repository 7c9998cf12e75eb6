import FlowAnalysis
internal import FlowExport
internal import FlowModel

/// The page of a link.
struct LinkPage: SitePage {
  let link: Link
  let context: PageContext
  private let picture: PictureDraft?

  init(_ link: Link, in context: PageContext) {
    self.link = link
    self.context = context
    picture = Scene.chain(of: link, in: context.index).map { context.picture($0, id: "p-chain") }
  }

  static let kind = PageKind.link
  var pictures: [PictureDraft] { picture.map { [$0] } ?? [] }

  var head: PageHead {
    PageHead(
      title: context.shown(link.pattern), mark: context.facts.linkMarks[link.id],
      description: PageDescriptions(context: context).of(link),
      hueClass: context.link(link).hueClass, crumbs: [Ref(name: "Links", href: context.href(.links))],
      place: .links,
      flow: context.index.flow(ofRoute: link.route)?.id)
  }

  func subject(_ drawn: [String: PictureResult]) -> LinkSubject {
    var subject = LinkSubject(
      row: context.linkRow(link), summary: context.html(link.summary, below: 1, id: "about"))
    subject.parameters = link.parameters.map(parameterRow)
    subject.examples = link.examples.map { ExampleRow(url: context.shown($0), command: Self.command($0)) }
    subject.chain = link.chain.enumerated().map {
      context.step(Way.Step(route: $0.element), number: $0.offset + 1)
    }
    subject.picture = picture?.box(drawn, in: context)
    subject.guards = link.guards.map { ValueRow(value: context.shown($0)) }
    subject.since = context.shown(link.since)
    subject.place = context.place(link.location)
    subject.origins = context.origins(link.origins)
    subject.rivals = rivals
    subject.uses = context.uses(link.id)
    subject.findings = context.findingGroups(context.facts.findings.about(link: link.id))
    return subject
  }

  func contents(of subject: LinkSubject) -> [ContentsRow] {
    .listed([
      (subject.picture != nil, "Picture", "picture"),
      (!subject.examples.isEmpty, "Try it", "examples"),
      (!subject.parameters.isEmpty, "Parameters", "parameters"),
      (!subject.chain.isEmpty, "The way through the app", "chain"),
      (!subject.rivals.isEmpty, "Links that match the same URL", "rivals"),
      (!subject.findings.isEmpty, "Findings", "findings"),
    ])
  }

  private func parameterRow(_ parameter: LinkParameter) -> ParameterRow {
    ParameterRow(
      name: context.shown(parameter.name), type: context.shown(parameter.type),
      isOptional: parameter.isOptional,
      place: parameter.place.rawValue, allowed: parameter.allowed.map { ValueRow(value: context.shown($0)) },
      summary: context.plain(parameter.summary))
  }

  private var rivals: [RivalRow] {
    (context.facts.rivals[link.id] ?? []).compactMap { rival in
      context.facts.link(rival.link).map {
        RivalRow(link: context.link($0), witness: context.shown(rival.witness))
      }
    }
  }

  /// A line for the shell: the URL in single quotes, in which only a single quote is special.
  static func command(_ url: String) -> String {
    "xcrun simctl openurl booted '\(SafeText.shown(url).replacing("'", with: "'\\''"))'"
  }
}

/// The list of links.
struct LinksPage: SitePage {
  let context: PageContext
  static let kind = PageKind.links

  var head: PageHead {
    PageHead(
      title: "Links", description: "Every URL that \(context.facts.name) handles, and what it opens.",
      place: .links)
  }

  func subject(_ drawn: [String: PictureResult]) -> LinksSubject {
    LinksSubject(
      groups: Self.groups(context.index.graph.links).map {
        LinkGroup(name: context.shown($0.beginning), links: context.linkRows($0.links))
      },
      examples: LinkExamples.of(context.index.graph.links).map { ValueRow(value: context.shown($0)) })
  }

  func contents(of subject: LinksSubject) -> [ContentsRow] {
    guard !subject.groups.isEmpty else { return [] }
    return [
      ContentsRow(name: "What does this URL open?", anchor: "tester"),
      ContentsRow(name: "All links", anchor: "catalogue"),
    ]
  }

  /// The groups of links by scheme and host, with links to the list.
  static func beginnings(in context: PageContext) -> [SummaryRow] {
    groups(context.index.graph.links).map { group in
      let count = group.links.count
      return SummaryRow(
        words: context.shown(group.beginning), note: counted(count, "link"),
        href: context.href(.links, anchor: "catalogue"))
    }
  }

  private static func groups(_ links: [Link]) -> [(beginning: String, links: [Link])] {
    Dictionary(grouping: links) { beginning(of: $0.pattern) }.sorted { $0.key < $1.key }.map {
      ($0.key, $0.value)
    }
  }

  /// The group of a pattern: its scheme, and for web links also the host.
  private static func beginning(of pattern: String) -> String {
    guard let colon = pattern.firstRange(of: "://") else { return "/" }
    let scheme = pattern[..<colon.upperBound]
    guard scheme.lowercased().hasPrefix("http") else { return String(scheme) }
    return String(scheme + pattern[colon.upperBound...].prefix { $0 != "/" && $0 != "?" })
  }
}
