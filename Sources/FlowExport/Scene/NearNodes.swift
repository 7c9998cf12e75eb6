import FlowAnalysis
internal import FlowModel

/// The nodes nearest to one: all of them, or as many as can be examined in a moment.
///
/// Where hundreds of flows lead to each other, the whole app is near each of them.
struct NearNodes {
  /// The number of moves of the examined nodes above which no more are.
  static let mostMoves = 20_000

  /// The examined nodes, in order.
  let nodes: [Node]
  /// The number of nodes that are not examined.
  let others: Int

  /// Finds the nodes at most `depth` steps away, and examines at least some of them.
  init(of node: Node, depth: Int, in index: GraphIndex, least: Int, most: Int = Self.mostMoves) {
    let all = index.neighbourhood(of: node, depth: depth)
    guard all.reduce(0, { $0 + Self.moves(of: $1, index) }) > most else {
      (nodes, others) = (all, 0)
      return
    }
    var examined: Set<Node> = []
    var moves = 0
    for near in Self.byDistance(from: node, all, depth, index) {
      moves += Self.moves(of: near, index)
      if moves > most, examined.count >= least { break }
      examined.insert(near)
    }
    nodes = all.filter(examined.contains)
    others = all.count - nodes.count
  }

  private static func moves(of node: Node, _ index: GraphIndex) -> Int {
    guard case .flow(let id) = node else { return 0 }
    return (index.flow(id)?.routes.count ?? 0) + index.transitionCount(of: id)
  }

  private static func byDistance(from node: Node, _ all: [Node], _ depth: Int, _ index: GraphIndex) -> [Node]
  {
    var (order, known) = ([node], Set([node]))
    for distance in 1...max(1, depth) where order.count < all.count {
      order += index.neighbourhood(of: node, depth: distance).filter { known.insert($0).inserted }
    }
    return order
  }

  /// A sentence about the nodes that are not examined; none if there are none.
  var remarks: [String] {
    others == 0 ? [] : ["\(counted(others, "more node")) nearby \(others == 1 ? "is" : "are") left out."]
  }
}
