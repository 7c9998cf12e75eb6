/// The sources that nodes without values wait for: state that code may still assign, or nothing at all.
struct EmptyNodes {
  /// For each node, its place in the order of the search, beginning at 1; 0 if it was not searched.
  private var places: [Int32] = []
  private var found: [NodeIndex] = []
  /// For each place, whether a way to it begins at state, where there is nothing, or anywhere else.
  private var isBehindState: [Bool] = []
  private var isBehindNothing: [Bool] = []
  private var isBehindOther: [Bool] = []
  /// For each place, the places that its values flow to, as linked lists.
  private var firstTargets: [Int32] = []
  private var targets: [(place: Int32, next: Int32)] = []

  /// Tells whether a node of the last search is state that code may still assign, or waits for it.
  @inline(__always) func isLate(_ node: NodeIndex) -> Bool {
    place(known: node).map { isBehindState[$0] } ?? false
  }

  /// Tells whether there is nothing at a node of the last search: all ways to it begin at properties that only other objects have, or
  /// at arguments `nil`.
  @inline(__always) func isNothing(_ node: NodeIndex) -> Bool {
    place(known: node).map { isBehindNothing[$0] && !isBehindOther[$0] } ?? false
  }

  /// Forgets what was found, and searches all ways to the given nodes.
  mutating func search(before nodes: [NodeIndex], in solver: Solver) {
    clear()
    let missing = solver.nodes.count - places.count
    places.makeRoom(for: missing)
    places += repeatElement(0, count: missing)
    let demand = solver.standIns.demand
    for node in nodes { _ = place(of: node) }
    var next = 0
    while next < found.count {
      look(at: next, in: solver, demand)
      next += 1
    }
    spread(&isBehindState)
    spread(&isBehindNothing)
    spread(&isBehindOther)
  }

  private mutating func clear() {
    for node in found { places[Int(node)] = 0 }
    found = []
    isBehindState = []
    isBehindNothing = []
    isBehindOther = []
    firstTargets = []
    targets = []
  }

  @inline(__always) private func place(known node: NodeIndex) -> Int? {
    Int(node) < places.count && places[Int(node)] > 0 ? Int(places[Int(node)]) - 1 : nil
  }

  private mutating func place(of node: NodeIndex) -> Int {
    if let known = place(known: node) { return known }
    found.append(node)
    isBehindState.append(false)
    isBehindNothing.append(false)
    isBehindOther.append(false)
    firstTargets.append(-1)
    places[Int(node)] = Int32(found.count)
    return found.count - 1
  }

  private mutating func look(at place: Int, in solver: Solver, _ demand: Demand) {
    let node = found[place]
    if solver.missing.isState(node) { isBehindState[place] = true }
    if solver.missing.isVoid(node) {
      isBehindNothing[place] = true
      return
    }
    let sources = demand.sources(of: node)
    if sources.isEmpty { isBehindOther[place] = true }
    for source in sources {
      if solver.isEmpty(source) {
        let from = self.place(of: source)
        targets.append((Int32(place), firstTargets[from]))
        firstTargets[from] = Int32(targets.count - 1)
      } else {
        isBehindOther[place] = true
      }
    }
  }

  /// Spreads a mark to everything that the values of marked nodes flow to.
  private func spread(_ marks: inout [Bool]) {
    var open = marks.indices.filter { marks[$0] }
    while let next = open.popLast() {
      var link = firstTargets[next]
      while link >= 0 {
        let (place, following) = targets[Int(link)]
        if !marks[Int(place)] {
          marks[Int(place)] = true
          open.append(Int(place))
        }
        link = following
      }
    }
  }
}
