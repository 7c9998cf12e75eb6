internal import FlowModel
internal import FlowScan
internal import Foundation

/// Gets the facts of all files: those that matter from the cache or from the parser, the others as outlines.
struct FactsReading {
  private let files: [LookedAt]
  private let pack: ScanPack
  private let workers: Workers
  let sketches: [FileSketch]
  private let chosen: Set<Int>
  /// The chosen files that the cache does not know, the largest first, so that no thread is left with it in the end.
  let unread: [Int]

  /// Without words, all files are chosen.
  init(files: [LookedAt], words: NavigationWords?, pack: ScanPack, workers: Workers) {
    self.files = files
    self.pack = pack
    self.workers = workers
    let sketches = workers.map(files) { file in
      file.sketch ?? file.hash.flatMap { pack.entries[$0] }.flatMap { FileSketch(bytes: $0.sketch) }
        ?? FileSketch()
    }
    let chosen = words.map { Selection.files(of: sketches, words: $0) } ?? Array(files.indices)
    self.sketches = sketches
    self.chosen = Set(chosen)
    unread = chosen.filter { place in
      files[place].hash.flatMap { pack.entries[$0] }.map(\.facts.isEmpty) ?? true
    }.sorted { (files[$1].size, $0) < (files[$0].size, $1) }
  }

  /// What is known of all files.
  struct Facts {
    var files: [SourceFile] = []
    var findings: [Finding] = []
    /// What the next run need not find out again.
    var entries: [ContentHash: ScanPack.Entry] = [:]
    /// False where a file changed while it was read.
    var isSettled = true
  }

  func facts() -> Facts {
    let files = self.files, pack = self.pack, chosen = self.chosen, sketches = self.sketches
    let parsed = workers.map(unread) { ParsedFile(files[$0]) }
    let known = Dictionary(uniqueKeysWithValues: zip(unread, parsed))
    let sources = workers.map(Array(files.indices)) { place -> SourceFile in
      let path = files[place].found.path
      guard chosen.contains(place) else { return SourceFile(outline: sketches[place], path: path) }
      if let parsed = known[place] { return parsed.source }
      let kept = files[place].hash.flatMap { pack.entries[$0] }
      return kept.flatMap { SourceFile(bytes: $0.facts, path: path) } ?? ParsedFile(files[place]).source
    }
    var facts = Facts(files: sources)
    for place in files.indices { add(place, known[place], to: &facts) }
    return facts
  }

  private func add(_ place: Int, _ parsed: ParsedFile?, to facts: inout Facts) {
    let file = files[place]
    if !facts.files[place].isWhole { facts.findings.append(.tooDeep(file.found.path)) }
    if let parsed, parsed.isUnreadable { facts.findings.append(.unreadable(file.found.path, "file")) }
    if let parsed, !parsed.isSettled { facts.isSettled = false }
    guard let hash = file.hash, parsed?.isSettled ?? true else { return }
    var entry =
      pack.entries[hash]
      ?? ScanPack.Entry(
        isText: file.isText, sketch: Data(sketches[place].bytes), facts: Data())
    if let parsed { entry.facts = parsed.bytes }
    facts.entries[hash] = entry
  }
}

/// A file that had to be parsed in this run.
struct ParsedFile: Sendable {
  let source: SourceFile
  let bytes: Data
  /// Whether the bytes are still those that were looked at.
  let isSettled: Bool
  let isUnreadable: Bool

  init(_ file: LookedAt) {
    let data = FileBytes.read(file.found.file)
    source = SourceFile(parsing: String(decoding: data ?? Data(), as: UTF8.self), path: file.found.path)
    bytes = Data(source.bytes)
    isUnreadable = data == nil
    isSettled = data.map { ContentHash(of: $0) } == file.hash
  }
}
