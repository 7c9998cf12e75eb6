import FlowDriver
import Foundation
import SwiftParser

/// Scans of real apps, against SwiftParser over all files of the same folder in the same run.
///
/// `flowdoc-bench scan --app FOLDER…` measures each folder in a copy: cold, unchanged, and with one file changed.
func measureRealApps(_ folders: [String]) throws {
  for folder in folders { try measure(app: folder) }
}

private func measure(app folder: String) throws {
  let place = try copy(of: folder)
  defer { try? FileManager.default.removeItem(at: place) }
  let texts = try swiftFiles(in: place).map { try String(decoding: Data(contentsOf: $0), as: UTF8.self) }
  let size = Double(texts.reduce(0) { $0 + $1.utf8.count }) / 1e6
  print("Scanning \(folder), \(texts.count) Swift files of \((size * 10).rounded() / 10) MB, 3 rounds")
  var rounds = Rounds()
  for _ in 0..<3 { try rounds.add(place, texts) }
  report("cold scan, two jobs / full parse", middle(rounds.ratios["cold"]), goal: 0.25)
  report("unchanged / full parse", middle(rounds.ratios["unchanged"]), goal: 0.01)
  report("one file changed / full parse", middle(rounds.ratios["changed"]), goal: 0.06)
  report("peak memory in MB", middle(rounds.megabytes), goal: 250)
}

/// What the rounds measured: times as a share of the parser's, and the most memory of each round.
private struct Rounds {
  var ratios: [String: [Double]] = [:]
  var megabytes: [Double] = []

  mutating func add(_ folder: URL, _ texts: [String]) throws {
    let parsing = seconds { for text in texts { _ = Parser.parse(source: text).statements.count } }
    let cache = try emptyFolder()
    defer { try? FileManager.default.removeItem(at: cache) }
    print("  full parse \(timeText(parsing))")
    var peak = 0.0
    for name in ["cold", "unchanged", "changed"] {
      if name == "changed" { try change(folder) }
      let run = try scan(folder, cache)
      ratios[name, default: []].append(run.seconds / parsing)
      peak = max(peak, run.megabytes)
      print("    \(name): \(run.text)")
    }
    megabytes.append(peak)
  }
}
