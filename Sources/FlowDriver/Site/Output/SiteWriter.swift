public import FlowModel
internal import Foundation

/// Writes a site so that an interrupted run leaves the old one intact.
///
/// First all files that differ from the existing ones are made in a hidden folder inside the site's. Then they are moved to their
/// places one by one. A run interrupted before the first move leaves only the hidden folder behind; one interrupted later is completed
/// by the next. Files that flowdoc did not make are never removed, and are replaced only on request.
///
/// ```swift
/// let plan = SitePlan(["index.html"]) { _ in MadeFile(page) }
/// let report = try SiteWriter(folder: "site").write(plan, inputs: hash)
/// ```
public struct SiteWriter: Sendable {
  /// The number of files made in parallel.
  public var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// Whether files that flowdoc did not make may be replaced.
  public var replacesForeign = false
  var folder: SiteFolder

  /// Writes to a folder, which is created if needed.
  public init(folder: String) { self.folder = SiteFolder(folder) }

  /// The result of writing.
  public struct Report: Hashable, Sendable {
    /// The number of new and changed files.
    public var written = 0
    /// The number of unchanged files.
    public var unchanged = 0
    /// The number of removed files of earlier runs.
    public var removed = 0
    /// The number of pictures in all files.
    public var pictures = 0
    /// The findings, for example that a file was changed by hand and left alone.
    public var findings: [Finding] = []
  }

  /// Tells whether the site was made from these inputs and is untouched since.
  public func isUpToDate(_ inputs: String) -> Bool {
    guard !folder.isMoving, let manifest = folder.manifest(of: inputs) else { return false }
    return manifest.entries.allSatisfy { PlainFile.facts(of: folder.place($0.path)) == $0.facts }
  }

  /// Removes the staged files of an interrupted run, unless another run is active.
  func clearLeftovers() {
    guard folder.hasStage, let lock = try? folder.open() else { return }
    withExtendedLifetime(lock) { folder.clearStage() }
  }

  /// Completes an interrupted run.
  public func recover() throws {
    guard PlainFile.kind(of: folder.root) != .nothing else { return }
    let lock = try folder.open()
    try withExtendedLifetime(lock) { try folder.recover() }
  }

  /// Makes the files and moves them to their places.
  ///
  /// Each file is made once, on several threads; one whose key is unchanged is not made again. `progress` receives the number of
  /// finished files.
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
