/// The dominator tree of a graph: for each node, the last node that every path from a root to it goes through.
///
/// Nodes are numbers; those that no root reaches become roots in their order. Uses the iteration of Cooper, Harvey and Kennedy, which
/// needs no clever structures and is fast on graphs of some ten thousand nodes.
public struct DominatorTree {
  /// The roots, given and added.
  public let tops: [Int]
  /// The immediate dominator of each node; nil if there is none.
  public let parents: [Int?]

  /// Finds the dominators of the nodes from what each of them leads to.
  public init(successors: [[Int]], roots: [Int]) {
    let count = successors.count
    var walk = PostOrder(successors)
    tops = walk.visit(roots + Array(0..<count))
    let order = walk.found.reversed()
    var position = Array(repeating: 0, count: count + 1)
    for (place, node) in order.enumerated() { position[node] = place + 1 }
    // The last number is a virtual root above all roots.
    var dominators = Array(repeating: -1, count: count + 1)
    dominators[count] = count
    for top in tops { dominators[top] = count }
    let predecessors = Self.predecessors(successors, tops: tops)
    var isChanged = true
    while isChanged {
      isChanged = false
      for node in order {
        let known = predecessors[node].filter { dominators[$0] >= 0 }
        let common = known.dropFirst().reduce(known.first ?? count) {
          Self.common($0, $1, dominators, position)
        }
        if dominators[node] != common {
          dominators[node] = common
          isChanged = true
        }
      }
    }
    parents = dominators.dropLast().map { $0 == count ? nil : $0 }
  }

  private static func predecessors(_ successors: [[Int]], tops: [Int]) -> [[Int]] {
    var predecessors = Array(repeating: [Int](), count: successors.count)
    for top in tops { predecessors[top].append(successors.count) }
    for (node, targets) in successors.enumerated() {
      for target in targets { predecessors[target].append(node) }
    }
    return predecessors
  }

  private static func common(_ left: Int, _ right: Int, _ dominators: [Int], _ position: [Int]) -> Int {
    var left = left
    var right = right
    while left != right {
      if position[left] > position[right] { left = dominators[left] } else { right = dominators[right] }
    }
    return left
  }
}

/// A depth-first walk with an explicit stack, since graphs may be deeper than the call stack.
private struct PostOrder {
  private let successors: [[Int]]
  private var isSeen: [Bool]
  /// The visited nodes, each after all that it leads to.
  private(set) var found: [Int] = []

  init(_ successors: [[Int]]) {
    self.successors = successors
    isSeen = Array(repeating: false, count: successors.count)
  }

  /// Visits everything that the starts lead to; returns the starts that no earlier one led to.
  mutating func visit(_ starts: [Int]) -> [Int] {
    starts.filter { start in
      guard !isSeen[start] else { return false }
      visit(start)
      return true
    }
  }

  private mutating func visit(_ start: Int) {
    isSeen[start] = true
    var calls = [(node: start, next: 0)]
    while let (node, next) = calls.last {
      guard next < successors[node].count else {
        found.append(node)
        calls.removeLast()
        continue
      }
      calls[calls.count - 1].next += 1
      let successor = successors[node][next]
      guard !isSeen[successor] else { continue }
      isSeen[successor] = true
      calls.append((successor, 0))
    }
  }
}
