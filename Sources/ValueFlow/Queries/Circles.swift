/// The circles of a graph: two nodes have the same number if each leads to the other.
///
/// Kosaraju's two searches, each with a stack of its own, since a chain of types may be longer than the call stack is deep.
struct Circles {
  private(set) var numbers: [Int]

  init(_ successors: [[Int]]) {
    numbers = successors.map { _ in -1 }
    var predecessors: [[Int]] = successors.map { _ in [] }
    for (node, next) in successors.enumerated() {
      for successor in next { predecessors[successor].append(node) }
    }
    for start in Self.finished(successors).reversed() where numbers[start] < 0 {
      mark(start, predecessors)
    }
  }

  /// Gives a node's number to all that lead to it and have none.
  private mutating func mark(_ start: Int, _ predecessors: [[Int]]) {
    numbers[start] = start
    var waiting = [start]
    while let node = waiting.popLast() {
      for other in predecessors[node] where numbers[other] < 0 {
        numbers[other] = start
        waiting.append(other)
      }
    }
  }

  /// The nodes in the order in which a search in depth leaves them.
  private static func finished(_ successors: [[Int]]) -> [Int] {
    var isSeen = successors.map { _ in false }
    var order: [Int] = []
    for start in successors.indices where !isSeen[start] {
      isSeen[start] = true
      var path = [(node: start, next: 0)]
      while let (node, next) = path.last {
        guard next < successors[node].count else {
          order.append(node)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let successor = successors[node][next]
        guard !isSeen[successor] else { continue }
        isSeen[successor] = true
        path.append((successor, 0))
      }
    }
    return order
  }
}
