import SwiftFacts

/// Screens made for code that takes them from somewhere.
struct TakenScreens {
  let node: NodeIndex
  let screens: [ObjectIndex]
  /// The nodes on the ways to that, as they were at the last look: with the first source of each, and whether it was empty.
  var ways: [(node: NodeIndex, source: Int32, isEmpty: Bool)] = []
}

/// Missing values and their substitutes.
struct StandIns {
  /// Calls with the node of their receiver.
  var pendingCalls: [(instance: InstanceIndex, site: Int32, node: NodeIndex)] = []
  var suppliedResolutions = 0
  /// For each request for an object, such as `.init(model)`, the node that is empty until it is answered.
  var answers: [ObjectIndex: NodeIndex] = [:]
  /// The values without a type that proved to be calls of a static function, with the type that has it.
  var staticCalls: [ObjectIndex: TypeIndex] = [:]
  /// The screens made for code that takes them from somewhere, with their nodes.
  var taken: [TakenScreens] = []
  /// Blocks that wait for cases which code may make that is not analysed.
  var waitingBlocks: [MissingCases.WaitingBlock] = []
  /// Blocks that wait for the success of a result.
  var waitingSuccesses: [MissingCases.WaitingBlock] = []
  /// Calls with several possible overloads.
  var undecided: [Int32] = []
  var demand = Demand()
  var unset = UnsetProperties()
  /// The sources that nodes without values wait for, as of the last search.
  var empty = EmptyNodes()
  /// A zero for each node, for the searches of `FirstMissing`.
  var unmarked: [Int32] = []
  /// The arguments without an object, as numbers of nodes beginning at 1.
  var emptyArguments = FlatSet()
  /// The parameters that some call passes nothing for.
  var emptied: Set<NodeIndex> = []
  /// The same in order, as of the last look.
  var emptiedInOrder: [NodeIndex] = []
  /// The nodes with values that choose between paths.
  var chosen: [NodeIndex] = []
  /// Whether state that no code was seen to assign gets substitutes, too.
  var suppliesStates = false
  /// The progress when substitutes were last searched.
  var settled = -1
}
