import SwiftFacts

/// The nodes and objects that the last delivery of messages looked at: as long as all of them are the same, there is nothing to deliver.
struct DeliveryInputs {
  private var nodes: [(node: NodeIndex, count: Int32)] = []
  private var objects: [(object: ObjectIndex, maker: Int32)] = []
  private var counts: [Int] = []

  /// Forgets what was looked at, before all of it is looked at anew.
  mutating func begin(in solver: Solver) {
    nodes.removeAll(keepingCapacity: true)
    objects.removeAll(keepingCapacity: true)
    counts = Self.counts(in: solver)
  }

  mutating func note(_ node: NodeIndex, in solver: Solver) {
    nodes.append((node, solver.nodes.count(at: node)))
  }

  /// Notes an object whose makers are looked at.
  mutating func note(makersOf object: ObjectIndex, in solver: Solver) {
    objects.append((object, solver.objects.lastMaker(of: object)))
  }

  func areCurrent(in solver: Solver) -> Bool {
    counts == Self.counts(in: solver)
      && nodes.allSatisfy { solver.nodes.count(at: $0.node) == $0.count }
      && objects.allSatisfy { solver.objects.lastMaker(of: $0.object) == $0.maker }
  }

  /// The numbers of calls, of handlers that wait, and of cases whose type is known by now.
  private static func counts(in solver: Solver) -> [Int] {
    [
      solver.messages.sent.count, solver.messages.heard.count, solver.messages.handed.count,
      solver.messages.handlers.count, solver.objects.settledCount,
    ]
  }
}
