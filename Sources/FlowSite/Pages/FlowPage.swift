import FlowAnalysis
internal import FlowExport
internal import FlowModel

/// The page of a flow.
struct FlowPage: SitePage {
  let flow: Flow
  let context: PageContext
  private let isDrawn: Bool
  private let storyboard: PictureDraft?
  private let chapters: [(chapter: SceneChapters.Chapter, picture: PictureDraft)]
  private let neighbourhood: PictureDraft?

  init(_ flow: Flow, in context: PageContext) {
    self.flow = flow
    self.context = context
    let budget = context.facts.input.settings.budget
    isDrawn = flow.routes.count <= context.facts.limits.storyboard
    let story = isDrawn ? SceneChapters(ofFlow: flow.id, in: context.index, nodes: budget) : nil
    storyboard = (story?.overview).map {
      context.picture(
        $0, id: "p-storyboard", note: $0.isCollapsed ? Notes.collapsed(Scene.mostInChapters) : "")
    }
    chapters = (story?.chapters ?? []).map {
      ($0, context.picture($0.scene, id: "p-\(Scene.Item.chapterAnchor("\($0.number)"))"))
    }
    neighbourhood = NearbyScene.of(.flow(flow.id), in: context.index, budget: budget).map {
      context.picture($0, id: "p-nearby")
    }
  }

  static let kind = PageKind.flow
  var pictures: [PictureDraft] {
    [storyboard].compactMap(\.self) + chapters.map(\.picture) + [neighbourhood].compactMap(\.self)
  }

  var head: PageHead {
    PageHead(
      title: context.shown(flow.name), mark: context.facts.names.mark(.flow(flow.id)),
      label: context.flow(flow.id).label,
      description: PageDescriptions(context: context).of(flow), hueClass: context.hue(flow.id),
      crumbs: context.crumbs(of: flow.id),
      place: .flows, flow: flow.id)
  }

  func subject(_ drawn: [String: PictureResult]) -> FlowSubject {
    var subject = FlowSubject()
    describe(&subject)
    subject.storyboard = storyboard?.box(drawn, in: context)
    subject.undrawn = isDrawn ? "" : Notes.undrawn(flow.routes.count)
    subject.moves = FlowMoves(flow: flow, context: context).table
    subject.chapters = chapters.map { chapter, picture in
      StoryChapter(
        anchor: Scene.Item.chapterAnchor("\(chapter.number)"),
        name: Self.name(of: chapter), picture: box(of: picture, drawn, subject.moves))
    }
    subject.neighbourhood = neighbourhood?.box(drawn, in: context)
    subject.screens = screenRows
    subject.links = context.linkRows(context.index.links(of: flow.id))
    subject.ways = context.ways(to: .flow(flow.id))
    subject.findings = context.findingGroups(context.facts.findings.about(.flow(flow.id)))
    subject.unresolved = (context.facts.calls[flow.id] ?? []).map(context.callRow)
    return subject
  }

  /// A chapter's picture; the table of moves has its edges as text, so they are not repeated.
  private func box(
    of picture: PictureDraft, _ drawn: [String: PictureResult], _ moves: MoveTable
  ) -> PictureBox {
    var box = picture.box(drawn, in: context)
    guard moves.groups.contains(where: { $0.anchor == FlowMoves.anchor }) else { return box }
    box.twin = []
    box.wordsHref = "#\(FlowMoves.anchor)"
    return box
  }

  /// The number and title, as plain text that breaks between the words of the title: the list of contents is narrow.
  private static func name(of chapter: SceneChapters.Chapter) -> String {
    let parts = NameHumps.parts(of: SafeText.shown(chapter.title))
    return "\(chapter.number) \(parts.joined(separator: "\u{200B}"))"
  }

  func contents(of subject: FlowSubject) -> [ContentsRow] {
    [ContentsRow].listed([(subject.storyboard != nil, "Storyboard", "storyboard")])
      + subject.chapters.map { ContentsRow(name: $0.name, anchor: $0.anchor) }
      + subject.moves.groups.map { ContentsRow(name: $0.name, anchor: $0.anchor) }
      + .listed([
        (!subject.ways.isEmpty, "How do I get here?", "ways"),
        (!subject.screens.isEmpty, "Screens", "screens"), (!subject.links.isEmpty, "Links", "links"),
        (subject.neighbourhood != nil, "Surroundings", "neighbourhood"),
        (!subject.findings.isEmpty, "Findings", "findings"),
        (!subject.unresolved.isEmpty, "Not understood", "unresolved"),
      ])
  }

  private func describe(_ subject: inout FlowSubject) {
    subject.flow = context.flow(flow.id)
    subject.id = context.shown(flow.id)
    subject.module = context.shown(flow.module)
    subject.isEntry = context.facts.entries.contains { $0.id == flow.id }
    subject.summary = context.html(flow.summary, below: 1, id: "about")
    subject.owner = context.shown(flow.owner)
    subject.place = context.place(flow.location)
    subject.origins = context.origins(flow.origins)
  }
}

extension FlowPage {
  /// The screens with a picture, in the order of the routes; the others are only in the table.
  private var screenRows: [ShownRow] {
    var seen: Set<String> = []
    return flow.routes.compactMap { route in
      guard let screen = route.target.screenID, seen.insert(screen).inserted,
        let shot = context.index.screen(screen).flatMap({
          context.facts.shots.shot(of: $0, root: context.root)
        })
      else { return nil }
      return ShownRow(screen: context.screen(screen), style: StyleName(route.style), shot: shot)
    }
  }
}
