/// Finds the nodes with missing values that come first on the paths of values.
///
/// Substitutes for their values flow on to the nodes behind them, which then lack nothing.
struct FirstMissing {
  private let demand: Demand
  private let isOpen: (NodeIndex) -> Bool
  /// The marks of the nodes that were met, and for each node the place of its mark, beginning at 1.
  private var marks: [Mark] = []
  private var places: [Int32] = []
  /// The nodes whose strongly connected component is not complete yet.
  private var stack: [NodeIndex] = []
  private(set) var nodes: [NodeIndex] = []

  private struct Mark {
    let node: NodeIndex
    let number: Int
    var lowest: Int
    /// Whether its value is missing by itself.
    let isMissing: Bool
    /// Whether a value is missing further up, outside of the component.
    var isBehind = false
    var isClosed = false
    /// Whether a value is missing here or further up.
    var isLacking = false
  }

  /// - Parameters:
  ///   - empty: a zero for each node of the search before, which is cheaper to keep than to fill anew.
  ///   - isOpen: whether a node is empty, so that it lacks what its sources lack.
  init(
    of missing: [NodeIndex], _ demand: Demand, empty: inout [Int32], isOpen: @escaping (NodeIndex) -> Bool
  ) {
    (self.demand, self.isOpen) = (demand, isOpen)
    swap(&places, &empty)
    let new = demand.nodeCount - places.count
    places.makeRoom(for: new)
    places += repeatElement(0, count: new)
    for node in missing { places[Int(node)] = Self.isMissing }
    for node in missing where places[Int(node)] == Self.isMissing { search(from: node) }
    for mark in marks { places[Int(mark.node)] = 0 }
    swap(&places, &empty)
    nodes.sort()
  }

  /// The place of a node with a missing value that was not met yet.
  private static let isMissing: Int32 = -1

  /// Searches upwards from a node and completes components in reverse topological order.
  private mutating func search(from start: NodeIndex) {
    var path = [(node: start, sources: begin(start))]
    while let top = path.last {
      guard let source = nextOpen(&path[path.count - 1].sources) else {
        path.removeLast()
        end(top.node)
        if let below = path.last?.node { join(below, to: top.node) }
        continue
      }
      if places[Int(source)] <= 0 {
        path.append((source, begin(source)))
      } else {
        join(top.node, to: source)
      }
    }
  }

  private func nextOpen(_ sources: inout Demand.Sources) -> NodeIndex? {
    while let source = sources.next() {
      if isOpen(source) { return source }
    }
    return nil
  }

  private mutating func begin(_ node: NodeIndex) -> Demand.Sources {
    marks.append(
      Mark(
        node: node, number: marks.count, lowest: marks.count, isMissing: places[Int(node)] == Self.isMissing))
    places[Int(node)] = Int32(marks.count)
    stack.append(node)
    return demand.sources(of: node)
  }

  private func place(of node: NodeIndex) -> Int { Int(places[Int(node)]) - 1 }

  private mutating func join(_ node: NodeIndex, to source: NodeIndex) {
    let (below, above) = (place(of: node), marks[place(of: source)])
    if above.isClosed {
      marks[below].isBehind = marks[below].isBehind || above.isLacking
    } else {
      marks[below].lowest = min(marks[below].lowest, above.lowest)
    }
  }

  /// Completes the component that began with a node.
  private mutating func end(_ node: NodeIndex) {
    let mark = marks[place(of: node)]
    guard mark.lowest == mark.number else { return }
    if stack.last == node { return endAlone(mark) }
    guard let first = stack.lastIndex(of: node) else { return }
    let circle = stack[first...].map { place(of: $0) }
    let own = stack[first...].filter { marks[place(of: $0)].isMissing }
    stack.removeSubrange(first...)
    let isBehind = circle.contains { marks[$0].isBehind }
    for member in circle {
      marks[member].isClosed = true
      marks[member].isLacking = isBehind || !own.isEmpty
    }
    if !isBehind { nodes += own }
  }

  /// Completes a component of one node, as most are.
  private mutating func endAlone(_ mark: Mark) {
    stack.removeLast()
    marks[mark.number].isClosed = true
    marks[mark.number].isLacking = mark.isBehind || mark.isMissing
    if !mark.isBehind, mark.isMissing { nodes.append(mark.node) }
  }
}
