import FlowKit
import FlowModel
import FlowTestSupport
import Foundation
import ShopApp
import Testing

/// The Shop's graph, told by its types and read from its source: two ways to know one app.
@Suite struct ShopGraphTests {
  @Test func theRegistryFindsNothingWrong() {
    #expect(Phone.registry.findings == [])
  }

  @Test func theScanSaysWhatTheRegistrySays() throws {
    let declared = try text(comparable(Phone.registry.graph))
    let scanned = try text(comparable(scan()))
    #expect(declared == scanned, "\n\(sideBySide(declared, scanned))")
  }

  @Test func everyCallThatNavigatesIsUnderstood() throws {
    #expect(try scan().unresolved == [])
  }

  /// `RECORD_GOLDENS=1 swift test --filter ShopGraphTests` writes the file anew.
  @Test func theGraphFileIsTheRegistryAndTheScanMerged() throws {
    let merged = MergedGraph(of: [("registry", Phone.registry.graph), ("scan", try scan())])
    #expect(merged.findings.map(\.description) == [])
    try Golden("Examples/Shop").expect(text(merged.graph), "flowdoc.graph.json")
  }
}

extension ShopGraphTests {
  /// The graph of `flowdoc scan Examples/Shop`.
  private func scan() throws -> FlowGraph {
    let arguments = ["scan", "Examples/Shop", "--no-cache"]
    let result = try Shell.run(Products.flowdoc, arguments, in: Repository.file("."))
    var graph = try GraphFile.read(Data(result.output.utf8))
    graph.name = Phone.registry.graph.name
    return graph
  }

  /// What both can know: types do not tell who asks for what, where that stands, and what comments say.
  private func comparable(_ graph: FlowGraph) -> FlowGraph {
    var graph = graph
    graph.transitions = []
    for index in graph.screens.indices {
      graph.screens[index].summary = ""
      graph.screens[index].location = nil
      graph.screens[index].origins = []
    }
    for index in graph.links.indices {
      graph.links[index].location = nil
      graph.links[index].origins = []
    }
    for flow in graph.flows.indices {
      graph.flows[flow].location = nil
      graph.flows[flow].origins = []
      for route in graph.flows[flow].routes.indices {
        graph.flows[flow].routes[route].location = nil
        graph.flows[flow].routes[route].origins = []
      }
    }
    return graph
  }

  private func text(_ graph: FlowGraph) throws -> String {
    String(decoding: GraphFile.write(graph), as: UTF8.self)
  }

  /// The lines around the first difference, the registry's beside the scan's.
  private func sideBySide(_ left: String, _ right: String) -> String {
    let lines = [left, right].map {
      $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let same = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    return (max(0, same - 12)..<same + 24).map { index in
      let pair = lines.map { $0.indices.contains(index) ? $0[index] : "" }
      return pair[0].padding(toLength: 70, withPad: " ", startingAt: 0) + (pair[0] == pair[1] ? "   " : " | ")
        + pair[1]
    }.joined(separator: "\n")
  }
}
