import FlowAnalysis
import FlowModel
import Testing

@testable import FlowSite

/// Graphs with more moves than pages list or draw.
@Suite struct SiteLimitsTests {
  /// Flows that all lead to each other.
  private func dense(_ count: Int) -> FlowGraph {
    let flows = (0..<count).map { from in
      let routes = (0..<count).map {
        Route(id: "F\(from).r\($0)", name: "r\($0)", style: .start, target: .flow("F\($0)"))
      }
      return Flow(id: "F\(from)", isEntry: from == 0, routes: routes)
    }
    return FlowGraph(name: "Dense", flows: flows)
  }

  private func text(_ limits: SiteLimits) -> String {
    (["\(limits.moves) \(limits.storyboard)"] + limits.findings.map(\.message)).joined(separator: "\n")
  }

  @Test func aUsualGraphHasNone() {
    #expect(text(SiteLimits(dense(30))) == "\(Int.max) \(Int.max)")
  }

  @Test func pagesOfAGraphWithTooManyMovesListTheFirst() {
    #expect(
      text(SiteLimits(dense(5), mostMoves: 24, listed: 3)) == """
        3 \(Int.max)
        the graph has 25 routes and transitions, so a page lists the first 3 moves of a kind, and the search finds the \
        first 3 routes of a flow
        """)
  }

  /// The smaller flows are drawn, as far as the limit goes, wherever they are in the graph.
  @Test func flowsThatNeedTooManyChaptersHaveNoStoryboard() {
    var graph = dense(30)
    for flow in 2..<30 { graph.flows[flow].routes.removeLast(flow < 4 ? 3 : 10) }
    #expect(
      text(SiteLimits(graph, mostDrawn: 60)) == """
        \(Int.max) 29
        2 flows with more than 29 routes have no storyboard, since there would be too many chapters
        """)
  }

  private func page(_ limits: SiteLimits) throws -> FlowSubject {
    let facts = SiteFacts(SiteInput(graph: dense(30)), limits: limits)
    let context = PageContext(facts: facts, address: .flows)
    return FlowPage(try #require(facts.index.flow("F7")), in: context).subject([:])
  }

  @Test func aPageSaysWhatItLeavesOut() throws {
    let page = try page(SiteLimits(dense(30), mostMoves: 100, listed: 4, mostDrawn: 50))
    #expect(page.moves.groups.map { "\($0.name): \($0.rows.count)" } == ["Leads here: 4", "Leads on: 4"])
    #expect(
      page.moves.groups.map { $0.listed < $0.count ? "\($0.listed) of \($0.count)" : "all" } == [
        "4 of 30", "4 of 30",
      ])
    #expect(page.storyboard == nil)
    #expect(page.chapters.isEmpty)
    #expect(
      page.undrawn
        == "There is no storyboard: its 30 routes, with those of other flows, would make too many chapters.")
    #expect(page.neighbourhood != nil)
  }

  @Test func theMovesOfAScreenAndTheRoutesOfASearchAreLimitedToo() throws {
    let routes = (0..<5).map { Route(id: "F.r\($0)", name: "r\($0)", style: .push, target: .screen("S")) }
    var graph = FlowGraph(name: "Wide", flows: [Flow(id: "F", isEntry: true, routes: routes)])
    graph.screens = [Screen(id: "S")]
    graph.transitions = routes.map {
      Transition(flow: "F", from: .screen("S"), triggers: [$0.name], kind: .route, route: $0.id)
    }
    let facts = SiteFacts(
      SiteInput(graph: graph), limits: SiteLimits(graph, mostMoves: 9, listed: 3))
    let context = PageContext(facts: facts, address: .screens)
    let moves = ScreenPage(try #require(facts.index.screen("S")), in: context).subject([:]).moves
    #expect(
      moves.groups.map { "\($0.name): \($0.listed) of \($0.count)" } == [
        "Shown by: 3 of 5", "Leads on: 3 of 5",
      ])
    #expect(
      SearchIndex(facts: facts).script.matches(of: /"r\d"/).map { String($0.0) } == [
        "\"r0\"", "\"r1\"", "\"r2\"",
      ])
  }

  @Test func aPageOfAUsualGraphLeavesOutNothing() throws {
    let page = try page(SiteLimits(dense(30)))
    #expect(page.moves.groups.allSatisfy { $0.listed == $0.count })
    #expect(page.storyboard != nil)
    #expect(page.undrawn.isEmpty)
  }

  /// A flow that leads to another in so many ways.
  private func wide(_ count: Int) -> FlowGraph {
    let routes = (0..<count).map {
      Route(id: "F.r\($0)", name: "r\($0)", style: .start, target: .flow("G"))
    }
    return FlowGraph(name: "Wide", flows: [Flow(id: "F", isEntry: true, routes: routes), Flow(id: "G")])
  }

  @Test func aGraphMayHaveAHundredThousandMoves() {
    let limits = [20_000, 20_001, 100_000, 100_001].map { SiteLimits(wide($0)) }
    #expect(limits.map(\.moves) == [.max, .max, .max, 100])
    #expect(limits.map(\.storyboard) == [.max, 20_000, 99_999, 100_000])
  }

  @Test func theSentencesAreOnThePageAndTheSiteHasTheFindings() throws {
    let graph = wide(301)
    let site = try MadeSite(
      SiteInput(graph: graph), limits: SiteLimits(graph, mostMoves: 300, listed: 100, mostDrawn: 300))
    let page = site.main(of: "flows/f/index.html")
    #expect(page.contains("The first 100 of 301 are listed; the graph file has all of them."))
    #expect(page.contains("There is no storyboard: its 301 routes"))
    #expect(
      site.files["findings/index.html"]?.contains("the graph has 301 routes and transitions") == true)
  }
}
