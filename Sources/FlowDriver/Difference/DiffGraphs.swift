internal import FlowModel
internal import Foundation

/// Reads or scans the two graphs of a comparison.
struct DiffGraphs {
  let request: DiffRequest
  private let configuration: Configuration
  /// A committed graph file that replaces the scan of a revision that has it.
  private let committed: String?

  init(_ request: DiffRequest, committed: String? = nil) throws(DriverError) {
    self.request = request
    self.committed = committed
    configuration = try Configuration.ofOneApp(request.config, namesSources: request.path != nil)
  }

  func graph(of side: DiffSide, _ progress: (SourceScan.Step) -> Void) throws -> FlowGraph {
    switch side {
    case .graph(let path): try GraphReader.read(path)
    case .folder(let path): try merged(scan(["."], from: path), [], progress)
    case .present: try merged(scan(paths, from: nil), graphs, progress)
    case .revision(let name): try graph(ofCommit: git.commit(name), progress)
    case .mergeBase(let old, let new): try graph(ofCommit: git.mergeBase(old, new), progress)
    }
  }

  private var git: GitObjects { GitObjects(around: ".") }

  /// The paths to scan; empty if the configuration names only graph files.
  private var paths: [String] {
    if let path = request.path { return [path] }
    return configuration.sources.isEmpty && configuration.graphs.isEmpty ? ["."] : configuration.sources
  }

  /// The graph files; an explicitly named folder is compared without any.
  private var graphs: [String] { request.path == nil ? configuration.graphs : [] }

  private func scan(_ paths: [String], from base: String?) -> SourceScan? {
    guard !paths.isEmpty else { return nil }
    var scan = SourceScan(paths: paths, as: configuration)
    scan.includesTests = scan.includesTests || request.includesTests
    scan.includesViews = scan.includesViews || request.includesViews
    scan.base = base
    // The step-by-step explanations are not compared.
    scan.tellsWhy = false
    scan.cache = request.cache
    if let jobs = request.jobs { scan.jobs = jobs }
    if let base { scan.keptAs = base }
    return scan
  }

  private func merged(
    _ scan: SourceScan?, _ files: [String], _ progress: (SourceScan.Step) -> Void
  ) throws -> FlowGraph {
    var read: [(name: String, graph: FlowGraph)] = []
    if let scan { read.append(("the scan", try scan.run(progress: progress).graph())) }
    for file in files { read.append((file, try GraphReader.read(file, references: .mayDangle))) }
    // A revision without any of the sources is empty, so that everything is new.
    return read.isEmpty ? FlowGraph(name: "") : try GraphMerge.merged(read).graph
  }
  /// Both revisions use one cache key, so that the second scan finds what the first has parsed.
  private func graph(ofCommit commit: String, _ progress: (SourceScan.Step) -> Void) throws -> FlowGraph {
    let folder = try PassingFolder(in: request.cache?.path ?? FileManager.default.temporaryDirectory.path)
    defer { folder.remove() }
    if let committed, let file = try sources(of: commit, [], [committed]).write(to: folder).files.first {
      return try GraphReader.read(file)
    }
    let sources = try sources(of: commit, paths, graphs)
    let present = try sources.write(to: folder)
    var scan = scan(present.paths, from: sources.base(in: folder))
    scan?.keptAs = "\(GitFolder(around: ".")?.root ?? ".")#revisions"
    return try merged(scan, present.files, progress)
  }

  private func sources(of commit: String, _ paths: [String], _ files: [String]) throws -> CommitSources {
    try CommitSources(of: commit, in: git, paths: paths, files: files)
  }
}
