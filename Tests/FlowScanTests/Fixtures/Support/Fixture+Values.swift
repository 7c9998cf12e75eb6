import FlowModel
import FlowScan
import SwiftFacts
import Testing

/// The two ways in which code is understood, while both stand side by side.
enum Engine: CaseIterable, Sendable {
  case play, values
}

extension Fixture {
  /// The graph that the analysis of values makes of the files, in any order.
  func scanValues(_ order: [Int]? = nil) -> FlowGraph { resultOfValues(order).graph }

  /// All that the analysis of values finds in the files, in any order.
  func resultOfValues(_ order: [Int]? = nil) -> ScanResult {
    let read = (order ?? Array(files.indices)).map {
      SourceReader.read(files[$0].text, path: files[$0].path)
    }
    return ValueFlowScan(settings: settings).graph(of: read)
  }

  /// The same where only those members are read whole that are chosen.
  func resultOfChosenValues() -> ScanResult {
    let bytes = files.map { Array($0.text.utf8) }
    let outlines = bytes.map { FileOutline(of: $0) }
    let kept = MemberChoice.members(of: outlines, conventions: settings.conventions)
    let read = files.indices.map { file in
      SourceReader.read(bytes[file], outlines[file], path: files[file].path) { kept[file][$0] }
    }
    return ValueFlowScan(settings: settings).graph(of: read)
  }

  func scan(by engine: Engine, _ order: [Int]? = nil) -> FlowGraph {
    switch engine {
    case .play: scan(order)
    case .values: scanValues(order)
    }
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

/// Expects the graph that the analysis of values gives, written as for `expectGraph`.
func expectGraphOfValues(
  _ source: String, _ expected: String, at place: Testing.SourceLocation = #_sourceLocation
) {
  let fixture = Fixture(source)
  let found = GraphText(fixture.scanValues(), fixture).text
  #expect(found == expected, "\nfound:\n\(found)\n", sourceLocation: place)
}
