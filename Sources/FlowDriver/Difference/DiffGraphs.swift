internal import FlowModel
internal import Foundation

/// Reads or scans the graphs that are compared.
struct DiffGraphs {
  let request: DiffRequest
  private let said: Configuration

  init(_ request: DiffRequest) throws(DriverError) {
    self.request = request
    said = try Configuration.find(request.config)
  }

  func graph(of side: DiffSide, _ progress: (SourceScan.Step) -> Void) throws -> FlowGraph {
    switch side {
    case .graph(let path): try GraphReader.read(path)
    case .folder(let path): try scan(["."], from: path).run(progress: progress).graph()
    case .present: try scan(paths, from: nil).run(progress: progress).graph()
    case .revision(let name): try graph(ofCommit: git.commit(name), progress)
    case .mergeBase(let old, let new): try graph(ofCommit: git.mergeBase(old, new), progress)
    }
  }

  private var git: GitObjects { GitObjects(around: ".") }

  private var paths: [String] {
    if let path = request.path { return [path] }
    return said.sources.isEmpty ? ["."] : said.sources
  }

  private func scan(_ paths: [String], from base: String?) -> SourceScan {
    var scan = SourceScan(paths: paths)
    scan.base = base
    scan.excludes = said.exclude
    scan.includesTests = said.includeTests
    scan.conventions = said.conventions
    scan.cache = request.cache
    if let jobs = request.jobs { scan.jobs = jobs }
    if let base { scan.keptAs = base }
    return scan
  }

  /// Both revisions are kept as one, so that the second finds what the first has read.
  private func graph(ofCommit commit: String, _ progress: (SourceScan.Step) -> Void) throws -> FlowGraph {
    let sources = try CommitSources(of: commit, in: git, paths: paths)
    let folder = try PassingFolder(in: request.cache?.path ?? FileManager.default.temporaryDirectory.path)
    defer { folder.remove() }
    let present = try sources.write(to: folder)
    // What came later has no sources yet, and all of it is new.
    guard !present.isEmpty else { return FlowGraph(name: "") }
    var scan = scan(present, from: sources.base(in: folder))
    scan.keptAs = "\(GitFolder(around: ".")?.root ?? ".")#revisions"
    return try scan.run(progress: progress).graph()
  }
}
