public import FlowModel

/// The navigation of an app from tag to tag.
///
/// Graphs are added one by one, and only the last one is kept: a long history fits into little memory.
public struct History: Sendable {
  /// The tags, the earliest first.
  public private(set) var entries: [HistoryEntry] = []
  private var last: FlowGraph?

  /// Starts an empty history.
  public init() {}

  /// Adds a tag with its graph; the tag's day is the one by which deprecations are judged.
  public mutating func add(_ name: String, on day: Day?, _ graph: FlowGraph, remark: String = "") {
    let difference = last.map { GraphDifference(from: $0, to: graph, today: day) }
    entries.append(
      HistoryEntry(
        name: name, day: day, counts: HistoryCounts(of: graph), difference: difference, remark: remark))
    last = graph
  }

  /// Adds a tag that has no graph.
  public mutating func addMissing(_ name: String, on day: Day?, remark: String) {
    entries.append(HistoryEntry(name: name, day: day, counts: nil, difference: nil, remark: remark))
  }
}

extension History {
  /// The entries with a graph.
  var known: [HistoryEntry] { entries.filter { $0.counts != nil } }

  /// The number of breaking changes of all tags.
  public var breakingCount: Int { entries.reduce(0) { $0 + ($1.difference?.count(.breaking) ?? 0) } }

  /// The history in one line, such as `3 tags, 1 breaking change`.
  public var summary: String {
    let missing = entries.count - known.count
    return counted(entries.count, "tag") + ", " + counted(breakingCount, "breaking change")
      + (missing == 0 ? "" : ", \(missing) without a graph")
  }
}

extension HistoryEntry {
  /// The breaking changes since the last entry with a graph.
  var breaking: [GraphChange] { changes(.breaking) }

  /// The changes of a level since the last entry with a graph.
  func changes(_ level: GraphChange.Level) -> [GraphChange] {
    difference?.changes.filter { $0.level == level } ?? []
  }

  /// The changes in a line, such as `1 breaking change`; the size of the first graph, and nil without a graph.
  var summary: String? {
    difference?.summary ?? counts.map { "the first graph, with \($0.words)" }
  }

  /// The number and its growth since an earlier entry, such as `12 (+2)`.
  static func words(_ count: Int, since earlier: Int?) -> String {
    guard let earlier, earlier != count else { return "\(count)" }
    return "\(count) (\(count > earlier ? "+" : "−")\(abs(count - earlier)))"
  }
}
