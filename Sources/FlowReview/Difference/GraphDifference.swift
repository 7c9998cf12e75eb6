public import FlowModel

/// What differs between an earlier graph and a later one, and what that means.
///
/// ```swift
/// let difference = GraphDifference(from: old, to: new, today: Day("2027-04-01"))
/// print(difference.summary)                              // "1 breaking change, 2 harmless"
/// difference.changes.first?.witness                      // "shop://orders/1"
/// ```
public struct GraphDifference: Sendable {
  /// The changes: the gravest first, then links before flows, routes, outcomes, screens and transitions.
  public let changes: [GraphChange]
  /// The earlier graph, with what was renamed called as it is now.
  public let before: FlowGraph
  /// The later graph.
  public let after: FlowGraph

  /// Compares two graphs; without a day, no deprecation has come to its end.
  public init(from old: FlowGraph, to new: FlowGraph, today: Day? = nil) {
    let names = RenamedThings(old, new)
    before = names.before
    after = new
    let compared = ComparedGraphs(names: names, new: new, notice: Notice(today: today))
    changes = compared.changes.sorted { left, right in
      (left.level, left.subject, left.kind.rawValue) < (right.level, right.subject, right.kind.rawValue)
    }
  }

  /// How many changes are of a level.
  public func count(_ level: GraphChange.Level) -> Int { changes.count { $0.level == level } }

  /// The gravest level; nil where nothing differs.
  public var level: GraphChange.Level? { changes.first?.level }

  /// The counts in one line, as `1 breaking change, 2 harmless`.
  public var summary: String {
    let counts = GraphChange.Level.allCases.map { ($0, count($0)) }.filter { $0.1 > 0 }
    guard let (level, count) = counts.first else { return "no changes" }
    let first = "\(count) \(level.rawValue) \(count == 1 ? "change" : "changes")"
    return ([first] + counts.dropFirst().map { "\($0.1) \($0.0.rawValue)" }).joined(separator: ", ")
  }
}
