import FlowDriver
import Foundation
import SwiftParser

/// Scans compared with the time that SwiftParser takes for all files on one core, each in a process of its own.
///
/// `flowdoc-bench scan --app FOLDER…` measures real apps, each in a copy, beside the synthetic one. A folder should only have the
/// sources of the app: files that a scan leaves out would be parsed, too.
func benchScanning() throws {
  let arguments = CommandLine.arguments.dropFirst(2)
  var table: [ScanFigures] = []
  if arguments.first == "--app" {
    for folder in arguments.dropFirst() {
      table.append(try measure(try copy(of: folder), named: URL(fileURLWithPath: folder).lastPathComponent))
    }
  }
  table.append(try measure(try app(files: 1_000), named: "synthetic"))
  print("Scans as shares of a full parse, the median of three rounds")
  for line in ScanFigures.lines(of: table) { print("  \(line)") }
  if arguments.isEmpty { try measureGrowth() }
}

private func app(files: Int) throws -> URL {
  let folder = try emptyFolder()
  _ = try SyntheticApp(files: files).write(to: folder)
  return folder
}

private func copy(of folder: String) throws -> URL {
  let copy = try emptyFolder()
  try FileManager.default.removeItem(at: copy)
  try FileManager.default.copyItem(at: URL(fileURLWithPath: folder), to: copy)
  return copy
}

private func measure(_ folder: URL, named name: String) throws -> ScanFigures {
  defer { try? FileManager.default.removeItem(at: folder) }
  let files = swiftFiles(in: folder)
  let bytes = try files.reduce(0) { try $0 + Data(contentsOf: $1).count }
  var figures = ScanFigures(name: name, files: files.count, megabytes: Double(bytes) / 1e6)
  print("Scanning \(figures.subject), 3 rounds")
  for _ in 0..<3 { try addRound(over: folder, to: &figures) }
  figures.report()
  return figures
}

private func addRound(over folder: URL, to figures: inout ScanFigures) throws {
  let cache = try emptyFolder()
  defer { try? FileManager.default.removeItem(at: cache) }
  for kind in ScanFigures.Kind.allCases {
    if kind == .changed { try change(folder) }
    let run = try OwnProcess.run(["scan-once", kind == .parse ? "parse" : "scan", folder.path, cache.path])
    figures.runs[kind, default: []].append(run)
    print("  \(kind.rawValue): \(run.text)")
    fflush(nil)
  }
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
      return try OwnProcess.run(["scan-once", "scan", folder.path, cache.path])
    }
    let time = middle(runs.map(\.seconds))
    perFile.append(time / Double(files))
    let peak = middle(runs.map(\.megabytes))
    print("  \(files) files: \(timeText(time)), \(timeText(time / Double(files))) a file, \(peak) MB at most")
  }
  report("time a file, 8,000 / 500 files", perFile[2] / perFile[0])
}

private func swiftFiles(in folder: URL) -> [URL] {
  let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
  return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0) }
}

/// Adds code to the file in the middle, so that its content is new and not only its bytes.
private func change(_ folder: URL) throws {
  let files = swiftFiles(in: folder)
  guard !files.isEmpty else { return }
  let file = files[files.count / 2]
  let name = UUID().uuidString.filter { $0 != "-" }
  let text = try Data(contentsOf: file) + Data("\nfunc added\(name)() {}\n".utf8)
  try text.write(to: file)
}

/// Performs the task of such a process: one scan or one parse of all files, and reports its figures.
func scanOnce(_ arguments: [String]) throws {
  guard arguments.count == 3 else { throw OwnProcess.Failed(text: "scan-once parse|scan FOLDER CACHE") }
  if arguments[0] == "parse" {
    let files = swiftFiles(in: URL(fileURLWithPath: arguments[1]))
    for file in files {
      _ = Parser.parse(source: String(decoding: try Data(contentsOf: file), as: UTF8.self)).statements.count
    }
    return OwnProcess.report("\(files.count) files parsed by SwiftParser")
  }
  var scan = SourceScan(paths: [arguments[1]])
  scan.cache = CacheFolder(path: arguments[2])
  scan.jobs = 2
  OwnProcess.report(try scan.run().summary.description)
}
