import FlowModel
import FlowScan
import Foundation
import SwiftFacts
import Testing

/// Swift source with marked positions, and what the scanner makes of it.
///
/// Several files stand in one text, each after a line `// FILE Name.swift`. Markers as 1️⃣ are taken out before the scan.
struct Fixture {
  let files: [(path: String, text: String)]
  let storyboards: [(path: String, text: String)]
  private let markers: [FlowModel.SourceLocation: Character]
  let includesViews: Bool

  init(_ source: String, includesViews: Bool = false) {
    self.includesViews = includesViews
    var files: [(path: String, text: String)] = [("App.swift", "")]
    var markers: [FlowModel.SourceLocation: Character] = [:]
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// FILE ") {
        files.append((String(line.dropFirst(8)), ""))
        continue
      }
      let (plain, found) = Fixture.strip(line)
      let number = files[files.count - 1].text.split(separator: "\n", omittingEmptySubsequences: false).count
      for (marker, column) in found {
        markers[FlowModel.SourceLocation(file: files[files.count - 1].path, line: number, column: column)] =
          marker
      }
      files[files.count - 1].text += plain + "\n"
    }
    storyboards = files.filter { $0.path.hasSuffix(".storyboard") }
    self.files = files.filter { !$0.text.isEmpty && !$0.path.hasSuffix(".storyboard") }
    self.markers = markers
  }

  /// Files as they are, without markers.
  init(files: [(path: String, text: String)], includesViews: Bool = false) {
    self.includesViews = includesViews
    storyboards = files.filter { $0.path.hasSuffix(".storyboard") }
    self.files = files.filter { !$0.path.hasSuffix(".storyboard") }
    markers = [:]
  }

  private static func strip(_ line: Substring) -> (String, [(Character, Int)]) {
    var plain = ""
    var found: [(Character, Int)] = []
    for character in line {
      if character.unicodeScalars.contains("\u{20E3}") {
        found.append((character, plain.utf8.count + 1))
      } else {
        plain.append(character)
      }
    }
    return (plain, found)
  }

  /// The graph of the files, in any order.
  func scan(_ order: [Int]? = nil) -> FlowGraph { result(order).graph }

  /// All that a scan of the files finds.
  func result(_ order: [Int]? = nil) -> ScanResult {
    let read = (order ?? Array(files.indices)).map {
      SourceReader.read(files[$0].text, path: files[$0].path)
    }
    return ValueFlowScan(settings: settings).graph(of: read)
  }

  /// What the scan is told besides: the storyboards among the files.
  var settings: ScanSettings {
    var settings = ScanSettings(name: "Test", includesViews: includesViews)
    settings.projectFiles = storyboards.map { ProjectFile(path: $0.path, bytes: Data($0.text.utf8)) }
    return settings
  }

  /// A place by its marker, or as `file:line:column` where none stands.
  func marker(_ location: FlowModel.SourceLocation?) -> String {
    guard let location else { return "?" }
    return markers[location].map(String.init) ?? "\(location.file):\(location.line):\(location.column)"
  }
}

/// Expects that the scan of a source gives a graph, both written as text.
///
/// ```
/// AppCoordinator entry                          a flow
/// > start -root-> HomeScreen                    a route that the flow begins with
///   detail(id: Int) -push-> DetailScreen        another one, with its parameters
///   login -present-> [LoginCoordinator]         brackets are a flow, parentheses something of the system
///   HomeScreen -onDetail-> detail               a transition: who asks, by what, along which route
///   [LoginCoordinator] -onDone-> <              `<` goes back, `!name` ends the flow
///   1️⃣ show(view): What is shown …              a call that could not be resolved, at its marker
/// ```
func expectGraph(
  _ source: String, includingViews: Bool = false, _ expected: String,
  at place: Testing.SourceLocation = #_sourceLocation
) {
  let fixture = Fixture(source, includesViews: includingViews)
  let graph = fixture.scan()
  let found = GraphText(graph, fixture).text
  #expect(throws: Never.self, sourceLocation: place) { try GraphFile.check(graph) }
  #expect(found == expected, "\nfound:\n\(found)\n", sourceLocation: place)
}
