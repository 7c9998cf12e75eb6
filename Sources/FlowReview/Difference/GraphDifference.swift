public import FlowModel

/// The differences between an earlier graph and a later one, with their impact.
///
/// ```swift
/// let difference = GraphDifference(from: old, to: new, today: Day("2027-04-01"))
/// print(difference.summary)                              // "1 breaking change, 2 harmless"
/// difference.changes.first?.witness                      // "shop://orders/1"
/// ```
public struct GraphDifference: Sendable {
  /// The changes: the most severe first, then links before flows, routes, outcomes, screens and transitions.
  public let changes: [GraphChange]
  /// The earlier graph, with renamed things under their new names.
  public let before: FlowGraph
  /// The later graph.
  public let after: FlowGraph

  /// Compares two graphs; without a day, no deprecation has expired.
  public init(from old: FlowGraph, to new: FlowGraph, today: Day? = nil) {
    let names = RenamedElements(old, new)
    before = names.before
    after = new
    let compared = ComparedGraphs(names: names, new: new, deprecation: DeprecationPolicy(today: today))
    changes = compared.changes.sorted { left, right in
      (left.level, left.subject, left.kind.rawValue) < (right.level, right.subject, right.kind.rawValue)
    }
  }

  /// The number of changes of a level.
  public func count(_ level: GraphChange.Level) -> Int { changes.count { $0.level == level } }

  /// The most severe level; nil if there are no changes.
  public var level: GraphChange.Level? { changes.first?.level }

  /// The counts in one line, such as `1 breaking change, 2 harmless`.
  public var summary: String {
    let counts = GraphChange.Level.allCases.map { ($0, count($0)) }.filter { $0.1 > 0 }
    guard let (level, count) = counts.first else { return "no changes" }
    let first = "\(count) \(level.rawValue) \(count == 1 ? "change" : "changes")"
    return ([first] + counts.dropFirst().map { "\($0.1) \($0.0.rawValue)" }).joined(separator: ", ")
  }
}
