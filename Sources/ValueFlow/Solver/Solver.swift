import SwiftFacts

/// Computes which objects may arrive where: an inclusion-based analysis with call graph construction on the fly.
///
/// Facts are only ever added, so that the order of files and calls does not matter, and more source only adds knowledge.
/// The solver itself propagates objects from node to node and runs bodies; what a call, a member, a pattern or a library does with
/// them stands in a type of its own, named after it, which works on the solver's tables.
package final class Solver: Solution {
  let relevance: Relevance
  let typeQueries: TypeQueries
  let callQueries: CallQueries
  let shapes: FunctionShapes
  let mutualMaking: MutualMaking
  let containers: ObjectContainers
  let calledNames: Set<Name>
  let log: (String) -> Void
  /// The progress after which the analysis stops.
  private let limit: Int

  /// Pairs of nodes whose values may flow from the first to the second.
  var kept = KeptNodes()
  /// For the content of each object without source, that object.
  var contentOwners: [NodeIndex: ObjectIndex] = [:]
  var statics: [PropertyIndex: NodeIndex] = [:]
  var overloads: [Overload] = []
  /// For nodes and declared types, how many objects at the node do not fit; -1 if one does.
  var misfits = FlatMap()
  /// Whether objects of a type fit nodes of a declared type.
  var fits = FlatMap()
  /// The numbers of the types that classes give for generic parameters of classes above them.
  var givenTypes: [GenericKey: Int32] = [:]
  /// The types that the calls of generic types name for their parameter; -1 for those that name none.
  var madeArguments: [Int32: TypeIndex] = [:]
  /// For lists of objects and declared types, how many of the first objects fit nodes of the type; their complement if the next does not.
  var fittingCounts = FlatMap()
  var standIns = StandIns()
  /// The calls that run once per case, with these cases.
  var splits = FlatSet()
  /// Closures that run once per case.
  var calledByCase: Set<ObjectIndex> = []
  /// The functions that have run for any caller.
  var enteredFunctions = FlatSet()
  /// The functions that the framework calls on a screen, and that nothing else was seen to call.
  var delegated: Set<FunctionIndex> = []
  /// Uncalled functions that ran on an object of which nothing is known but its type.
  var unmade: Set<FunctionIndex> = []
  var deliveryInputs = DeliveryInputs()
  /// Objects whose functions have not run yet.
  var born: [ObjectIndex] = []
  /// Cases of enums that are views.
  var enumViews: Set<ObjectIndex> = []
  /// Instances whose first block has not run yet.
  var beginning: [InstanceIndex] = []
  /// Uses that have yet to be applied to what is at their nodes.
  var unappliedUses: [Int32] = []
  /// The number of uses that are being applied, each since the one before added it.
  var useDepth = 0

  /// - Parameters:
  ///   - limit: the progress after which the analysis stops; nil for one that no app is known to reach.
  ///   - log: what is told after each round.
  package init(
    _ program: Program, semantics: LibrarySemantics, interest: Interest, limit: Int? = nil,
    log: @escaping (String) -> Void = { _ in }
  ) {
    self.log = log
    self.limit = limit ?? Self.limit(of: program)
    let bodies = Bodies(
      program, appending: semantics.requests.listing, handing: semantics.putting)
    let known = Semantics(semantics, program)
    calledNames = program.calledNames()
    relevance = RelevanceSearch.run(program, known, interest)
    typeQueries = TypeQueries(bodies, known, relevance, interest)
    callQueries = CallQueries(bodies, known, typeQueries)
    shapes = FunctionShapes(bodies, known, typeQueries, interest)
    containers = ObjectContainers(program)
    mutualMaking = MutualMaking(program, relevance, known)
    super.init(program, bodies, known, Requests(semantics.requests, program), interest)
  }

  /// Some three times, for each file, what the largest app that was measured finds, and enough for any small one.
  private static func limit(of program: Program) -> Int { max(20_000_000, program.files.count * 10_000) }

  /// Stops the analysis if it has found too much: it counts what is found, and no time, so that each run stops at the same place.
  func cutOff() { isCutOff = progress > limit || nodes.useCount > limit }
}

// The parts that work on objects, by subject.
extension Solver {
  var missing: MissingValues { MissingValues(solver: self) }
  var missingCases: MissingCases { MissingCases(solver: self) }
  var messageDelivery: MessageDelivery { MessageDelivery(solver: self) }
  var requestDelivery: RequestDelivery { RequestDelivery(solver: self) }
  var routeValues: RouteValues { RouteValues(solver: self) }
  var environment: ViewEnvironment { ViewEnvironment(solver: self) }
  var viewModifiers: ViewModifiers { ViewModifiers(solver: self) }
  var publishers: Publishers { Publishers(solver: self) }
  var promises: Promises { Promises(solver: self) }
  var selectors: Selectors { Selectors(solver: self) }
  var unseenSenders: UnseenSenders { UnseenSenders(solver: self) }
  var frameworkCalls: FrameworkCalls { FrameworkCalls(solver: self) }
  var unseenCode: UnseenCode { UnseenCode(solver: self) }
  var heldClosures: HeldClosures { HeldClosures(solver: self) }
  var idleFunctions: IdleFunctions { IdleFunctions(solver: self) }
  var delegatedCalls: DelegatedCalls { DelegatedCalls(solver: self) }
  var foreignCalls: ForeignCalls { ForeignCalls(solver: self) }
  var namedObjects: NamedObjects { NamedObjects(solver: self) }
  var calling: Calls { Calls(solver: self) }
  var contentCalls: ContentCalls { ContentCalls(solver: self) }
  var foreignContainers: ForeignContainers { ForeignContainers(solver: self) }
  var sentValues: SentValues { SentValues(solver: self) }
  var containerCalls: ContainerCalls { ContainerCalls(solver: self) }
  var givenGenerics: GivenGenerics { GivenGenerics(solver: self) }
  var construction: Construction { Construction(solver: self) }
  var invocation: Invocation { Invocation(solver: self) }
  var overloadChoice: OverloadChoice { OverloadChoice(solver: self) }
  var splitKeys: SplitKeys { SplitKeys(solver: self) }
  var members: Members { Members(solver: self) }
  var tupleParts: TupleParts { TupleParts(solver: self) }
  var matching: Matching { Matching(solver: self) }
}
