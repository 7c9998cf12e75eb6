/// The nodes with their objects, the uses waiting there, and the nodes they flow to.
struct NodeTable {
  /// The numbers of their declared types; 0 for any type.
  private(set) var types: [Int32] = []
  private(set) var uses: [Use] = []
  /// For each node, the head of a linked list of its uses.
  private var lastUses: [Int32] = []
  /// For each node, the number of objects that its uses have been told of.
  private var told: [Int32] = []
  /// The nodes with objects that their uses have not been told of.
  private var waiting: [NodeIndex] = []
  private var facts = SharedSets()
  private var copies = NumberSets()
  /// The nodes that have objects, in the order in which they got the first one.
  private(set) var filled: [NodeIndex] = []
  /// The copies whose demand has not been examined yet.
  private var freshCopies: [(from: NodeIndex, target: NodeIndex)] = []

  var count: Int { types.count }

  /// The number of objects at all nodes.
  var factCount: Int { facts.total }

  mutating func append(_ type: Int32) -> NodeIndex {
    makeRoom(for: 1)
    types.append(type)
    lastUses.append(-1)
    told.append(0)
    facts.addSets(1)
    copies.addSets(1)
    return NodeIndex(types.count - 1)
  }

  /// Adds a node for each of several types.
  mutating func append(_ new: [Int32]) {
    makeRoom(for: new.count)
    types += new
    lastUses += repeatElement(-1, count: new.count)
    told += repeatElement(0, count: new.count)
    facts.addSets(new.count)
    copies.addSets(new.count)
  }

  private mutating func makeRoom(for new: Int) {
    types.makeRoom(for: new)
    lastUses.makeRoom(for: new)
    told.makeRoom(for: new)
  }

  mutating func setType(_ type: Int32, of node: NodeIndex) { types[Int(node)] = type }

  @inline(__always) func type(of node: NodeIndex) -> Int32 { types[Int(node)] }

  // MARK: - Objects

  @inline(__always) func isEmpty(_ node: NodeIndex) -> Bool { facts.isEmpty(node) }

  @inline(__always) func objects(at node: NodeIndex) -> ArraySlice<ObjectIndex> { facts.numbers(of: node) }

  @inline(__always) func holds(_ object: ObjectIndex, at node: NodeIndex) -> Bool {
    facts.contains(object, in: node)
  }

  @inline(__always) func count(at node: NodeIndex) -> Int32 { facts.count(of: node) }

  @inline(__always) func object(_ place: Int32, at node: NodeIndex) -> ObjectIndex { facts[node, place] }

  mutating func insert(_ object: ObjectIndex, in node: NodeIndex) {
    let before = facts.count(of: node)
    if facts.insert(object, in: node) { noteNews(of: node, beyond: before) }
  }

  /// Tells whether a node that is given some objects of another then has the first objects of that, as it had before.
  @inline(__always) func shares(_ node: NodeIndex, _ places: Range<Int32>, of other: NodeIndex) -> Bool {
    facts.shares(node, places, of: other)
  }

  /// Inserts objects of a node whose first objects are all that is at another.
  mutating func share(_ places: Range<Int32>, of other: NodeIndex, in node: NodeIndex) {
    let before = facts.count(of: node)
    if facts.share(places, of: other, in: node) { noteNews(of: node, beyond: before) }
  }

  /// The list with the objects of a node, which other nodes may share.
  @inline(__always) func list(of node: NodeIndex) -> Int32 { facts.list(of: node) }

  private mutating func noteNews(of node: NodeIndex, beyond before: Int32) {
    if before == 0 {
      filled.makeRoom()
      filled.append(node)
    }
    // A later use of the node is told of everything that is there by then.
    if isUsed(node), told[Int(node)] == before { waiting.append(node) }
  }

  // MARK: - Uses and copies

  /// The number of all uses.
  var useCount: Int { uses.count }

  private func isUsed(_ node: NodeIndex) -> Bool { lastUses[Int(node)] >= 0 || !copies.isEmpty(node) }

  /// Adds a use to a node and returns its number; it has yet to be told of the existing objects.
  mutating func add(_ use: Use, to node: NodeIndex) -> Int32 {
    var use = use
    use.next = lastUses[Int(node)]
    use.node = node
    if !isUsed(node) { told[Int(node)] = facts.count(of: node) }
    uses.makeRoom()
    uses.append(use)
    lastUses[Int(node)] = Int32(uses.count - 1)
    return Int32(uses.count - 1)
  }

  /// Makes objects of a node flow on to another; returns false if they already do.
  mutating func addCopy(_ from: NodeIndex, to target: NodeIndex) -> Bool {
    let isFirst = !isUsed(from)
    guard copies.insert(target, in: from) else { return false }
    freshCopies.append((from, target))
    if isFirst { told[Int(from)] = facts.count(of: from) }
    return true
  }

  @inline(__always) func isCopied(_ from: NodeIndex, to target: NodeIndex) -> Bool {
    copies.contains(target, in: from)
  }

  @inline(__always) func targets(of node: NodeIndex) -> ArraySlice<NodeIndex> { copies.numbers(of: node) }

  @inline(__always) func copyCount(of node: NodeIndex) -> Int32 { copies.count(of: node) }

  @inline(__always) func copy(_ place: Int32, of node: NodeIndex) -> NodeIndex { copies[node, place] }

  /// The copies added since the last call.
  mutating func takeFreshCopies() -> [(from: NodeIndex, target: NodeIndex)] {
    defer { freshCopies = [] }
    return freshCopies
  }

  /// Drops what only the search needs.
  mutating func forgetSearch() {
    filled = []
    facts.forgetSearch()
  }

  /// The head of the list of a node's uses; -1 if there are none.
  @inline(__always) func lastUse(of node: NodeIndex) -> Int32 { lastUses[Int(node)] }

  @inline(__always) func use(_ number: Int32) -> Use { uses[Int(number)] }

  /// A node with objects that its uses have not been told of, and their indices.
  mutating func takeNews() -> (node: NodeIndex, places: Range<Int32>)? {
    guard let node = waiting.popLast() else { return nil }
    let news = told[Int(node)]..<facts.count(of: node)
    told[Int(node)] = news.upperBound
    return (node, news)
  }
}

/// The effect of the objects that arrive at a node.
struct Use {
  enum Kind: UInt8 {
    case copyCase, cast, load, store, call, callValue, foreignArgument, hold, bind, split, splitContent,
      invoked
    case overload, keep, deliver, follow
    case keepMaker, keepType, giveType
    case answer, adapt, adapted, begun, hosted, ending, listen, relay, take, made, go, build, bound, stand,
      wish
    case hear, target, pipe, genericType, lend
    /// Code without source requests it.
    case ask
    /// Code without source makes something of it, if it is there: `page.map { Module($0) }`.
    case convert

    /// Whether objects flow on to the node of the first operand, or nothing is there without one.
    var feeds: Bool {
      switch self {
      case .copyCase, .cast, .keep, .deliver, .convert: true
      default: false
      }
    }
  }

  var kind: Kind
  /// The operands: nodes, instances, sites, names or patterns, depending on the kind.
  var a: Int32
  var b: Int32 = 0
  var c: Int32 = 0
  var d: Int32 = 0
  /// The previous use of the same node.
  var next: Int32 = -1
  /// The node whose objects it waits for.
  var node: NodeIndex = -1
}
