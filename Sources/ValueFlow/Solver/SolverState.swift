import SwiftFacts

/// The state of code without source.
package struct ForeignCode {
  package var calls: [Solver.ForeignCall] = []
  var knownCalls = FlatSet()
  var handings: [Solver.Handing] = []
  var handingNumbers = FlatMap()
  /// Calls of functions of the source that are not analysed.
  var skipped = FlatSet()
  /// The nodes of channels, by name.
  var channels: [String: NodeIndex] = [:]
  /// The node of the first argument for the closures that an object was made with.
  var givers: [ObjectIndex: NodeIndex] = [:]
}

/// Requests that a library delivers to flows.
package struct RequestedFlows {
  /// Requests whose receiver is not known yet.
  var asked: [Solver.Asked] = []
  var answered: Set<ObjectIndex> = []
  var listeners: [Solver.Listener] = []
  /// Requests passed together with the flow that starts with them.
  package var wishes: Set<ObjectIndex> = []
}

/// Routes declared as values: wrapped properties, lists of routes, builders by text.
package struct LibraryRoutes {
  package var wrapped: [Solver.WrappedRoute] = []
  /// The flows whose wrapped routes have run.
  var routedFlows: Set<ObjectIndex> = []
  /// Key paths to routes that may be found later.
  var going: [(object: ObjectIndex, use: Use)] = []
  var builds: [Solver.Build] = []
  package var built: [Solver.BuiltRoute] = []
  package var pathBuilders: [Solver.PathBuilder] = []
  var readBuilders: Set<ObjectIndex> = []
}

/// Missing values and their substitutes.
struct StandIns {
  /// Calls with the node of their receiver.
  var pendingCalls: [(instance: InstanceIndex, site: Int32, node: NodeIndex)] = []
  var resolutions: [Solver.Resolution] = []
  var suppliedResolutions = 0
  /// For each request for an object, such as `.init(model)`, the node that is empty until it is answered.
  var answers: [ObjectIndex: NodeIndex] = [:]
  /// The screens made for code that takes them from somewhere, with their nodes.
  var taken: [(node: NodeIndex, screens: [ObjectIndex])] = []
  /// Blocks that wait for cases which code may make that is not analysed.
  var waitingBlocks: [Solver.WaitingBlock] = []
  /// Calls with several possible overloads.
  var undecided: [Int32] = []
  var demand = Demand()
  var unset = UnsetProperties()
  /// What the nodes without values wait for, as far as it was last searched.
  var empty = EmptyNodes()
  /// The arguments without an object, as numbers of nodes beginning at 1.
  var emptyArguments = FlatSet()
  /// The parameters that some call passes nothing for.
  var emptied: Set<NodeIndex> = []
  /// Whether state that no code was seen to assign gets substitutes, too.
  var suppliesStates = false
  /// The progress when substitutes were last searched.
  var settled = -1
}
