internal import FlowModel
internal import FlowReview

/// The graph file that is committed, and what it should be.
struct CommittedFile {
  private let path: String
  private let now: FlowGraph
  private let state: CommittedGraph
  /// Whether all is known that the file should say.
  private let isWhole: Bool
  private let committed: FlowGraph?

  /// Reads the file; one that is not there lacks everything.
  init(_ path: String, now: FlowGraph, isNamed: Bool, isWhole: Bool) throws(DriverError) {
    self.path = path
    self.isWhole = isWhole
    let committed: FlowGraph? =
      FolderListing.kind(of: path) == .file ? try GraphReader.read(path, references: .mayDangle) : nil
    state = committed.map { CommittedGraph($0, now: now) } ?? .missing
    var now = now
    // Who checks out into another folder does not rename the app; who says its name does.
    if !isNamed, let name = committed?.name, !name.isEmpty { now.name = name }
    self.now = now
    self.committed = committed
  }

  /// The app as it is: where not all is known of it, as the file says.
  var whole: FlowGraph? { isWhole ? now : committed }

  func step(isWritten: Bool, _ unread: UnreadSource) -> CheckStep {
    guard isWhole else {
      return .skipped(
        .graph, "what the registry knows is missing; swift package flowdoc check holds the file")
    }
    let name = Root(path).shown
    if isWritten, wouldLose(by: unread) {
      return .held(.graph, "\(name) is left as it was", [unread.refusal(of: name)])
    }
    return isWritten && state != .current
      ? .held(.graph, "\(name) is brought up to date") : state.step(of: name)
  }

  /// Whether the file says what may only be missing because it was not read.
  private func wouldLose(by unread: UnreadSource) -> Bool {
    if case .stale = state { unread.forbidsLess } else { false }
  }

  /// Brings the file up to date, and says which it is; nil where it was, or would lose what was not read.
  func write(_ unread: UnreadSource) throws -> String? {
    guard isWhole, state != .current, !wouldLose(by: unread) else { return nil }
    try OutputFile.write(String(decoding: GraphFile.write(now), as: UTF8.self), to: path)
    return path
  }
}
