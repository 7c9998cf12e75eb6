internal import FlowModel
internal import FlowReview

/// The graph file that is committed, and what it should be.
struct CommittedFile {
  private let path: String
  private let now: FlowGraph
  private let state: CommittedGraph

  /// Reads the file; one that is not there lacks everything.
  init(_ path: String, now: FlowGraph) throws(DriverError) {
    self.path = path
    var graph = now
    if FolderListing.kind(of: path) == .file {
      let committed = try GraphReader.read(path, references: .mayDangle)
      state = CommittedGraph(committed, now: now)
      // Who checks out into another folder does not rename the app.
      graph.name = committed.name.isEmpty ? now.name : committed.name
    } else {
      state = .missing
    }
    self.now = graph
  }

  func step(isWritten: Bool) -> CheckStep {
    isWritten && state != .current
      ? .held(.graph, "\(Root(path).shown) is brought up to date") : state.step(of: Root(path).shown)
  }

  /// Brings the file up to date, and says which it is; nil where it was.
  func write() throws -> String? {
    guard state != .current else { return nil }
    try OutputFile.write(String(decoding: GraphFile.write(now), as: UTF8.self), to: path)
    return path
  }
}
