public import FlowModel
internal import Foundation

/// Writes a site so that an interrupted run leaves the old one whole.
///
/// All files are made first, in a hidden folder inside of the site's; only those whose bytes differ from what is there. Then they
/// are moved into their places one by one. A run that is interrupted before the first move leaves nothing behind but that hidden
/// folder; one that is interrupted later is ended by the next. Files that flowdoc did not make are never removed, and only
/// replaced where that is asked for.
///
/// ```swift
/// let plan = SitePlan(["index.html"]) { _ in MadeFile(page) }
/// let report = try SiteWriter(folder: "site").write(plan, inputs: hash)
/// ```
public struct SiteWriter: Sendable {
  /// How many files are made at once.
  public var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// Whether files may be replaced that flowdoc did not make.
  public var replacesForeign = false
  var folder: SiteFolder

  /// Writes below a folder, which need not be there.
  public init(folder: String) { self.folder = SiteFolder(folder) }

  /// What was done.
  public struct Report: Hashable, Sendable {
    /// Files that are new or have changed.
    public var written = 0
    /// Files that were as they should be.
    public var unchanged = 0
    /// Files of an earlier run that are gone.
    public var removed = 0
    /// How many pictures are in all files.
    public var pictures = 0
    /// What the user should know, as that a file was changed by hand and left.
    public var findings: [Finding] = []
  }

  /// Whether the site was made from these inputs, and nobody has touched it since.
  public func isUpToDate(_ inputs: String) -> Bool {
    guard !folder.isMoving, let manifest = folder.manifest, manifest.inputs == inputs else { return false }
    return manifest.entries.allSatisfy { PlainFile.facts(of: folder.place($0.path)) == $0.facts }
  }

  /// Takes away what an interrupted run had made and not moved; while another run is at it, that is left alone.
  func clearLeftovers() {
    guard folder.hasStage, let lock = try? folder.open() else { return }
    withExtendedLifetime(lock) { folder.clearStage() }
  }

  /// Ends what an interrupted run began.
  public func recover() throws {
    guard PlainFile.kind(of: folder.root) != .nothing else { return }
    let lock = try folder.open()
    try withExtendedLifetime(lock) { try folder.recover() }
  }

  /// Makes the files and puts them into their places.
  ///
  /// Files are made on several threads, each once; one whose key is as before is not made again. `progress` is told how many
  /// are done.
  public func write(
    _ plan: SitePlan, inputs: String, progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws -> Report {
    try SitePath.check(plan.paths)
    let lock = try folder.open()
    return try withExtendedLifetime(lock) {
      try folder.recover()
      return try SiteRun(writer: self, plan: plan, old: folder.manifest).report(inputs, progress)
    }
  }
}
