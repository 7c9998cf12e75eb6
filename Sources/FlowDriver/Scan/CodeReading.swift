internal import FlowModel
internal import FlowScan
internal import Foundation
internal import SwiftFacts

/// Gets the code of all files, from the cache or from the parser, without the bodies that cannot matter.
struct CodeReading {
  private let files: [LookedAt]
  private let pack: ScanPack
  private let workers: Workers
  private let conditions: BuildConditions
  let outlines: [FileOutline]
  private let kept: [[Bool]]
  /// What the code of each file was read with.
  private let marks: [ContentHash]
  /// The files of which the cache does not have what is wanted, the largest first.
  let unread: [Int]

  init(files: [LookedAt], scan: SourceScan, pack: ScanPack, workers: Workers) {
    (self.files, self.pack, self.workers, conditions) = (files, pack, workers, scan.conditions)
    let outlines = workers.map(files) { file in
      file.outline ?? file.hash.flatMap { pack.entries[$0] }.flatMap { FileOutline(data: $0.outline) }
        ?? FileOutline(of: FileBytes.read(file.found.file) ?? Data())
    }
    self.outlines = outlines
    kept =
      scan.parsesAll
      ? outlines.map { [Bool](repeating: true, count: $0.members.count) }
      : MemberChoice.members(of: outlines, conventions: scan.conventions)
    let marks = zip(outlines, kept).map { Self.mark($0, $1, scan.conditions) }
    self.marks = marks
    unread = files.indices.filter { place in
      let entry = files[place].hash.flatMap { pack.entries[$0] }
      return entry.map { !$0.code.starts(with: marks[place].data) } ?? true
    }.sorted { (files[$1].size, $0) < (files[$0].size, $1) }
  }

  /// Stands for the build and for the members that are read whole; the same where nothing is left out.
  private static func mark(
    _ outline: FileOutline, _ kept: [Bool], _ conditions: BuildConditions
  ) -> ContentHash {
    var hash = ContentHash()
    for word in conditions.platforms.sorted() + ["#"] + conditions.flags.sorted() { hash.add(word) }
    for (index, isKept) in kept.enumerated()
    where !isKept && outline.isClear && !outline.members[index].cut.isEmpty {
      hash.add(UInt64(index))
    }
    return hash
  }

  struct Outcome {
    var files: [FileCode] = []
    var findings: [Finding] = []
    /// What the next run need not find out again.
    var entries: [ContentHash: ScanPack.Entry] = [:]
    /// False where a file changed while it was read.
    var isSettled = true
  }

  func outcome() -> Outcome {
    let files = self.files, pack = self.pack, outlines = self.outlines, kept = self.kept
    let conditions = self.conditions
    let parsed = workers.map(unread) { ParsedCode(files[$0], outlines[$0], kept[$0], conditions) }
    let known = Dictionary(uniqueKeysWithValues: zip(unread, parsed))
    let sources = workers.map(Array(files.indices)) { place -> FileCode in
      if let parsed = known[place] { return parsed.code }
      let entry = files[place].hash.flatMap { pack.entries[$0] }
      return entry.flatMap { FileCode(data: $0.code.dropFirst(16), path: files[place].found.path) }
        ?? ParsedCode(files[place], outlines[place], kept[place], conditions).code
    }
    var outcome = Outcome(files: sources)
    for place in files.indices { add(place, known[place], to: &outcome) }
    return outcome
  }

  private func add(_ place: Int, _ parsed: ParsedCode?, to outcome: inout Outcome) {
    let file = files[place]
    if !outcome.files[place].isWhole { outcome.findings.append(.tooDeep(file.found.path)) }
    if let parsed, parsed.isUnreadable { outcome.findings.append(.unreadable(file.found.path, "file")) }
    if let parsed, !parsed.isSettled { outcome.isSettled = false }
    guard let hash = file.hash, parsed?.isSettled ?? true else { return }
    var entry =
      pack.entries[hash]
      ?? ScanPack.Entry(isText: file.isText, outline: Data(outlines[place].bytes), code: Data())
    if let parsed { entry.code = marks[place].data + parsed.code.bytes }
    outcome.entries[hash] = entry
  }
}

/// The code of a file that had to be parsed in this run.
struct ParsedCode: Sendable {
  let code: FileCode
  /// Whether the bytes are still those that were looked at.
  let isSettled: Bool
  let isUnreadable: Bool

  init(_ file: LookedAt, _ outline: FileOutline, _ kept: [Bool], _ conditions: BuildConditions) {
    let data = FileBytes.read(file.found.file)
    let bytes = [UInt8](data ?? Data())
    let isSettled = data.map { ContentHash(of: $0) } == file.hash
    (isUnreadable, self.isSettled) = (data == nil, isSettled)
    code = SourceReader.read(
      bytes, isSettled ? outline : FileOutline(of: bytes), path: file.found.path, conditions: conditions
    ) { !isSettled || kept[$0] }
  }
}

extension ContentHash {
  /// The hash as sixteen bytes.
  fileprivate var data: Data {
    var data = Data()
    data.append(hash: self)
    return data
  }
}

extension FileOutline {
  /// Reads an outline back; nil where the bytes are damaged.
  init?(data: Data) {
    guard let outline = data.withUnsafeBytes({ FileOutline(bytes: $0) }) else { return nil }
    self = outline
  }
}

extension FileCode {
  /// Reads code back; nil where the bytes are damaged.
  init?(data: Data, path: String) {
    guard let code = data.withUnsafeBytes({ FileCode(bytes: $0, path: path) }) else { return nil }
    self = code
  }
}
