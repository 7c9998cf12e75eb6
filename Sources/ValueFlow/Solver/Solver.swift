/// Computes which objects may arrive where: an inclusion-based analysis with call graph construction on the fly.
///
/// Facts are only ever added, so that the order of files and calls does not matter, and more source only adds knowledge.
package final class Solver {
  package let bodies: Bodies
  package let program: Program
  let semantics: Semantics
  let requests: Requests
  let interest: Interest
  let relevance: Relevance
  let typeQueries: TypeQueries
  let callQueries: CallQueries
  let shapes: FunctionShapes

  var nodes = NodeTable()
  /// Pairs of nodes whose values may flow from the first to the second.
  var kept = FlatSet()
  package var objects = ObjectTable()
  package var instances = InstanceTable()
  var blocks = BlockStates()
  var contexts = Contexts()
  var fields = FlatMap(capacity: 1 << 16)
  package var fieldOwners: [(object: ObjectIndex, name: Name, node: NodeIndex)] = []
  /// For the content of each object without source, that object.
  var contentOwners: [NodeIndex: ObjectIndex] = [:]
  /// The labelled values that objects of the source were made with.
  package var handed: [(object: ObjectIndex, name: Name, node: NodeIndex)] = []
  var statics: [PropertyIndex: NodeIndex] = [:]
  var patterns: [ValuePattern] = []
  package var brought: [Brought] = []
  var overloads: [Overload] = []
  /// For nodes and declared types, how many objects at the node do not fit; -1 if one does.
  var misfits = FlatMap()
  package var foreign = ForeignCode()
  package var requested = RequestedFlows()
  var messages = Messages()
  package var routes = LibraryRoutes()
  var standIns = StandIns()
  /// The calls that run once per case, with these cases.
  var splits = FlatSet()
  /// The functions that have run for any caller.
  var enteredFunctions = FlatSet()
  /// The functions that the framework calls on a screen, and that nothing else was seen to call.
  var delegated: Set<FunctionIndex> = []
  /// Objects whose functions have not run yet.
  var born: [ObjectIndex] = []
  /// Cases of enums that are views.
  var enumViews: Set<ObjectIndex> = []
  package var stores: [PendingStore] = []
  /// Instances whose first block has not run yet.
  var beginning: [InstanceIndex] = []
  let calledNames: Set<Name>
  /// Whether objects of a type fit nodes of a declared type.
  var fits = FlatMap()
  package var log: (String) -> Void = { _ in }

  var missing: MissingValues { MissingValues(solver: self) }
  var missingCases: MissingCases { MissingCases(solver: self) }
  var messageDelivery: MessageDelivery { MessageDelivery(solver: self) }
  var requestDelivery: RequestDelivery { RequestDelivery(solver: self) }
  var routeValues: RouteValues { RouteValues(solver: self) }
  var environment: ViewEnvironment { ViewEnvironment(solver: self) }
  var viewModifiers: ViewModifiers { ViewModifiers(solver: self) }
  var publishers: Publishers { Publishers(solver: self) }
  var selectors: Selectors { Selectors(solver: self) }
  var unseenSenders: UnseenSenders { UnseenSenders(solver: self) }
  var frameworkCalls: FrameworkCalls { FrameworkCalls(solver: self) }
  var unseenCode: UnseenCode { UnseenCode(solver: self) }
  var heldClosures: HeldClosures { HeldClosures(solver: self) }
  var delegatedCalls: DelegatedCalls { DelegatedCalls(solver: self) }
  var foreignCalls: ForeignCalls { ForeignCalls(solver: self) }
  var namedObjects: NamedObjects { NamedObjects(solver: self) }
  var calling: Calls { Calls(solver: self) }
  var construction: Construction { Construction(solver: self) }
  var invocation: Invocation { Invocation(solver: self) }
  var overloadChoice: OverloadChoice { OverloadChoice(solver: self) }
  var members: Members { Members(solver: self) }
  var matching: Matching { Matching(solver: self) }

  package init(_ program: Program, semantics: LibrarySemantics, interest: Interest) {
    self.program = program
    self.interest = interest
    bodies = Bodies(program, appending: semantics.requests.listing)
    self.semantics = Semantics(semantics, program)
    requests = Requests(semantics.requests, program)
    calledNames = program.calledNames()
    relevance = RelevanceSearch.run(program, self.semantics, interest)
    typeQueries = TypeQueries(bodies, self.semantics, relevance, counts: interest.counts)
    callQueries = CallQueries(bodies, self.semantics, typeQueries)
    shapes = FunctionShapes(bodies, self.semantics, typeQueries)
  }
}
