import FlowModel
import FlowScan

// What a scan parses is chosen by what files mention. Here each declaration of a fixture is a file of its own, so
// that the choice has something to leave out; the graph must stay the same.
extension Fixture {
  /// The graph where only the files that were chosen are parsed, and where all are.
  func scanChosen() -> (chosen: FlowGraph, all: FlowGraph) {
    let pieces = self.pieces
    let settings = self.settings
    let sketches = pieces.map { FileSketch(of: Array($0.text.utf8)) }
    let chosen = Set(Selection.files(of: sketches, words: settings.words))
    let parsed = pieces.map { SourceFile(parsing: $0.text, path: $0.path) }
    let mixed = pieces.indices.map { index in
      chosen.contains(index) ? parsed[index] : SourceFile(outline: sketches[index], path: pieces[index].path)
    }
    return (ScanResult(of: mixed, settings: settings).graph, ScanResult(of: parsed, settings: settings).graph)
  }

  /// One file for each declaration at the top, each with the imports of the whole.
  private var pieces: [(path: String, text: String)] {
    files.flatMap { file -> [(path: String, text: String)] in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      let imports = lines.filter { $0.hasPrefix("import ") }.joined(separator: "\n")
      return Fixture.declarations(lines.filter { !$0.hasPrefix("import ") }).enumerated().map {
        number, text in
        ("\(file.path.dropLast(6))+\(number).swift", imports + "\n" + text)
      }
    }
  }

  private static func declarations(_ lines: [Substring]) -> [String] {
    var found: [String] = []
    var open: [Substring] = []
    var depth = 0
    for line in lines {
      open.append(line)
      depth += line.reduce(0) { $0 + ("{([".contains($1) ? 1 : "})]".contains($1) ? -1 : 0) }
      let isWhole = depth == 0 && line.contains { "})\"0123456789".contains($0) }
      if isWhole, !line.hasPrefix("#"), !line.hasPrefix("@") {
        found.append(open.joined(separator: "\n"))
        open = []
      }
    }
    return found + (open.isEmpty ? [] : [open.joined(separator: "\n")])
  }
}
