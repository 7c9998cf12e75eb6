internal import FlowModel
internal import FlowScan
internal import Foundation
internal import SwiftFacts

/// Loads the code of all files, from the cache or by parsing.
struct CodeReading {
  private let files: [LookedAt]
  private let pack: ScanPack
  private let workers: Workers
  private let conditions: BuildConditions
  /// A prefix of cached code that identifies the build conditions.
  private let mark: Data
  /// The files that are not in the cache, the largest first.
  let unread: [Int]

  init(files: [LookedAt], scan: SourceScan, pack: ScanPack, workers: Workers) {
    (self.files, self.pack, self.workers, conditions) = (files, pack, workers, scan.conditions)
    let mark = Self.mark(scan.conditions)
    self.mark = mark
    unread = files.indices.filter { place in
      let entry = files[place].hash.flatMap { pack.entries[$0] }
      return entry.map { !$0.code.starts(with: mark) } ?? true
    }.sorted { (files[$1].size, $0) < (files[$0].size, $1) }
  }

  private static func mark(_ conditions: BuildConditions) -> Data {
    var hash = ContentHash()
    for word in conditions.words { hash.add(word) }
    var data = Data()
    data.append(hash: hash)
    return data
  }

  struct Outcome {
    var files: [FileCode] = []
    var findings: [Finding] = []
    /// The cache entries for the next run.
    var entries: [ContentHash: ScanPack.Entry] = [:]
    /// Whether no file changed while it was read.
    var isSettled = true
  }

  func outcome() -> Outcome {
    let files = self.files, pack = self.pack, conditions = self.conditions, mark = self.mark
    let read = workers.map(unread) { ReadCode(files[$0], conditions) }
    let known = Dictionary(uniqueKeysWithValues: zip(unread, read))
    let sources = workers.map(Array(files.indices)) { place -> FileCode in
      if let read = known[place] { return read.code }
      let entry = files[place].hash.flatMap { pack.entries[$0] }
      return entry.flatMap { FileCode(data: $0.code.dropFirst(mark.count), path: files[place].found.path) }
        ?? ReadCode(files[place], conditions).code
    }
    var outcome = Outcome(files: sources)
    for place in files.indices { add(place, known[place], to: &outcome) }
    return outcome
  }

  private func add(_ place: Int, _ read: ReadCode?, to outcome: inout Outcome) {
    let file = files[place]
    if !outcome.files[place].isWhole { outcome.findings.append(.tooDeep(file.found.path)) }
    if let read, read.isUnreadable { outcome.findings.append(.unread(file.found)) }
    if let read, !read.isSettled { outcome.isSettled = false }
    guard let hash = file.hash, read?.isSettled ?? true else { return }
    if let read {
      outcome.entries[hash] = ScanPack.Entry(isText: file.isText, code: mark + read.code.bytes)
    } else {
      outcome.entries[hash] = pack.entries[hash]
    }
  }
}

/// The code of a file that was parsed in this run.
struct ReadCode: Sendable {
  let code: FileCode
  /// Whether the bytes are still those that were hashed.
  let isSettled: Bool
  let isUnreadable: Bool

  init(_ file: LookedAt, _ conditions: BuildConditions) {
    let data = FileBytes.read(file.found.file)
    (isUnreadable, isSettled) = (data == nil, data.map { ContentHash(of: $0) } == file.hash)
    code = SourceReader.read([UInt8](data ?? Data()), path: file.found.path, conditions: conditions)
  }
}

extension FileCode {
  /// Decodes stored code; nil if it is damaged.
  init?(data: Data, path: String) {
    guard let code = data.withUnsafeBytes({ FileCode(bytes: $0, path: path) }) else { return nil }
    self = code
  }
}
