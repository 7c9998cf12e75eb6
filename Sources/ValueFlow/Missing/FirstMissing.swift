/// Finds the nodes with missing values that come first on the paths of values.
///
/// Substitutes for their values flow on to the nodes behind them, which then lack nothing.
struct FirstMissing {
  private let demand: Demand
  private let isOpen: (NodeIndex) -> Bool
  private let missing: Set<NodeIndex>
  private var marks: [NodeIndex: Mark] = [:]
  /// The nodes whose strongly connected component is not complete yet.
  private var stack: [NodeIndex] = []
  private(set) var nodes: [NodeIndex] = []

  private struct Mark {
    var number: Int
    var lowest: Int
    /// Whether a value is missing further up, outside of the component.
    var isBehind = false
    var isClosed = false
    /// Whether a value is missing here or further up.
    var isLacking = false
  }

  /// - Parameter isOpen: whether a node is empty, so that it lacks what its sources lack.
  init(of missing: [NodeIndex], _ demand: Demand, isOpen: @escaping (NodeIndex) -> Bool) {
    (self.demand, self.isOpen) = (demand, isOpen)
    self.missing = Set(missing)
    for node in missing where marks[node] == nil { search(from: node) }
    nodes.sort()
  }

  /// Searches upwards from a node and completes components in reverse topological order.
  private mutating func search(from start: NodeIndex) {
    var path = [(node: start, sources: begin(start))]
    while let top = path.last {
      guard let source = path[path.count - 1].sources.popLast() else {
        path.removeLast()
        end(top.node)
        if let below = path.last?.node { join(below, to: top.node) }
        continue
      }
      if marks[source] == nil {
        path.append((source, begin(source)))
      } else {
        join(top.node, to: source)
      }
    }
  }

  private mutating func begin(_ node: NodeIndex) -> [NodeIndex] {
    marks[node] = Mark(number: marks.count, lowest: marks.count)
    stack.append(node)
    return demand.sources(of: node).filter(isOpen)
  }

  private mutating func join(_ node: NodeIndex, to source: NodeIndex) {
    guard var mark = marks[node], let above = marks[source] else { return }
    if above.isClosed {
      mark.isBehind = mark.isBehind || above.isLacking
    } else {
      mark.lowest = min(mark.lowest, above.lowest)
    }
    marks[node] = mark
  }

  /// Completes the component that began with a node.
  private mutating func end(_ node: NodeIndex) {
    guard let mark = marks[node], mark.lowest == mark.number, let first = stack.lastIndex(of: node) else {
      return
    }
    let circle = stack[first...]
    stack.removeSubrange(first...)
    let isBehind = circle.contains { marks[$0]?.isBehind ?? false }
    let own = circle.filter(missing.contains)
    for member in circle {
      marks[member]?.isClosed = true
      marks[member]?.isLacking = isBehind || !own.isEmpty
    }
    if !isBehind { nodes += own }
  }
}
