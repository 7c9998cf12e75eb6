import FlowModel
import FlowReview
import FlowTestSupport
import Testing

@testable import FlowSite

@Suite struct OverviewTests {
  @Test func theSummaryMayNameGuidePagesAndTheGraph() throws {
    var input = try SiteInput.shop()
    input.settings.summary =
      "See [the guide](index.md), [the cart](link:shop://cart) and [nothing](other.md)."
    input.guides = [GuideFile(path: "index.md", text: "# Guide\n")]
    let main = try MadeSite(input).main(of: "index.html")
    #expect(
      main.contains(
        "See <a href=\"guide/index.html\">the guide</a>, <a href=\"links/shop-cart/index.html\">the cart</a> and nothing."
      ),
      "\(main.prefix(600))")
  }

  /// The entry comes first wherever it stands in the graph, and what nothing leads to comes last.
  @Test func flowsComeInTheOrderOfTheApp() {
    var graph = FlowGraph.sketch(
      "ZAppFlow.shop tab ShopFlow\nALostFlow.x push XScreen\nALostFlow.b push BLostFlow\nShopFlow.help present HelpFlow"
    )
    graph.flows.shuffle()
    let facts = SiteFacts(SiteInput(graph: graph))
    #expect(facts.forest.order == ["ZAppFlow", "ShopFlow", "HelpFlow", "ALostFlow", "BLostFlow"])
    #expect(facts.forest.orphans == ["ALostFlow", "BLostFlow"])
    let context = PageContext(facts: facts, address: .overview)
    let rows = OverviewPage(in: context).subject([:]).flows
    #expect(rows.map(\.isEntry) == [true, false, false, false, false])
    let tree = FlowTree(context: context, current: nil, isFlowPage: false)
    #expect(tree.rows.flows.map(\.name) == ["ZAppFlow"])
    #expect(tree.orphans.flows.map(\.name) == ["ALostFlow"])
  }

  @Test func theWayFromLaunchIsTold() {
    let facts = SiteFacts(
      SiteInput(
        graph: .sketch(
          """
          AppFlow.main start MainFlow
          MainFlow.home root HomeScreen
          MainFlow.shop tab ShopFlow
          ShopFlow.help present HelpFlow
          """)))
    let context = PageContext(facts: facts, address: .overview)
    #expect(
      LaunchRows(context: context).rows.map(text).joined() == """
        AppFlow
          start MainFlow begins with HomeScreen
            tab ShopFlow
              (leads to 1 flow)

        """)
  }

  /// What comes on top of the first screen at the start is not what a flow begins with, nor on top of the flows that are its tabs.
  @Test func aFlowBeginsWithWhatIsBelowTheRest() {
    let facts = SiteFacts(
      SiteInput(
        graph: .sketch(
          """
          AppFlow.home tab HomeFlow
          AppFlow.news present NewsScreen
          AppFlow: start start -> news
          AppFlow: start start -> home
          HomeFlow.card present CardScreen
          HomeFlow.list push ListScreen
          HomeFlow.done root DoneScreen
          HomeFlow: start shortcut -> card
          HomeFlow: start start -> list
          """)))
    let context = PageContext(facts: facts, address: .overview)
    #expect(
      LaunchRows(context: context).rows.map(text).joined() == """
        AppFlow
          tab HomeFlow begins with ListScreen

        """)
  }

  private func text(_ row: LaunchRow) -> String { text(row, "") }

  private func text(_ row: LaunchRow, _ indent: String) -> String {
    let words = [row.style.id, row.flow.name, row.first.map { "begins with \($0.name)" } ?? ""]
    return "\(indent)\(words.filter { !$0.isEmpty }.joined(separator: " "))\n"
      + row.children.map { text($0, indent + "  ") }.joined()
      + (row.more.map { "\(indent)  (\($0.name))\n" } ?? "")
  }

  @Test func whatToLookAfterIsADoor() throws {
    var graph = FlowGraph.sketch("AppFlow.shop tab ShopFlow\nLostFlow.x push XScreen")
    graph.unresolved = [UnresolvedCall(flow: "AppFlow", expression: "go()", reason: "r")]
    graph.flows[0].summary = "The app."
    var input = SiteInput(graph: graph)
    input.findings = ["dead-end", "link-overlap", "dead-end"].map {
      Finding(rule: $0, severity: $0 == "link-overlap" ? .error : .warning, message: "m", remedy: "r")
    }
    let rows = AttentionRows(context: PageContext(facts: SiteFacts(input), address: .overview)).rows
    #expect(
      rows.map { "\($0.words) -> \($0.href)" } == [
        "1 × link-overlap -> findings/index.html#rule-link-overlap",
        "2 × dead-end -> findings/index.html#rule-dead-end",
        "1 call could not be followed -> unresolved/index.html",
        "Nothing leads to 1 flow -> flows/index.html#orphans",
        "2 of 3 flows undocumented -> flows/index.html#filter=undocumented",
        "1 of 1 screens undocumented -> screens/index.html#filter=undocumented",
      ])
  }

  @Test func aSiteWithoutFlowsSaysWhyAndWhatToDo() throws {
    var input = SiteInput(graph: FlowGraph(name: "Shop"))
    input.findings = [
      Finding(
        rule: "no-flows", severity: .error, message: "no flow was found in 3 Swift files",
        remedy: "Name the folders of the app's source.")
    ]
    let main = try MadeSite(input).main(of: "index.html")
    #expect(main.contains("<a href=\"#nothing\">There is no flow yet</a>"))
    #expect(
      main.contains(
        "<p>No flow was found in 3 Swift files.</p>\n<p>Name the folders of the app&#39;s source.</p>"),
      "\(main)")
    let links = try MadeSite(input).main(of: "links/index.html")
    #expect(!links.contains("class=\"tester") && links.contains("No link was found."))
  }

  @Test func ofManyChangesTheGravestAreListed() throws {
    let flows = (0..<9).map { "F.r\($0) push S\($0)Screen" }.joined(separator: "\n")
    var input = SiteInput(graph: .sketch(flows))
    input.baseline = .init(name: "before", graph: .sketch("F.r0 push S0Screen\nshop://a = F.r0"))
    let context = PageContext(facts: SiteFacts(input), address: .overview)
    let changes = try #require(OverviewPage(in: context).subject([:]).changes)
    #expect(changes.changes.count == 6 && changes.changes[0].level == "breaking" && !changes.more.isEmpty)
  }
}
