import SwiftFacts

/// The result of an analysis: which objects arrive where, and which code runs for whom.
///
/// It is complete when `Solver.solve()` returns it; nothing but the solver changes it.
package class Solution {
  package final let bodies: Bodies
  package final let program: Program
  final let semantics: Semantics
  final let requests: Requests
  final let interest: Interest

  final var nodes = NodeTable()
  package final let objects = ObjectTable()
  /// Objects that stand for all further ones of their type, with one maker for each place in the code.
  package final internal(set) var sharedObjects: Set<ObjectIndex> = []
  package final let instances = InstanceTable()
  final var blocks = BlockStates()
  final var contexts = Contexts()
  /// The nodes of the fields of objects.
  final var fields = FlatMap(capacity: 1 << 16)
  package final internal(set) var fieldOwners: [(object: ObjectIndex, name: Name, node: NodeIndex)] = []
  /// The labelled values that objects of the source were made with.
  package final internal(set) var handed: [(object: ObjectIndex, name: Name, node: NodeIndex)] = []
  /// The same for properties of texts and numbers, in which no closure can be, whatever may arrive where one is handed to them.
  package final internal(set) var handedTexts: [(object: ObjectIndex, name: Name, node: NodeIndex)] = []
  /// The patterns of tests and bindings, to which uses refer.
  final var patterns: [ValuePattern] = []
  package final internal(set) var stores: [PendingStore] = []
  /// The nodes by which code chooses and that had no value at first, so that an unknown one stands there for any.
  final var openedNodes: Set<NodeIndex> = []
  package final internal(set) var brought: [Brought] = []
  package final internal(set) var foreign = ForeignCode()
  package final internal(set) var requested = RequestedFlows()
  package final internal(set) var routes = LibraryRoutes()
  final var messages = Messages()
  /// Whether the analysis stopped before everything was found, since there was too much.
  package final internal(set) var isCutOff = false

  init(
    _ program: Program, _ bodies: Bodies, _ semantics: Semantics, _ requests: Requests, _ interest: Interest
  ) {
    (self.program, self.bodies, self.semantics) = (program, bodies, semantics)
    (self.requests, self.interest) = (requests, interest)
  }
}

/// Calls of code without source: a large app has 170,000, at a quarter as many places in the code.
extension Solution {
  /// The calls at the places that are meant; each place is asked about once.
  package func foreignCalls(where isMeant: (CallSite) -> Bool) -> [ForeignCall] {
    var answers = [Answer](repeating: .unknown, count: bodies.sites.count)
    return foreign.calls.filter { call in
      let site = Int(call.site)
      if answers[site] == .unknown { answers[site] = isMeant(bodies.sites[site]) ? .yes : .no }
      return answers[site] == .yes
    }
  }

  private enum Answer: UInt8 { case unknown, yes, no }

  /// The calls that stand for loops over streams.
  package var calledLoops: [ForeignCall] {
    if bodies.loops.isEmpty { return [] }
    return foreign.calls.filter { bodies.loops.contains($0.site) }
  }
}
