internal import FlowModel
internal import FlowSite
internal import Foundation

/// One run of the site writer: make and compare, then move.
struct SiteRun {
  private let writer: SiteWriter
  private let plan: SitePlan
  private let old: [String: SiteManifest.Entry]
  private let pagesByFoldedPath: [String: String]

  private var folder: SiteFolder { writer.folder }

  private var paths: [String] { plan.paths }

  init(writer: SiteWriter, plan: SitePlan, old: SiteManifest?) {
    self.writer = writer
    self.plan = plan
    pagesByFoldedPath = Dictionary(plan.paths.map { (SitePath.folded($0), $0) }) { first, _ in first }
    self.old = Dictionary((old?.entries ?? []).map { ($0.path, $0) }) { first, _ in first }
  }

  /// A file that was made, compared with the existing one.
  private struct Made: Sendable {
    enum Change { case added, changed, none }
    var entry: SiteManifest.Entry
    var change: Change
    /// Whether another run would give the same result.
    var isSettled = true
  }

  func report(_ inputs: String, _ progress: @escaping @Sendable (Int) -> Void) throws -> SiteWriter.Report {
    let pages = Set(paths)
    let stale = old.values.filter { !pages.contains($0.path) && !isRenamed($0.path) }.sorted {
      $0.path < $1.path
    }
    try checkFolders(without: stale)
    try folder.makeStage()
    do {
      let made = try self.made(progress, stale)
      return try moved(made, inputs, stale, pages)
    } catch {
      // Before the move, a failure leaves nothing behind; after it began, the next run completes it.
      if !folder.isMoving { folder.clearStage() }
      throw error
    }
  }

  /// Tells whether an old path differs from a new one only in case, on a case-insensitive disk.
  private func isRenamed(_ path: String) -> Bool {
    guard let today = pagesByFoldedPath[SitePath.folded(path)], today != path else { return false }
    return FolderListing.identity(of: folder.place(path)) == FolderListing.identity(of: folder.place(today))
  }

  private func moved(
    _ made: [Made], _ inputs: String, _ stale: [SiteManifest.Entry], _ pages: Set<String>
  ) throws -> SiteWriter.Report {
    let gone = stale.filter(folder.isUntouched)
    let numbered = Array(made.enumerated())
    let added = numbered.filter { $0.element.change == .added }.map { ($0.offset, $0.element.entry.path) }
    let changed = numbered.filter { $0.element.change == .changed }.map { ($0.offset, $0.element.entry.path) }
    let moves = SiteMoves(added: added, changed: changed, stale: gone, pages: pages)
    // A page that failed is tried again by the next run, even if nothing has changed.
    let isSettled = made.allSatisfy(\.isSettled)
    try folder.commit(moves, SiteManifest(inputs: isSettled ? inputs : "", entries: made.map(\.entry)))
    var report = SiteWriter.Report(
      written: added.count + changed.count, unchanged: made.count - added.count - changed.count,
      removed: gone.count, pictures: made.reduce(0) { $0 + $1.entry.pictures })
    report.findings = stale.filter {
      !folder.isUntouched($0) && PlainFile.kind(of: folder.place($0.path)) != .nothing
    }
    .map { .staleAndChanged(folder.place($0.path)) }
    return report
  }

  private func made(
    _ progress: @escaping @Sendable (Int) -> Void, _ stale: [SiteManifest.Entry]
  ) throws -> [Made] {
    let (done, failed) = (Tally(), Tally())
    let removed = Set(stale.map(\.path))
    let results = Workers(jobs: writer.jobs).map(Array(paths.indices)) { [self] number in
      defer { progress(done.next()) }
      // If one page fails, the site fails, and making further pages would be useless.
      guard failed.count == 0 else { return Result<Made, any Error>.failure(NotBegun()) }
      let result = Result { try made(number, removed) }
      if case .failure = result { _ = failed.next() }
      return result
    }
    return try results.map { try $0.get() }
  }

  private func made(_ number: Int, _ removed: Set<String>) throws -> Made {
    let key = plan.key(number)
    let kind = PlainFile.kind(of: folder.place(paths[number]))
    if let key, let known = old[paths[number]], known.key == key, kind == .file(known.facts) {
      return Made(entry: known, change: .none)
    }
    let file = try plan.make(number)
    let (facts, change) = try staged(number, file.file, kind, removed)
    return Made(
      entry: .init(
        path: paths[number], facts: facts, hash: ContentHash(of: file.file.bytes),
        key: file.isSettled ? key : nil, pictures: file.pictures),
      change: change, isSettled: file.isSettled)
  }

  /// Writes a file to the staging folder, unless the existing one is equal.
  private func staged(
    _ number: Int, _ file: SiteFile, _ kind: PlainFile.Kind, _ removed: Set<String>
  ) throws -> (PlainFile.Facts, Made.Change) {
    let path = paths[number]
    guard file.path == path else { throw DriverError("the page for '\(path)' was made for '\(file.path)'") }
    if case .file(let facts) = kind, PlainFile.file(at: folder.place(path), has: file.bytes) {
      return (facts, .none)
    }
    try checkOwn(path, kind, removed)
    try PlainFile.write(file.bytes, to: folder.staged(number))
    guard let facts = PlainFile.facts(of: folder.staged(number)) else {
      throw DriverError("\(folder.staged(number)) is gone; check whether another program deletes files there")
    }
    return (facts, kind == .nothing ? .added : .changed)
  }

  /// Refuses to replace files that flowdoc did not make.
  private func checkOwn(_ path: String, _ kind: PlainFile.Kind, _ removed: Set<String>) throws(DriverError) {
    if kind == .nothing || (kind != .folder && (old[path] != nil || writer.replacesForeign)) { return }
    if kind == .folder, removed.contains(where: { $0.hasPrefix(path + "/") }) { return }
    throw DriverError(
      "\(folder.place(path)) was not made by flowdoc and would be replaced; name another folder with --output, "
        + (kind == .folder ? "or move it away" : "or replace it with --force"))
  }

  /// Refuses to write a page through a link, or where a folder is a file.
  private func checkFolders(without stale: [SiteManifest.Entry]) throws(DriverError) {
    let removed = Set(stale.map(\.path))
    for name in Set(paths.flatMap(SitePath.folders)).sorted() {
      switch PlainFile.kind(of: folder.place(name)) {
      case .nothing, .folder: continue
      case .file where removed.contains(name): continue
      case .file, .other:
        throw DriverError(
          "\(folder.place(name)) is not a folder, but pages must be written into it; move it away")
      }
    }
  }
}

/// The error for a page that was skipped because an earlier one failed.
private struct NotBegun: Error {}

/// A counter shared by threads.
private final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private var counted = 0

  var count: Int { lock.withLock { counted } }

  func next() -> Int {
    lock.withLock {
      counted += 1
      return counted
    }
  }
}

extension Finding {
  fileprivate static func staleAndChanged(_ path: String) -> Finding {
    Finding(
      rule: "stale-page-changed", severity: .note,
      message: "\(path) was written by an earlier run but has been changed since, so it was kept",
      remedy: "Delete it if it is not needed.")
  }
}
