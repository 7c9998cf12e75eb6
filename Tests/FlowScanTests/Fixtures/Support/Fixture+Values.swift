import FlowModel
import FlowScan
import SwiftFacts
import Testing

extension Fixture {
  /// The graph that the analysis of values makes of the files.
  func scanValues() -> FlowGraph {
    let files = files.map { SourceReader.read($0.text, path: $0.path) }
    return ValueFlowScan(settings: settings).graph(of: files).graph
  }
}

/// Expects that both engines give a graph, written as for `expectGraph`.
///
/// Where the analysis of values says it in another way, `values` has its graph, and a comment says why that is right.
func expectGraphOfBoth(
  _ source: String, includingViews: Bool = false, _ expected: String, values: String? = nil,
  at place: Testing.SourceLocation = #_sourceLocation
) {
  expectGraph(source, includingViews: includingViews, expected, at: place)
  let fixture = Fixture(source, includesViews: includingViews)
  let graph = fixture.scanValues()
  let found = GraphText(graph, fixture).text
  #expect(throws: Never.self, sourceLocation: place) { try GraphFile.check(graph) }
  #expect(found == values ?? expected, "\nfound by values:\n\(found)\n", sourceLocation: place)
}
