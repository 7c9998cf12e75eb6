internal import FlowExport
internal import FlowModel

/// The page of a screen.
struct ScreenPage: SitePage {
  let screen: Screen
  let desk: Desk
  private let neighbourhood: PictureDraft?

  init(_ screen: Screen, at desk: Desk) {
    self.screen = screen
    self.desk = desk
    let budget = desk.facts.input.settings.budget
    neighbourhood = NearbyScene.of(.screen(screen.id), in: desk.index, budget: budget).map {
      desk.picture($0, id: "p-nearby")
    }
  }

  static let kind = PageKind.screen
  private var node: Node { .screen(screen.id) }
  var pictures: [PictureDraft] { neighbourhood.map { [$0] } ?? [] }

  var head: PageHead {
    let flow = desk.index.parents(of: node).first
    return PageHead(
      title: desk.shown(screen.name), mark: desk.facts.names.mark(node), label: desk.screen(screen.id).label,
      description: PageDescriptions(desk: desk).of(screen),
      hueClass: desk.screen(screen.id).hueClass,
      crumbs: [Ref(name: "Screens", href: desk.href(.screens))] + (flow.map { [desk.flow($0)] } ?? []),
      place: .screens, flow: flow)
  }

  func subject(_ drawn: [String: PictureResult]) -> ScreenSubject {
    ScreenSubject(
      screen: desk.screen(screen.id), id: desk.shown(screen.id), module: desk.shown(screen.module),
      summary: desk.html(screen.summary, below: 1, id: "about"), place: desk.place(screen.location),
      origins: desk.origins(screen.origins),
      looks: desk.facts.shots.looks(of: screen, at: desk),
      neighbourhood: neighbourhood?.box(drawn, at: desk),
      moves: ScreenMoves(screen: screen, desk: desk).table,
      links: desk.linkRows(desk.facts.linksTo[node] ?? []), ways: desk.ways(to: node),
      findings: desk.findingGroups(desk.facts.findings.about(node)))
  }

  func contents(of subject: ScreenSubject) -> [ContentsRow] {
    [ContentsRow].listed([
      (subject.neighbourhood != nil, "Around it", "neighbourhood"),
      (!subject.ways.isEmpty, "How do I get here?", "ways"),
    ])
      + subject.moves.groups.map { ContentsRow(name: $0.name, anchor: $0.anchor) }
      + .listed([
        (!subject.links.isEmpty, "Links", "links"), (!subject.findings.isEmpty, "Findings", "findings"),
      ])
  }
}

/// The list of all screens.
struct ScreensPage: SitePage {
  let desk: Desk
  static let kind = PageKind.screens

  var head: PageHead {
    PageHead(title: "Screens", description: "All screens of \(desk.facts.name).", place: .screens)
  }

  func subject(_ drawn: [String: PictureResult]) -> ScreensSubject {
    ScreensSubject(
      screens: desk.index.graph.screens.map { screen in
        ScreenRow(
          screen: desk.screen(screen.id), flows: desk.index.parents(of: .screen(screen.id)).map(desk.flow),
          summary: desk.plain(screen.summary), isUndocumented: screen.summary.isEmpty,
          shot: desk.facts.shots.shot(of: screen, root: desk.root))
      })
  }
}
