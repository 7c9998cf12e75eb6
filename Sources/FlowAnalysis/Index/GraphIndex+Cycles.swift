extension GraphIndex {
  /// The strongly connected components: maximal sets of nodes that all lead to each other.
  ///
  /// Both the components and the nodes within them are in order.
  public var stronglyConnectedParts: [[Node]] {
    var search = PartSearch(successors: successors)
    return search.parts()
      .map { part in part.sorted().map { nodes[$0] } }
      .sorted { $0[0] < $1[0] }
  }
}

/// Tarjan's search with an explicit stack, since graphs may be deeper than the call stack.
private struct PartSearch {
  let successors: [[Int]]
  private var order: [Int?]
  private var lowest: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var visited = 0
  private var found: [[Int]] = []

  init(successors: [[Int]]) {
    self.successors = successors
    order = Array(repeating: nil, count: successors.count)
    lowest = Array(repeating: 0, count: successors.count)
    isOpen = Array(repeating: false, count: successors.count)
  }

  mutating func parts() -> [[Int]] {
    for node in successors.indices where order[node] == nil { search(from: node) }
    return found
  }

  private mutating func search(from start: Int) {
    enter(start)
    var calls = [(node: start, next: 0)]
    while let (node, next) = calls.last {
      guard next < successors[node].count else {
        leave(node)
        calls.removeLast()
        if let caller = calls.last?.node { lowest[caller] = min(lowest[caller], lowest[node]) }
        continue
      }
      calls[calls.count - 1].next += 1
      let successor = successors[node][next]
      if let seen = order[successor] {
        if isOpen[successor] { lowest[node] = min(lowest[node], seen) }
      } else {
        enter(successor)
        calls.append((successor, 0))
      }
    }
  }

  private mutating func enter(_ node: Int) {
    order[node] = visited
    lowest[node] = visited
    visited += 1
    open.append(node)
    isOpen[node] = true
  }

  private mutating func leave(_ node: Int) {
    guard lowest[node] == order[node] else { return }
    var part: [Int] = []
    while let last = open.popLast() {
      isOpen[last] = false
      part.append(last)
      if last == node { break }
    }
    found.append(part)
  }
}
