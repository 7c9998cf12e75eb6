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
  private let conditions: BuildConditions

  init?(
    _ kept: ScanPack.Kept, _ inputs: ScanInputs, _ files: [LookedAt], _ pack: ScanPack,
    _ conditions: BuildConditions
  ) {
    guard kept.frame == inputs.frame, kept.files.map(\.path) == inputs.files.map(\.path) else { return nil }
    (self.pack, self.conditions) = (pack, conditions)
    var lines: [String: MovedLines] = [:]
    for (before, file) in zip(kept.files, files) where before != file.kept {
      guard let moved = move(before, to: file) else { return nil }
      lines[before.path] = moved
    }
    let places = MovedPlaces(lines: lines)
    guard let graph = places.moved(kept.graph), let notes = places.moved(kept.notes) else { return nil }
    let hashes = Set(inputs.files.map(\.hash))
    self.pack.entries = self.pack.entries.filter { hashes.contains($0.key) }
    self.pack.kept = ScanPack.Kept(
      key: inputs.key, frame: inputs.frame, files: inputs.files, graph: graph, notes: notes)
  }

  /// Reads a changed file and compares its code with that before the change; nil if it differs.
  private mutating func move(_ before: ScanPack.File, to file: LookedAt) -> MovedLines? {
    guard before.isPlain, file.kept.isPlain, let hash = file.hash,
      let old = code(of: before.hash, before.path)
    else { return nil }
    let read = ReadCode(file, conditions)
    guard read.isSettled else { return nil }
    pack.entries[hash] = ScanPack.Entry(
      isText: file.isText, code: CodeReading.mark(conditions) + read.code.bytes)
    return MovedLines(from: old, to: read.code)
  }

  private func code(of hash: ContentHash, _ path: String) -> FileCode? {
    let mark = CodeReading.mark(conditions)
    guard let code = pack.entries[hash]?.code, code.starts(with: mark) else { return nil }
    return FileCode(data: code.dropFirst(mark.count), path: path)
  }
}
