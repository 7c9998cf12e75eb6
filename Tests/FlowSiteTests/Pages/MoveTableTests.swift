import FlowAnalysis
import FlowModel
import FlowTestSupport
import Testing

@testable import FlowSite

/// The table of what leads where: each thing that can happen once, with all who ask for it.
@Suite struct MoveTableTests {
  private let graph = FlowGraph.sketch(
    """
    AppFlow.shop tab ShopFlow
    ShopFlow.list root ListScreen
    ShopFlow.item push ItemScreen
    ShopFlow.again present ItemScreen
    ShopFlow.help present HelpFlow
    AppFlow: start start -> shop
    ShopFlow: start start -> list
    ShopFlow: ListScreen onPick -> item
    ShopFlow: ListScreen onSwipe -> item
    ShopFlow: ItemScreen onMore -> item
    ShopFlow: ItemScreen onDone -> !finished
    ShopFlow: ItemScreen onBack -> <
    ShopFlow: ListScreen onBack -> <
    """)

  private func text(_ table: MoveTable) -> String {
    table.groups.map { group in
      "\(group.name)\n" + group.rows.map { "  \(text($0))\n" }.joined()
    }.joined()
  }

  private func text(_ row: MoveRow) -> String {
    let requesters = row.requesters.map { requester in
      [requester.from?.name ?? "", requester.words].filter { !$0.isEmpty }.joined(separator: " on ")
    }
    let targets = row.targets.flatMap { target in
      [target.style == .none ? target.kind.name : target.style.name] + target.also.map(\.style.name)
        + [target.to?.name ?? ""]
    }
    let ends = [row.by.map { "of \($0.name)" } ?? "", row.route?.name ?? ""]
    return ([requesters.joined(separator: "; ")] + targets + ends).filter { !$0.isEmpty }.joined(
      separator: " | ")
  }

  private func context(_ address: SiteAddress = .flows) -> PageContext {
    PageContext(facts: SiteFacts(SiteInput(graph: graph)), address: address)
  }

  @Test func ofAFlow() throws {
    let context = context()
    let flow = try #require(context.index.flow("ShopFlow"))
    #expect(
      text(FlowMoves(flow: flow, context: context).table) == """
        Leads here
          the start | Tab | of AppFlow | shop
        Leads on
          Present | ItemScreen | again
          Present | HelpFlow | help
          ItemScreen on onMore; ListScreen on onPick, onSwipe | Push | ItemScreen | item
          the start | Root | ListScreen | list
        How it ends
          ItemScreen on onDone | Ends with | finished
          ItemScreen on onBack; ListScreen on onBack | Goes back

        """)
  }

  @Test func ofAScreen() throws {
    let context = context(.screens)
    let screen = try #require(context.index.screen("ItemScreen"))
    #expect(
      text(ScreenMoves(screen: screen, context: context).table) == """
        Shown by
          Present | of ShopFlow | again
          ItemScreen on onMore; ListScreen on onPick, onSwipe | Push | of ShopFlow | item
        Leads on
          onBack | Goes back | of ShopFlow
          onDone | Ends with | finished | of ShopFlow
          onMore | Push | ItemScreen | of ShopFlow | item

        """)
  }

  /// One method may show several screens in several ways, on the same request: that is one row.
  @Test func routesThatDifferInTheirTargetsAloneAreOneRow() throws {
    var graph = FlowGraph.sketch(
      """
      F.show.A.push push AScreen
      F.show.A.present present AScreen
      F.show.B.push push BScreen
      F.show.C.push push CScreen
      F: AScreen onMore -> show.A.push
      F: AScreen onMore -> show.A.present
      F: AScreen onMore -> show.B.push
      F: BScreen onMore -> show.C.push
      """)
    for (place, route) in graph.flows[0].routes.enumerated() {
      let line = route.target.id == "AScreen" ? 7 : 9
      graph.flows[0].routes[place].name = "show"
      graph.flows[0].routes[place].location = SourceLocation(file: "F.swift", line: line)
    }
    let context = PageContext(facts: SiteFacts(SiteInput(graph: graph)), address: .flows)
    let table = FlowMoves(flow: try #require(context.index.flow("F")), context: context).table
    #expect(
      text(table) == """
        Leads on
          AScreen on onMore | Present | Push | AScreen | Push | BScreen | show
          BScreen on onMore | Push | CScreen | show

        """)
    let row = try #require(table.groups.first?.rows.first)
    #expect(row.route?.places.map(\.text) == ["F.swift:7", "F.swift:9"])
    let anchors = row.targets.flatMap { [$0.anchor] + $0.also.map(\.anchor) }
    #expect(Set(anchors).count == 3 && !anchors.contains(""))
  }

  /// The flow's file and origins stand above the table.
  @Test func aRowTellsOnlyWhatDiffersFromItsFlow() throws {
    var graph = FlowGraph.sketch("F.a push AScreen\nF.b push BScreen")
    graph.flows[0].location = SourceLocation(file: "F.swift", line: 3)
    graph.flows[0].origins = [.scanned]
    for (place, fact) in [("F.swift", Origin.scanned), ("G.swift", .declared)].enumerated() {
      graph.flows[0].routes[place].location = SourceLocation(file: fact.0, line: 12)
      graph.flows[0].routes[place].origins = [fact.1]
    }
    let context = PageContext(facts: SiteFacts(SiteInput(graph: graph)), address: .flows)
    let flow = try #require(context.index.flow("F"))
    let rows = FlowMoves(flow: flow, context: context).table.groups.flatMap(\.rows)
    #expect(rows.map { $0.route?.places.first?.line } == ["12", ""])
    #expect(rows.map { $0.route?.origins } == ["", "declared"])
  }

  /// A graph may say that a flow goes along a route of another one.
  @Test func aRouteOfAnotherFlowIsTold() throws {
    var graph = graph
    graph.transitions.append(
      Transition(flow: "AppFlow", from: .start, kind: .route, route: "ShopFlow.item"))
    let context = PageContext(facts: SiteFacts(SiteInput(graph: graph)), address: .flows)
    let flow = try #require(context.index.flow("AppFlow"))
    #expect(
      text(FlowMoves(flow: flow, context: context).table).contains(
        "the start | Push | ItemScreen | of ShopFlow | item"))
  }

  @Test(arguments: [(4, 4, 0), (5, 2, 3), (9, 2, 7)])
  func ofManyRequestersTheFirstAreListed(count: Int, seen: Int, folded: Int) {
    let row = MoveRow(requesters: (0..<count).map { TriggerRow(from: Ref(name: "S\($0)"), words: "") })
    #expect(list(row, "requesters") == seen && list(row, "moreRequesters") == folded)
  }

  private func list(_ row: MoveRow, _ name: String) -> Int {
    if case .list(let rows) = row.value(of: TemplateName(name)) { rows.count } else { 0 }
  }

  @Test func onlyOneWayIsOpen() throws {
    let site = try MadeSite(SiteInput(graph: graph))
    let page = site.main(of: "screens/itemscreen/index.html")
    let folded = try #require(
      page.firstRange(of: "<details class=\"other-ways\">") ?? page.firstRange(of: "</main>"))
    #expect(page[..<folded.lowerBound].ranges(of: "<article class=\"way\">").count == 1)
  }
}
