internal import FlowModel
internal import Foundation

/// The folder of a site, with flowdoc's own notes in a hidden folder inside it.
struct SiteFolder: Sendable {
  let root: String
  /// Called before each step of a move; tests throw here to simulate a killed process.
  var beforeStep: @Sendable () throws -> Void = {}

  init(_ root: String) { self.root = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root }

  private var notes: String { root + "/.flowdoc" }
  var stage: String { notes + "/stage" }
  private var manifestFile: String { notes + "/manifest" }
  var outcomeFile: String { notes + "/outcome.json" }
  private var movesFile: String { notes + "/moves" }

  func place(_ path: String) -> String { root + "/" + path }

  /// The path of a staged file.
  func staged(_ number: Int) -> String { "\(stage)/\(number)" }

  /// Creates the folder, and keeps other runs out until the lock is released.
  func open() throws(DriverError) -> SiteLock {
    do {
      try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    } catch {
      throw DriverError(
        "the folder \(root) cannot be made (\(error.localizedDescription)); name another with --output")
    }
    try PlainFile.makeFolder(notes)
    return try SiteLock(of: notes)
  }

  var manifest: SiteManifest? { data(manifestFile).flatMap { SiteManifest($0) } }

  /// The manifest of a run with these inputs; nil if the last run had others.
  func manifest(of inputs: String) -> SiteManifest? {
    data(manifestFile).flatMap { SiteManifest.isMade(from: inputs, $0) ? SiteManifest($0) : nil }
  }

  /// Whether a run was interrupted while moving files.
  var isMoving: Bool { PlainFile.kind(of: movesFile) != .nothing }

  /// Completes an interrupted move, and removes leftovers.
  func recover() throws {
    if let data = data(movesFile) {
      guard let moves = SiteMoves(data) else {
        throw DriverError("\(movesFile) cannot be read; delete the folder \(notes) and run flowdoc again")
      }
      guard PlainFile.kind(of: stage) != .other else {
        throw DriverError("\(stage) is not a folder; remove the folder \(notes) and run flowdoc again")
      }
      try run(moves)
    }
    clearStage()
  }

  func makeStage() throws(DriverError) {
    clearStage()
    try PlainFile.makeFolder(stage)
  }

  /// Whether a run was interrupted before moving files, or another one is active.
  var hasStage: Bool { PlainFile.kind(of: stage) != .nothing }

  func clearStage() {
    if hasStage { try? FileManager.default.removeItem(atPath: stage) }
  }

  /// Commits the moves; from here on, an interrupted run is completed and not undone.
  func commit(_ moves: SiteMoves, _ manifest: SiteManifest) throws {
    try PlainFile.write(manifest.bytes, to: stage + "/manifest")
    try PlainFile.write(moves.bytes, to: stage + "/moves")
    try beforeStep()
    try PlainFile.move(stage + "/moves", to: movesFile)
    try run(moves)
    clearStage()
  }

  private func run(_ moves: SiteMoves) throws {
    for move in moves.moves {
      try beforeStep()
      switch move {
      case .put(let number, let path): try put(staged(number), at: path)
      case .remove(let entry): remove(entry)
      }
    }
    try beforeStep()
    if PlainFile.kind(of: stage + "/manifest") != .nothing {
      try PlainFile.move(stage + "/manifest", to: manifestFile)
    }
    try beforeStep()
    unlink(movesFile)
  }

  private func put(_ file: String, at path: String) throws(DriverError) {
    guard PlainFile.kind(of: file) != .nothing else { return }
    for folder in SitePath.folders(of: path) { try PlainFile.makeFolder(place(folder)) }
    try PlainFile.move(file, to: place(path))
  }

  private func remove(_ entry: SiteManifest.Entry) {
    guard leadsInside(entry.path), isUntouched(entry) else { return }
    unlink(place(entry.path))
    // Folders that become empty are removed; others stay.
    for folder in SitePath.folders(of: entry.path).reversed() where rmdir(place(folder)) != 0 { break }
  }

  /// Tells whether a file is unchanged since flowdoc made it.
  func isUntouched(_ entry: SiteManifest.Entry) -> Bool {
    guard let facts = PlainFile.facts(of: place(entry.path)) else { return false }
    if facts == entry.facts { return true }
    return facts.size == entry.facts.size
      && FileBytes.read(place(entry.path)).map { ContentHash(of: $0) == entry.hash } == true
  }

  /// Tells whether the path leads only through folders, without links.
  func leadsInside(_ path: String) -> Bool {
    SitePath.folders(of: path).allSatisfy { PlainFile.kind(of: place($0)) == .folder }
  }

  /// The saved result of the last run.
  var outcome: Data? { data(outcomeFile) }

  /// Reads a note from its place, never through a link.
  private func data(_ file: String) -> Data? {
    PlainFile.kind(of: notes) == .folder && PlainFile.facts(of: file) != nil ? FileBytes.read(file) : nil
  }
}

/// Restricts a site to one run at a time; the system releases the lock when the process ends, however it ends.
final class SiteLock: Sendable {
  private let file: OpenFile

  init(of folder: String) throws(DriverError) {
    guard let file = try? OpenFile(folder, O_RDONLY), flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw DriverError(
        "another flowdoc process is writing this site (\(folder) is locked); wait until it has finished")
    }
    self.file = file
  }

  deinit {
    // Closing is not enough while a child process that is just starting has inherited the file.
    _ = flock(file.descriptor, LOCK_UN)
  }
}
