internal import FlowExport
internal import FlowModel

/// The page of a flow.
struct FlowPage: SitePage {
  let flow: Flow
  let desk: Desk
  private let storyboard: PictureDraft?
  private let chapters: [(chapter: SceneChapters.Chapter, picture: PictureDraft)]
  private let neighbourhood: PictureDraft?

  init(_ flow: Flow, at desk: Desk) {
    self.flow = flow
    self.desk = desk
    let budget = desk.facts.input.settings.budget
    let story = SceneChapters(ofFlow: flow.id, in: desk.index, nodes: budget)
    storyboard = (story?.overview).map {
      desk.picture($0, id: "p-storyboard", note: $0.isCollapsed ? Notes.collapsed(Scene.mostInChapters) : "")
    }
    chapters = (story?.chapters ?? []).map {
      ($0, desk.picture($0.scene, id: "p-\(Scene.Item.chapterAnchor("\($0.number)"))"))
    }
    neighbourhood = NearbyScene.of(.flow(flow.id), in: desk.index, budget: budget).map {
      desk.picture($0, id: "p-nearby")
    }
  }

  static let kind = PageKind.flow
  var pictures: [PictureDraft] {
    [storyboard].compactMap(\.self) + chapters.map(\.picture) + [neighbourhood].compactMap(\.self)
  }

  var head: PageHead {
    PageHead(
      title: desk.shown(flow.name), mark: desk.facts.names.mark(.flow(flow.id)),
      label: desk.flow(flow.id).label,
      description: PageDescriptions(desk: desk).of(flow), hueClass: desk.hue(flow.id),
      crumbs: [Ref(name: "Flows", href: desk.href(.flows))]
        + desk.facts.forest.ancestors(of: flow.id).map(desk.flow),
      place: .flows, flow: flow.id)
  }

  func subject(_ drawn: [String: PictureResult]) -> FlowSubject {
    var subject = FlowSubject()
    describe(&subject)
    subject.storyboard = storyboard?.box(drawn, at: desk)
    subject.moves = FlowMoves(flow: flow, desk: desk).table
    subject.chapters = chapters.map { chapter, picture in
      StoryChapter(
        anchor: Scene.Item.chapterAnchor("\(chapter.number)"),
        name: Self.name(of: chapter), picture: box(of: picture, drawn, subject.moves))
    }
    subject.neighbourhood = neighbourhood?.box(drawn, at: desk)
    subject.screens = screenRows
    subject.links = desk.linkRows(desk.index.links(of: flow.id))
    subject.ways = desk.ways(to: .flow(flow.id))
    subject.findings = desk.findingGroups(desk.facts.findings.about(.flow(flow.id)))
    subject.unresolved = (desk.facts.calls[flow.id] ?? []).map(desk.callRow)
    return subject
  }

  /// A chapter's picture; the table of moves has its edges as text, so they are not told twice.
  private func box(
    of picture: PictureDraft, _ drawn: [String: PictureResult], _ moves: MoveTable
  ) -> PictureBox {
    var box = picture.box(drawn, at: desk)
    guard moves.groups.contains(where: { $0.anchor == FlowMoves.anchor }) else { return box }
    box.twin = []
    box.wordsHref = "#\(FlowMoves.anchor)"
    return box
  }

  /// The number and title, as plain text that breaks where the words of the title do: the list of contents is narrow.
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
        (subject.neighbourhood != nil, "Around it", "neighbourhood"),
        (!subject.findings.isEmpty, "Findings", "findings"),
        (!subject.unresolved.isEmpty, "Not understood", "unresolved"),
      ])
  }

  private func describe(_ subject: inout FlowSubject) {
    subject.flow = desk.flow(flow.id)
    subject.id = desk.shown(flow.id)
    subject.module = desk.shown(flow.module)
    subject.isEntry = desk.facts.entries.contains { $0.id == flow.id }
    subject.summary = desk.html(flow.summary, below: 1, id: "about")
    subject.owner = desk.shown(flow.owner)
    subject.place = desk.place(flow.location)
    subject.origins = desk.origins(flow.origins)
  }
}

extension FlowPage {
  /// The screens that there is a picture of, in the order of the routes; the others stand in the table alone.
  private var screenRows: [ShownRow] {
    var seen: Set<String> = []
    return flow.routes.compactMap { route in
      guard route.target.kind == .screen, seen.insert(route.target.id).inserted,
        let shot = desk.index.screen(route.target.id).flatMap({
          desk.facts.shots.shot(of: $0, root: desk.root)
        })
      else { return nil }
      return ShownRow(screen: desk.screen(route.target.id), style: StyleName(route.style), shot: shot)
    }
  }
}
