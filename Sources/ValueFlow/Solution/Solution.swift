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
