import FlowModel
import FlowReview
import Testing

/// What differs between two graphs, in words.
@Suite struct ChangesTests {
  private func flow(_ routes: [Route]) -> FlowGraph {
    FlowGraph(name: "A", flows: [Flow(id: "F", routes: routes)], screens: [Screen(id: "S"), Screen(id: "T")])
  }

  private func text(_ old: FlowGraph, _ new: FlowGraph) -> [String] {
    GraphChange.all(from: old, to: new).map { "\($0.level.rawValue): \($0.subject) \($0.words)" }
  }

  @Test func nothing() {
    let graph = flow([Route(id: "F.a", name: "a", style: .push, target: .screen("S"))])
    #expect(text(graph, graph) == [])
  }

  @Test func routes() {
    let old = flow([
      Route(id: "F.a", name: "a", style: .push, target: .screen("S")),
      Route(id: "F.b", name: "b", style: .push, target: .screen("S")),
      Route(id: "F.c", name: "c", style: .push, target: .screen("S")),
    ])
    let new = flow([
      Route(id: "F.a", name: "a", style: .present, target: .screen("S")),
      Route(
        id: "F.b", name: "b", style: .push, parameters: [Parameter(name: "id", type: "Int")],
        target: .screen("T")),
      Route(id: "F.d", name: "d", style: .push, target: .screen("S")),
    ])
    #expect(
      text(old, new) == [
        "harmless: route(\"F.a\") is shown by present instead of push",
        "risky: route(\"F.b\") leads to T instead of S; takes id: Int instead of nothing",
        "risky: route(\"F.c\") is gone", "harmless: route(\"F.d\") is new",
      ])
  }

  @Test func links() {
    var old = FlowGraph(name: "A")
    old.links = [
      Link(id: "one", pattern: "a://one", route: "F.a"), Link(id: "two", pattern: "a://two", route: "F.a"),
      Link(id: "three", pattern: "a://three", route: "F.a"),
    ]
    var new = old
    new.links = [
      Link(id: "one", pattern: "a://ONE/:id", route: "F.a"),
      Link(id: "two", pattern: "a://two", route: "F.b"),
    ]
    #expect(
      text(old, new) == [
        "breaking: link(\"one\") its pattern is a://ONE/:id instead of a://one",
        "breaking: link(\"three\") is gone", "breaking: link(\"two\") opens F.b instead of F.a",
      ])
  }
}
