import FlowDriver
import Foundation
import SwiftParser

/// Scans against the time that SwiftParser takes for all files on one core.
///
/// `flowdoc-bench scan FOLDER` measures a folder of one's own, in a copy; `--app FOLDER…` measures real apps.
func benchScanning() throws {
  let arguments = CommandLine.arguments.dropFirst(2)
  if arguments.first == "--app" { return try measureRealApps(Array(arguments.dropFirst())) }
  if let folder = CommandLine.arguments.dropFirst(2).first {
    try measureRatios(of: try copy(of: folder), named: folder)
    return
  }
  try measureRatios(of: try app(files: 2_000), named: "a synthetic app of 2,000 files")
  try measureGrowth()
}

private func app(files: Int) throws -> URL {
  let folder = try emptyFolder()
  _ = try SyntheticApp(files: files).write(to: folder)
  return folder
}

func copy(of folder: String) throws -> URL {
  let copy = try emptyFolder()
  try FileManager.default.removeItem(at: copy)
  try FileManager.default.copyItem(at: URL(fileURLWithPath: folder), to: copy)
  return copy
}

private func measureRatios(of folder: URL, named name: String) throws {
  defer { try? FileManager.default.removeItem(at: folder) }
  let texts = try swiftFiles(in: folder).map { try String(decoding: Data(contentsOf: $0), as: UTF8.self) }
  let size = Double(texts.reduce(0) { $0 + $1.utf8.count }) / 1e6
  print("Scanning \(name), \(texts.count) Swift files of \((size * 10).rounded() / 10) MB, 3 rounds")
  var ratios: [String: [Double]] = [:]
  for _ in 0..<(CommandLine.arguments.count > 3 ? 1 : 3) {
    let parsing = seconds { for text in texts { _ = Parser.parse(source: text).statements.count } }
    let cache = try emptyFolder()
    defer { try? FileManager.default.removeItem(at: cache) }
    let cold = try scan(folder, cache)
    let second = try scan(folder, cache)
    try change(folder)
    let changed = try scan(folder, cache)
    for (name, run) in [("cold", cold), ("second", second), ("changed", changed)] {
      ratios[name, default: []].append(run.seconds / parsing)
    }
    print("  full parse \(timeText(parsing)), \(((size / parsing) * 100).rounded() / 100) MB/s")
    print("    cold: \(cold.text)\n    second: \(second.text)\n    changed: \(changed.text)")
  }
  report("cold scan, two jobs / full parse", middle(ratios["cold"]), goal: 0.15)
  report("second scan / full parse", middle(ratios["second"]), goal: 0.02)
  report("one file changed / full parse", middle(ratios["changed"]), goal: 0.03)
  try compareWithAllParsed(folder)
}

/// Choosing what to parse must cost no part of the graph; where it does, both graphs are left to be compared.
private func compareWithAllParsed(_ folder: URL) throws {
  var scan = SourceScan(paths: [folder.path])
  let graph = try scan.run().text
  scan.parsesAll = true
  let whole = try scan.run().text
  guard graph != whole else { return print("  the graph with all files parsed is the same: met") }
  let place = try emptyFolder()
  try Data(graph.utf8).write(to: place.appendingPathComponent("chosen.json"))
  try Data(whole.utf8).write(to: place.appendingPathComponent("all.json"))
  print("  the graph with all files parsed is another: MISSED, see \(place.path)")
}

/// Eight thousand files should take sixteen times as long as five hundred.
private func measureGrowth() throws {
  print("Scanning synthetic apps, cold, two jobs")
  var perFile: [Double] = []
  for files in [500, 2_000, 8_000] {
    let folder = try app(files: files)
    defer { try? FileManager.default.removeItem(at: folder) }
    let runs = try (0..<3).map { _ in
      let cache = try emptyFolder()
      defer { try? FileManager.default.removeItem(at: cache) }
      return try scan(folder, cache)
    }
    let time = middle(runs.map(\.seconds))
    perFile.append(time / Double(files))
    print(
      "  \(files) files: \(timeText(time)), \(timeText(time / Double(files))) a file, \(runs[0].megabytes) MB at most"
    )
    if files == 2_000 { report("peak memory of 2,000 files in MB", runs[0].megabytes, goal: 300) }
  }
  report("time a file, 8,000 / 500 files", perFile[2] / perFile[0])
}

func swiftFiles(in folder: URL) -> [URL] {
  let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
  return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0) }
}

func change(_ folder: URL) throws {
  guard let file = swiftFiles(in: folder).first else { return }
  let text = try Data(contentsOf: file) + Data("// \(UUID().uuidString)\n".utf8)
  try text.write(to: file)
}

func scan(_ folder: URL, _ cache: URL) throws -> OwnProcess.Run {
  try OwnProcess.run(["scan-once", folder.path, cache.path])
}

/// What each of those processes does: one scan, then its peak memory in megabytes and its summary.
func scanOnce(_ arguments: [String]) throws {
  var scan = SourceScan(paths: [arguments[0]])
  scan.cache = CacheFolder(path: arguments[1])
  scan.jobs = 2
  let outcome = try scan.run()
  OwnProcess.report(outcome.summary.description)
}
