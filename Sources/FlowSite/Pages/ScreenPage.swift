import FlowAnalysis
internal import FlowExport
internal import FlowModel

/// The page of a screen.
struct ScreenPage: SitePage {
  let screen: Screen
  let context: PageContext
  private let neighbourhood: PictureDraft?

  init(_ screen: Screen, in context: PageContext) {
    self.screen = screen
    self.context = context
    let budget = context.facts.input.settings.budget
    neighbourhood = NearbyScene.of(.screen(screen.id), in: context.index, budget: budget).map {
      context.picture($0, id: "p-nearby")
    }
  }

  static let kind = PageKind.screen
  private var node: Node { .screen(screen.id) }
  var pictures: [PictureDraft] { neighbourhood.map { [$0] } ?? [] }

  var head: PageHead {
    let flow = context.index.parents(of: node).first
    return PageHead(
      title: context.shown(screen.name), mark: context.facts.names.mark(node),
      label: context.screen(screen.id).label,
      description: PageDescriptions(context: context).of(screen),
      hueClass: context.screen(screen.id).hueClass,
      crumbs: [Ref(name: "Screens", href: context.href(.screens))] + (flow.map { [context.flow($0)] } ?? []),
      place: .screens, flow: flow)
  }

  func subject(_ drawn: [String: PictureResult]) -> ScreenSubject {
    ScreenSubject(
      screen: context.screen(screen.id), id: context.shown(screen.id), module: context.shown(screen.module),
      summary: context.html(screen.summary, below: 1, id: "about"), place: context.place(screen.location),
      origins: context.origins(screen.origins),
      pictures: context.facts.shots.pictures(of: screen, in: context),
      neighbourhood: neighbourhood?.box(drawn, in: context),
      moves: ScreenMoves(screen: screen, context: context).table,
      links: context.linkRows(context.facts.linksTo[node] ?? []), ways: context.ways(to: node),
      findings: context.findingGroups(context.facts.findings.about(node)))
  }

  func contents(of subject: ScreenSubject) -> [ContentsRow] {
    [ContentsRow].listed([
      (subject.neighbourhood != nil, "Surroundings", "neighbourhood"),
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
  let context: PageContext
  static let kind = PageKind.screens

  var head: PageHead {
    PageHead(title: "Screens", description: "All screens of \(context.facts.name).", place: .screens)
  }

  func subject(_ drawn: [String: PictureResult]) -> ScreensSubject {
    ScreensSubject(
      screens: context.index.graph.screens.map { screen in
        ScreenRow(
          screen: context.screen(screen.id),
          flows: context.index.parents(of: .screen(screen.id)).map(context.flow),
          summary: context.plain(screen.summary), isUndocumented: screen.summary.isEmpty,
          shot: context.facts.shots.shot(of: screen, root: context.root))
      })
  }
}
