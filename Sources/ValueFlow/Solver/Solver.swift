/// Which objects may arrive where: inclusion analysis with the call graph found on the way.
///
/// Facts are only ever added, so that the order of files and calls does not matter and more source only adds knowledge.
package final class Solver {
  package let bodies: Bodies
  package let program: Program
  let semantics: Semantics
  let requests: Requests

  // Nodes.
  var nodeType: [Int32] = []
  var nodeFact: [Int32] = []
  var nodeUse: [Int32] = []
  // Facts: which objects are at a node, as chains.
  var factObject: [ObjectIndex] = []
  var factNext: [Int32] = []
  var facts = FlatSet()
  var copies = FlatSet()
  var uses: [Use] = []
  private var waiting: [(node: NodeIndex, object: ObjectIndex)] = []

  package var objects: [ObjectInfo] = []
  package var makers: [Maker] = []
  package var instances: [Instance] = []
  package var callers: [CallerEdge] = []
  var callerSet = FlatSet()
  var makerSet = FlatSet()
  var objectNumbers: [ObjectKey: ObjectIndex] = [:]
  package var objectsOfType: [TypeIndex: [ObjectIndex]] = [:]
  var instanceNumbers: [InstanceKey: InstanceIndex] = [:]
  var fields: [Int64: NodeIndex] = [:]
  package var fieldOwners: [(object: ObjectIndex, name: Name, node: NodeIndex)] = []
  /// What objects of the source were made with, by the labels.
  package var handed: [(object: ObjectIndex, name: Name, node: NodeIndex)] = []
  var statics: [PropertyIndex: NodeIndex] = [:]
  var channels: [String: NodeIndex] = [:]
  var contexts: [[Int32]: Int32] = [:]
  var contextChains: [[Int32]] = [[]]
  var caseSites: [Int64: Int32] = [:]
  var heapContexts: [HeapKey: Int64] = [:]
  var heapTops: [Int64] = [0]
  /// For each block of each instance which of its tests hold; all bits are set where it runs.
  var blockState: [UInt32] = []
  package var matched: [Int64: [ObjectIndex]] = [:]
  var patterns: [ValuePattern] = []
  package var brought: [Brought] = []
  var overloads: [Overload] = []
  package var foreignCalls: [ForeignCall] = []
  /// Requests that a library is to bring to a flow, and those that a flow was seen to answer.
  var asked: [Asked] = []
  var answered: Set<ObjectIndex> = []
  var listeners: [Listener] = []
  /// Requests that are handed over together with the flow that is to begin with them.
  package var wishes: Set<ObjectIndex> = []
  package var wrapped: [WrappedRoute] = []
  var routed: Set<ObjectIndex> = []
  var going: [(object: ObjectIndex, use: Use)] = []
  package var pathBuilders: [PathBuilder] = []
  var pathBuilt: Set<ObjectIndex> = []
  var builds: [Build] = []
  package var built: [BuiltRoute] = []
  var foreignCallSet = FlatSet()
  var skipped = FlatSet()
  /// The functions that have run for anybody.
  var enteredFunctions = FlatSet()
  /// Objects whose functions nobody has entered yet.
  var born: [ObjectIndex] = []
  /// Calls with the node on which they are made.
  var pendingCalls: [(InstanceIndex, Int32, NodeIndex)] = []
  package var stores: [PendingStore] = []
  var resolutions: [Resolution] = []
  var suppliedResolutions = 0
  var demand = Demand()
  var undecided: [Int32] = []
  /// How much was known when stand-ins were last looked for.
  var settled = -1
  /// Instances whose first block has not run yet.
  var beginning: [InstanceIndex] = []
  let calledNames: Set<Name>
  /// Whether objects of a type may be at nodes of a declared type.
  var fits: [UInt64: Bool] = [:]
  /// For each declared type whether nothing of interest can stand at its nodes: 0 where that is not known yet.
  var idleness: [UInt8] = []
  /// Which types count where nobody makes or calls them.
  var isOfInterest: (TypeIndex) -> Bool = { _ in false }
  var begins: (TypeIndex) -> Bool = { _ in false }
  /// Which types decide what is shown: the flows.
  var decides: (TypeIndex) -> Bool = { _ in false }
  var relevance = Relevance()
  package var log: (String) -> Void = { _ in }

  struct ObjectKey: Hashable {
    var kind: ObjectInfo.Kind
    var type: TypeIndex
    var name: Int32
    var site: Int64
    var receiverSite: Int64
    var context: Int32
    var outer: Int32
  }

  struct InstanceKey: Hashable {
    var template: Int32
    var receiver: ObjectIndex
    var context: Int32
    var key: Name
    var outer: InstanceIndex
  }

  /// A call of code without source.
  package struct ForeignCall {
    package var instance: InstanceIndex
    package var site: Int32
    package var receiver: ObjectIndex
  }

  /// A property that is set.
  package struct PendingStore {
    package var instance: InstanceIndex
    package var block: Int32
    package var place: Int32
    package var base: NodeIndex
    package var name: Name
    package var value: NodeIndex
  }

  package init(_ program: Program, semantics: LibrarySemantics) {
    self.program = program
    bodies = Bodies(program, appending: semantics.requests.listing)
    self.semantics = Semantics(semantics, program)
    requests = Requests(semantics.requests, program)
    calledNames = program.calledNames()
  }

  // MARK: - Nodes

  func node(_ type: Int32 = 0) -> NodeIndex {
    nodeType.append(type)
    nodeFact.append(-1)
    nodeUse.append(-1)
    return NodeIndex(nodeType.count - 1)
  }

  func isEmpty(_ node: NodeIndex) -> Bool { nodeFact[Int(node)] < 0 }

  /// The objects that arrive at a node.
  package func objects(at node: NodeIndex) -> [ObjectIndex] {
    var found: [ObjectIndex] = []
    var fact = nodeFact[Int(node)]
    while fact >= 0 {
      found.append(factObject[Int(fact)])
      fact = factNext[Int(fact)]
    }
    return found.sorted()
  }

  package func holds(_ object: ObjectIndex, at node: NodeIndex) -> Bool {
    facts.contains(UInt64(UInt32(node)) << 32 | UInt64(UInt32(object + 1)))
  }

  func add(_ object: ObjectIndex, to node: NodeIndex) {
    var object = object
    if nodeType[Int(node)] != 0 {
      guard let fitting = fitted(object, to: node) else { return }
      object = fitting
    }
    guard facts.insert(UInt64(UInt32(node)) << 32 | UInt64(UInt32(object + 1))) else { return }
    factObject.append(object)
    factNext.append(nodeFact[Int(node)])
    nodeFact[Int(node)] = Int32(factObject.count - 1)
    if nodeUse[Int(node)] >= 0 { waiting.append((node, object)) }
  }

  func add(_ use: Use, to node: NodeIndex) {
    var use = use
    use.next = nodeUse[Int(node)]
    use.node = node
    uses.append(use)
    nodeUse[Int(node)] = Int32(uses.count - 1)
    var fact = nodeFact[Int(node)]
    while fact >= 0 {
      apply(use, factObject[Int(fact)])
      fact = factNext[Int(fact)]
    }
  }

  func copy(_ from: NodeIndex, to target: NodeIndex) {
    guard from != target, !isIdle(nodeType[Int(from)]), !isIdle(nodeType[Int(target)]),
      copies.insert(UInt64(UInt32(from)) << 32 | UInt64(UInt32(target + 1)))
    else {
      return
    }
    add(Use(kind: .copy, a: target), to: from)
  }

  /// Runs what began and applies all uses to all that arrived, until nothing is new.
  func run() {
    while true {
      while let instance = beginning.popLast() { activate(instance, 0) }
      guard let (node, object) = waiting.popLast() else { return }
      var use = nodeUse[Int(node)]
      while use >= 0 {
        let next = uses[Int(use)]
        apply(next, object)
        use = next.next
      }
    }
  }

  private func apply(_ use: Use, _ object: ObjectIndex) {
    switch use.kind {
    case .copy: add(object, to: use.a)
    case .copyCase: if caseKey(of: object) == use.b { add(object, to: use.a) }
    case .cast:
      if isCast(object, to: use.b) { add(object, to: use.a) } else { root(of: object, as: use.b, at: use.a) }
    case .load: load(from: object, use.b, to: use.a, use.c, use.d)
    case .store: store(use.a, to: object, use.b, instance: use.c, block: use.d)
    case .call: call(use.b, in: use.a, on: object)
    case .callValue: callValue(use.b, in: use.a, object)
    case .foreignArgument: foreignArgument(object, use.b, in: use.a, on: use.c)
    case .hold: hold(patterns[Int(use.d)], object, in: use.a, block: use.b, test: use.c)
    case .bind: bind(patterns[Int(use.b)], object, in: use.a)
    case .split: split(object, use.b, in: use.a, function: use.c, receiver: use.d)
    case .staticLoad: break
    case .keep:
      if keeps(object, isPut: use.b == 0, asScreen: use.c == 1) { add(object, to: use.a) }
    case .invoked: result(of: object, to: use.a)
    case .overload: overload(Int(use.a), object)
    case .answer: answer(object, use)
    case .begun: begin(object, use)
    case .made: makeRoute(object, use)
    case .go: go(object, use)
    case .build: build(object, use)
    case .bound: build(use.a, use.b, in: use.c, for: object)
    case .stand: stand(object, at: use.a)
    case .wish: if objects[Int(object)].kind == .enumCase { wishes.insert(object) }
    case .listen: listen(object, use.a)
    case .relay: relay(object, use.a)
    case .take: if isForeignObject(object) { keep(use.a, in: object, isPut: false) }
    }
  }
}
