internal import FlowModel
public import FlowReview

/// Compares the committed graph file from tag to tag.
///
/// ```swift
/// let history = try GraphHistory(HistoryRequest()).run()
/// print(history.text(as: .markdown))
/// ```
///
/// Only git's objects are read: nothing is checked out, scanned or executed.
public struct GraphHistory: Sendable {
  private let since: String?
  private let file: String
  private let name: String

  /// Validates a request.
  public init(_ request: HistoryRequest) throws(DriverError) {
    let configuration = try Configuration.find(request.config)
    since = request.since
    file =
      request.graph ?? configuration.check.graph ?? configuration.graphs.first ?? GraphReader.standardFile
    name = configuration.name
  }

  /// The result, ready to be written.
  public struct Outcome: Sendable {
    /// The tags with what changed.
    public let history: History
    /// The app's name; may be empty.
    public let app: String

    /// Writes the history in a format.
    public func text(as format: HistoryFormat) -> String { history.text(as: format, app: app) }
  }

  /// Reads the graph of each tag; `progress` receives the names of the tags.
  public func run(progress: (String) -> Void = { _ in }) throws(DriverError) -> Outcome {
    let git = GitObjects(around: ".")
    let path = try path(in: git)
    let tags = try git.tags(since: since)
    guard !tags.isEmpty else {
      throw DriverError(
        "there are no tags in the history of HEAD; set one with git tag, or fetch those of a shallow clone")
    }
    let reader = try GraphAtTag(git: git, path: path)
    var history = History()
    var app = name
    for tag in tags {
      let label = tag.names.joined(separator: ", ")
      progress(label)
      switch try reader.read(tag.commit) {
      case .graph(let graph, let remark):
        if name.isEmpty, !graph.name.isEmpty { app = graph.name }
        history.add(label, on: tag.day, graph, remark: remark)
      case .missing(let remark): history.addMissing(label, on: tag.day, remark: remark)
      }
    }
    try check(history, path)
    return Outcome(history: history, app: app)
  }

  private func path(in git: GitObjects) throws(DriverError) -> String {
    let path = Root(try git.prefix() + Root(file).shown, below: "").shown
    guard path != "..", !path.hasPrefix("../"), !path.hasPrefix("/") else {
      throw DriverError("\(file) is outside of the repository; name the committed graph file with --graph")
    }
    return path
  }

  /// A history of nothing would look like one without changes.
  private func check(_ history: History, _ path: String) throws(DriverError) {
    guard history.entries.allSatisfy({ $0.counts == nil }) else { return }
    throw DriverError(
      "none of the \(history.entries.count) tags has a readable graph file (at the last one, \(history.entries.last?.remark ?? "")); "
        + "commit one with flowdoc scan --output \(file), or name another with --graph")
  }
}
