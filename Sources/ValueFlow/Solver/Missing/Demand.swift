/// The nodes whose values are needed, and the nodes that their values come from.
///
/// It grows with the uses, so that each is visited once, however many rounds there are.
struct Demand {
  private var isDemanded: [Bool] = []
  /// For each node, the nodes whose values flow to it, as linked lists.
  private var firstSource: [Int32] = []
  private var sources: [(node: NodeIndex, next: Int32)] = []
  private var lookedAt = 0
  private var lookedAtStores = 0
  private var left: [NodeIndex] = []
  /// The nodes that choose between paths.
  private var held: [NodeIndex] = []
  /// The calls that run once per case, as uses.
  private var split: [Int32] = []

  /// The nodes with missing values, in order: those needed since the last call, and those left over.
  mutating func look(at solver: Solver) -> [NodeIndex] {
    let missing = solver.nodes.count - isDemanded.count
    isDemanded.makeRoom(for: missing)
    isDemanded += repeatElement(false, count: missing)
    firstSource.makeRoom(for: missing)
    firstSource += repeatElement(-1, count: missing)
    var found: [NodeIndex] = []
    for copy in solver.nodes.takeFreshCopies() { note(copy.from, feeding: copy.target, &found) }
    while lookedAt < solver.nodes.uses.count {
      note(solver.nodes.uses[lookedAt], &found)
      lookedAt += 1
    }
    // An object in a container is needed, although no code takes it from there.
    for store in solver.stores[lookedAtStores...]
    where solver.semantics.contentProperties.contains(store.name)
      && solver.semantics.words.contains(store.name)
    {
      demand(store.value, &found)
    }
    lookedAtStores = solver.stores.count
    var next = 0
    while next < found.count {
      var link = firstSource[Int(found[next])]
      while link >= 0 {
        demand(sources[Int(link)].node, &found)
        link = sources[Int(link)].next
      }
      next += 1
    }
    defer { left = [] }
    return (left + found).filter { solver.isEmpty($0) && solver.nodes.type(of: $0) != 0 }.sorted()
  }

  /// Keeps nodes for the next call.
  mutating func leave(_ nodes: [NodeIndex]) { left = nodes }

  /// Tells whether values come to a node from another.
  @inline(__always) func isFed(_ node: NodeIndex) -> Bool { firstSource[Int(node)] >= 0 }

  /// A number that is another one whenever a node has a further source.
  @inline(__always) func firstSource(of node: NodeIndex) -> Int32 {
    Int(node) < firstSource.count ? firstSource[Int(node)] : -1
  }

  /// The nodes that were there at the last look.
  var nodeCount: Int { firstSource.count }

  /// The nodes that values come from.
  @inline(__always) func sources(of node: NodeIndex) -> Sources {
    Sources(links: sources, link: firstSource[Int(node)])
  }

  struct Sources: Sequence, IteratorProtocol {
    fileprivate let links: [(node: NodeIndex, next: Int32)]
    fileprivate var link: Int32

    var isEmpty: Bool { link < 0 }

    @inline(__always) mutating func next() -> NodeIndex? {
      guard link >= 0 else { return nil }
      let (node, next) = links[Int(link)]
      link = next
      return node
    }
  }

  /// The nodes that choose between paths and were not returned before.
  mutating func takeHeld() -> [NodeIndex] {
    defer { held = [] }
    return held.sorted()
  }

  /// Returns nodes that choose between paths once more.
  mutating func keepHeld(_ nodes: [NodeIndex]) { held += nodes }

  /// The calls that run once per case and were not returned before.
  mutating func takeSplit() -> [Int32] {
    defer { split = [] }
    return split
  }

  /// Returns such a call once more.
  mutating func keepSplit(_ number: Int32) { split.append(number) }

  private mutating func note(_ use: Use, _ found: inout [NodeIndex]) {
    if use.kind.feeds { return note(use.node, feeding: use.a, &found) }
    switch use.kind {
    case .hold: held.append(use.node)
    case .split, .splitContent: split.append(Int32(lookedAt))
    default: break
    }
    demand(use.node, &found)
  }

  private mutating func note(_ node: NodeIndex, feeding target: NodeIndex, _ found: inout [NodeIndex]) {
    sources.makeRoom()
    sources.append((node, firstSource[Int(target)]))
    firstSource[Int(target)] = Int32(sources.count - 1)
    if isDemanded[Int(target)] { demand(node, &found) }
  }

  private mutating func demand(_ node: NodeIndex, _ found: inout [NodeIndex]) {
    guard !isDemanded[Int(node)] else { return }
    isDemanded[Int(node)] = true
    found.append(node)
  }
}
