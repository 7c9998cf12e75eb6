import SwiftFacts

/// What is known of code without source.
package struct ForeignCode {
  package var calls: [Solver.ForeignCall] = []
  var knownCalls = FlatSet()
  var handings: [Solver.Handing] = []
  var handingNumbers = FlatMap()
  /// Calls of functions of the source of which nothing is followed.
  var skipped = FlatSet()
  /// What is sent by a name and received by it.
  var channels: [String: NodeIndex] = [:]
  /// What the closures are handed first with which objects were made.
  var givers: [ObjectIndex: NodeIndex] = [:]
}

/// Requests that a library brings to flows.
package struct RequestedFlows {
  /// Requests of which it is not known yet who answers them.
  var asked: [Solver.Asked] = []
  var answered: Set<ObjectIndex> = []
  var listeners: [Solver.Listener] = []
  /// Requests that are handed over together with the flow that is to begin with them.
  package var wishes: Set<ObjectIndex> = []
}

/// Routes that are declared as values: wrapped properties, lists of routes, builders by text.
package struct LibraryRoutes {
  package var wrapped: [Solver.WrappedRoute] = []
  /// The flows whose wrapped routes were entered.
  var routedFlows: Set<ObjectIndex> = []
  /// Key paths that go to routes which may be found later.
  var going: [(object: ObjectIndex, use: Use)] = []
  var builds: [Solver.Build] = []
  package var built: [Solver.BuiltRoute] = []
  package var pathBuilders: [Solver.PathBuilder] = []
  var readBuilders: Set<ObjectIndex> = []
}

/// What is missing, and what stood in for it.
struct StandIns {
  /// Calls with the node on which they are made.
  var pendingCalls: [(instance: InstanceIndex, site: Int32, node: NodeIndex)] = []
  var resolutions: [Solver.Resolution] = []
  var suppliedResolutions = 0
  /// Calls of which several functions are open.
  var undecided: [Int32] = []
  var demand = Demand()
  /// How much was known when stand-ins were last looked for.
  var settled = -1
}
