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
  /// The limit of each file; nil for the usual one.
  private let limit: WorkLimit?
  /// The files that are not in the cache, the largest first.
  let unread: [Int]

  init(
    files: [LookedAt], scan: SourceScan, pack: ScanPack, workers: Workers, limit: WorkLimit? = nil
  ) {
    (self.files, self.pack, self.workers, conditions) = (files, pack, workers, scan.conditions)
    self.limit = limit
    let mark = Self.mark(scan.conditions)
    self.mark = mark
    unread = files.indices.filter { place in
      let entry = files[place].hash.flatMap { pack.entries[$0] }
      return entry.map { !$0.code.starts(with: mark) } ?? true
    }.sorted { (files[$1].size, $0) < (files[$0].size, $1) }
  }

  /// The prefix of cached code that identifies the build conditions.
  static func mark(_ conditions: BuildConditions) -> Data {
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
    /// Whether a cache may keep the result: no file changed while it was read, and none was given up.
    var isSettled = true
  }

  func outcome() -> Outcome {
    let files = self.files, pack = self.pack, conditions = self.conditions, mark = self.mark
    // Cached code comes last, since reading it takes no time.
    let order = unread + Set(files.indices).subtracting(unread).sorted()
    let limit = self.limit
    let read = workers.map(
      order, within: { limit ?? .source(bytes: files[$0].size) }, otherwise: { ReadCode(givenUp: files[$0]) }
    ) { place in
      let entry = files[place].hash.flatMap { pack.entries[$0] }
      return entry.flatMap { ReadCode($0, after: mark, of: files[place]) }
        ?? ReadCode(files[place], conditions)
    }
    let known = Dictionary(uniqueKeysWithValues: zip(order, read))
    var outcome = Outcome()
    for place in files.indices {
      if let read = known[place] { add(files[place], read, to: &outcome) }
    }
    return outcome
  }

  private func add(_ file: LookedAt, _ read: ReadCode, to outcome: inout Outcome) {
    outcome.files.append(read.code)
    outcome.findings += read.findings(file.found)
    if !read.isSettled { outcome.isSettled = false }
    guard let hash = file.hash, read.isSettled else { return }
    outcome.entries[hash] =
      read.isCached
      ? pack.entries[hash] : ScanPack.Entry(isText: file.isText, code: mark + read.code.bytes)
  }
}
