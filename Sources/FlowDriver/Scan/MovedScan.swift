internal import FlowModel
internal import Foundation
internal import SwiftFacts

/// The last result for code that is the same on other lines: a comment was added, or an empty line.
///
/// A scan sees nothing of a file but its code, and of the lines only their order. So if the code of each changed file is equal apart
/// from its lines, the result is that of the last scan with the lines of now.
struct MovedScan {
  /// The cache with the result.
  private(set) var pack: ScanPack
  private let scan: SourceScan

  init?(
    _ kept: ScanPack.Kept, _ inputs: ScanInputs, _ files: [LookedAt], _ pack: ScanPack,
    _ scan: SourceScan
  ) {
    guard kept.frame == inputs.frame, kept.files.map(\.path) == inputs.files.map(\.path) else { return nil }
    (self.pack, self.scan) = (pack, scan)
    var lines: [String: MovedLines] = [:]
    for (before, file) in zip(kept.files, files) where before != file.kept {
      guard let moved = move(before, to: file) else { return nil }
      lines[before.path] = moved
    }
    let places = MovedPlaces(lines: lines)
    guard let moved = places.moved(kept.graph), let notes = places.moved(kept.notes),
      let graph = try? GraphFile.read(moved)
    else { return nil }
    let hashes = Set(inputs.files.map(\.hash))
    self.pack.entries = self.pack.entries.filter { hashes.contains($0.key) }
    // The file compares lines as texts, so that its order may be another one.
    self.pack.kept = ScanPack.Kept(
      key: inputs.key, frame: inputs.frame, files: inputs.files, graph: GraphFile.write(graph), notes: notes)
  }

  /// Reads a changed file and compares its code with that before the change; nil if it differs.
  private mutating func move(_ before: ScanPack.File, to file: LookedAt) -> MovedLines? {
    guard before.isPlain, file.kept.isPlain, let entry = pack.entries[before.hash],
      let old = ReadCode(entry, after: CodeReading.mark(scan.conditions), of: file)
    else { return nil }
    let new = CodeReading(files: [file], scan: scan, pack: pack, workers: Workers(jobs: 1)).outcome()
    guard new.isSettled, new.findings.isEmpty, let code = new.files.first else { return nil }
    pack.entries.merge(new.entries) { $1 }
    return MovedLines(from: old.code, to: code)
  }
}
