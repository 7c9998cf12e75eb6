import FlowModel
import FlowTestSupport
import Testing

@Suite struct MergedGraphTests {
  @Test func isAssociativeCommutativeAndIdempotent() {
    var random = SeededGenerator()
    for round in 0..<RunLength.of(short: 30, long: 300) {
      let (a, b, c) = (random.graph(), random.graph(), random.graph())
      let all = MergedGraph(of: [a, b, c])
      let note = "seed \(random.seed), round \(round)"
      #expect(merge(merge(a, b), c) == all.graph, "\(note)")
      #expect(merge(a, merge(b, c)) == all.graph, "\(note)")
      #expect(MergedGraph(of: [c, a, b]).graph == all.graph, "\(note)")
      #expect(MergedGraph(of: [("1", a), ("2", b)]) == MergedGraph(of: [("2", b), ("1", a)]), "\(note)")
      #expect(merge(a, a) == merge(a, FlowGraph.blank), "\(note)")
      #expect(merge(all.graph, b) == all.graph, "\(note)")
    }
  }

  @Test func twoModulesBecomeOne() {
    let shop = FlowGraph(
      name: "Shop",
      flows: [
        Flow(
          id: "ShopFlow", isEntry: true, origins: [.scanned],
          routes: [
            Route(id: "ShopFlow.account", name: "account", style: .start, target: .flow("AccountFlow"))
          ])
      ])
    let account = FlowGraph(
      name: "Account",
      flows: [Flow(id: "AccountFlow"), Flow(id: "ShopFlow", summary: "Sells.", origins: [.declared])])
    let merged = MergedGraph(of: [shop, account])
    #expect(merged.findings.isEmpty)
    #expect(merged.graph.flows.map(\.id) == ["AccountFlow", "ShopFlow"])
    #expect(merged.graph.flows[1].summary == "Sells.")
    #expect(merged.graph.flows[1].origins == [.declared, .scanned])
    #expect(merged.graph.flows[1].isEntry)
    #expect(merged.graph.name == "Account")
  }

  @Test func aContradictionIsAFindingWithBothPlaces() {
    func graph(_ style: PresentationStyle, _ file: String) -> FlowGraph {
      let route = Route(
        id: "A.b", name: "b", style: style, target: .screen("S"),
        location: SourceLocation(file: file, line: 3))
      return FlowGraph(name: file, flows: [Flow(id: "A", routes: [route])], screens: [Screen(id: "S")])
    }
    let merged = MergedGraph(of: [graph(.push, "One.swift"), graph(.present, "Two.swift")])
    #expect(
      merged.findings.map(\.description) == [
        "Two.swift:3:1: warning: 'A.b' has different values for style: "
          + "\"present\" in Two.swift:3:1, \"push\" in One.swift:3:1 [merge-conflict]"
      ])
    #expect(merged.graph.flows[0].routes[0].style == .present)
  }

  @Test func aContradictionWithoutPlacesNamesTheFiles() {
    let merged = MergedGraph(of: [
      ("one.json", FlowGraph(name: "", screens: [Screen(id: "S", summary: "Left.")])),
      ("two.json", FlowGraph(name: "", screens: [Screen(id: "S", summary: "Right.")])),
    ])
    #expect(
      merged.findings.map(\.message) == [
        "'S' has different values for summary: \"Left.\" in one.json, \"Right.\" in two.json"
      ])
  }

  private func merge(_ a: FlowGraph, _ b: FlowGraph) -> FlowGraph { MergedGraph(of: [a, b]).graph }
}
