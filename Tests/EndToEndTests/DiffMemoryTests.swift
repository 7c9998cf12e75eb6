import FlowModel
import FlowTestSupport
import Foundation
import Testing

/// The memory of a comparison grows with the graphs, and not with tables of everything in them.
@Suite struct DiffMemoryTests {
  /// Flows of which each shows a screen and leads to the next one, with a link and a move each.
  private func chain(_ count: Int) -> FlowGraph {
    var graph = FlowGraph(name: "Chain")
    for number in 0..<count {
      let flow = "Flow\(number)"
      let shown = Route(id: "\(flow).shown", name: "shown", style: .root, target: .screen("Screen\(number)"))
      let next = Route(id: "\(flow).next", name: "next", style: .push, target: .flow("Flow\(number + 1)"))
      graph.flows.append(
        Flow(id: flow, isEntry: number == 0, routes: number + 1 < count ? [shown, next] : [shown]))
      graph.screens.append(Screen(id: "Screen\(number)"))
      graph.transitions.append(
        Transition(flow: flow, from: .start, triggers: ["tap"], kind: .route, route: shown.id))
      let pattern = "https://app.example/f\(number)/:id"
      graph.links.append(Link(pattern: pattern, route: shown.id, path: [shown.id]))
    }
    return graph
  }

  /// The kilobytes that each flow of the longer of two chains adds.
  private func kilobytesForEachFlow(_ arguments: [String]) throws -> Double {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let (few, many) = (250, 2_250)
    let peaks = try [few, many].map { count in
      var graph = chain(count)
      try folder.write(String(decoding: GraphFile.write(graph), as: UTF8.self), to: "old.json")
      for place in stride(from: 0, to: count, by: 10) { graph.flows[place].module = "Other" }
      try folder.write(String(decoding: GraphFile.write(graph), as: UTF8.self), to: "new.json")
      return try peak(arguments, in: folder)
    }
    return Double(peaks[1] - peaks[0]) / Double(many - few)
  }

  /// The kilobytes of a run at its largest.
  private func peak(_ arguments: [String], in folder: Folder) throws -> Int {
    let result = try Shell.run(Products.peakMemoryProbe, [Products.flowdoc] + arguments, in: folder.root)
    #expect(result.status == 0)
    return try #require(Int(result.output.trimmingCharacters(in: .newlines)))
  }

  @Test(arguments: ["text", "markdown", "json"])
  func diff(format: String) throws {
    let grown = try kilobytesForEachFlow(["diff", "file:old.json", "file:new.json", "--format", format])
    #expect(grown > 1 && grown < 6, "\(grown) kB for each flow")
  }
}
