internal import FlowModel
internal import FlowReview

/// The committed graph file and its expected content.
struct CommittedFile {
  private let path: String
  private let now: FlowGraph
  private let state: CommittedGraph
  /// Whether the expected content is known completely.
  private let isWhole: Bool
  private let committed: FlowGraph?

  /// Reads the file; a missing file lacks everything.
  init(_ path: String, now: FlowGraph, isNamed: Bool, isWhole: Bool) throws(DriverError) {
    self.path = path
    self.isWhole = isWhole
    let committed: FlowGraph? =
      FolderListing.kind(of: path) == .file ? try GraphReader.read(path, references: .mayDangle) : nil
    state = committed.map { CommittedGraph($0, now: now) } ?? .missing
    var now = now
    // A checkout in a differently named folder does not rename the app; an explicit name does.
    if !isNamed, let name = committed?.name, !name.isEmpty { now.name = name }
    self.now = now
    self.committed = committed
  }

  /// The graph to check: the current one if it is complete, otherwise the committed one.
  var whole: FlowGraph? { isWhole ? now : committed }

  func step(isWritten: Bool, _ unread: UnreadSource) -> CheckStep {
    guard isWhole else {
      return .skipped(
        .graph, "the graph of the registry is missing; swift package flowdoc check checks the file")
    }
    let name = Root(path).shown
    if isWritten, wouldLose(by: unread) {
      return .held(.graph, "\(name) is left as it was", [unread.refusal(of: name)])
    }
    return isWritten && state != .current
      ? .held(.graph, "\(name) is brought up to date") : state.step(of: name)
  }

  /// Whether updating the file could drop content only because its source was not read.
  private func wouldLose(by unread: UnreadSource) -> Bool {
    if case .stale = state { unread.forbidsLess } else { false }
  }

  /// Updates the file and returns its path; nil if it was up to date, or content that was not read would be lost.
  func write(_ unread: UnreadSource) throws -> String? {
    guard isWhole, state != .current, !wouldLose(by: unread) else { return nil }
    try OutputFile.write(String(decoding: GraphFile.write(now), as: UTF8.self), to: path)
    return path
  }
}
