import FlowModel
import ValueFlow

/// A set of transitions, each with all its triggers.
struct FoundTransitions {
  private var found: [String: Transition]
  /// The requesting screens.
  private(set) var screens: Set<TypeIndex> = []

  init(_ graph: FlowGraph) {
    found = Dictionary(graph.transitions.map { ($0.identity, $0) }) { first, _ in first }
  }

  var all: [Transition] { found.keys.sorted().compactMap { found[$0] } }

  mutating func add(_ transition: Transition, _ screen: TypeIndex? = nil) {
    if let screen { screens.insert(screen) }
    guard var known = found[transition.identity] else {
      found[transition.identity] = transition
      return
    }
    known.triggers = Set(known.triggers + transition.triggers).sorted()
    found[transition.identity] = known
  }
}
