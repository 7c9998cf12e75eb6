import FlowModel
import FlowReview
import FlowTestSupport
import Testing

/// Whether a committed graph file is called stale where it should be, and only there.
@Suite struct CommittedGraphTests {
  private let graph = RuleExample(CoverageTests.example).graph

  private func state(_ change: (inout FlowGraph) -> Void) -> CommittedGraph {
    var now = graph
    change(&now)
    return CommittedGraph(graph, now: now)
  }

  @Test func whatIsEqualIsCurrent() {
    #expect(state { _ in } == .current)
    #expect(state { $0.flows.reverse() } == .current)
  }

  @Test func whoChecksOutIntoAnotherFolderHasTheSameGraph() {
    #expect(state { $0.name = "app-2" } == .current)
  }

  @Test func linesThatMoveMakeNothingStale() {
    let place = SourceLocation(file: "A.swift", line: 3)
    #expect(state { $0.flows[0].location = place } == .moved)
    #expect(state { $0.flows[0].routes[0].location = place } == .moved)
    #expect(state { $0.screens[0].location = place } == .moved)
    #expect(state { $0.links[0].location = place } == .moved)
    let why = [CodeStep(kind: .made, text: "Screen()", location: place)]
    #expect(state { $0.flows[0].routes[0].why = why } == .moved)
    #expect(
      CommittedGraph.moved.step(of: "g.json").words == "g.json is up to date except for line numbers")
    #expect(CommittedGraph.moved.step(of: "g.json").verdict == .passed)
  }

  @Test func whatSaysSomethingElseIsStale() {
    #expect(state { $0.screens.append(Screen(id: "NewScreen")) } == .stale(["screen NewScreen is new"]))
    #expect(state { $0.screens[0].summary = "Another." } == .stale([]))
    #expect(state { $0.links[0].owner = "@else" } == .stale([]))
  }

  @Test func aFileThatIsNotThereIsRefused() {
    let step = CommittedGraph.missing.step(of: "g.json")
    #expect((step.verdict, step.words) == (.refused, "there is no g.json"))
    #expect(
      step.findings.map(\.description) == ["g.json:1:1: error: there is no graph file yet [graph-stale]"])
  }

  @Test func aStaleFileIsNamedWithWhatItLacks() {
    let changes = [
      "screen A is new", "screen B is new", "screen C is new", "screen D is new", "screen E is new",
    ]
    let step = CommittedGraph.stale(changes).step(of: "flowdoc.graph.json")
    #expect(step.verdict == .refused)
    #expect(
      step.findings.map(\.description) == [
        "flowdoc.graph.json:1:1: error: the committed graph differs from the source: "
          + "screen A is new; screen B is new; screen C is new; and 2 more [graph-stale]"
      ])
    #expect(
      CommittedGraph.stale([]).step(of: "g.json").findings.map(\.message) == [
        "the committed graph differs from the source: summaries, owners or similar details"
      ])
  }
}
