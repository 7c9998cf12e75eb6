import FlowModel

/// The nodes of a live tree that fit into a picture: marked nodes first, with their ancestors, then those near the roots.
struct TreeSelection {
  let shown: Set<Int>
  /// The number of nodes left out below each shown node.
  let hidden: [Int: Int]

  init(_ index: TreeIndex, budget: Int) {
    let places = Array(index.tree.nodes.indices)
    let marked = places.filter { !index.tree.nodes[$0].marks.isEmpty }
    // Stable order, so that equal trees give equal pictures.
    let byDepth = places.sorted { (index.depths[$0], $0) < (index.depths[$1], $1) }
    var shown: Set<Int> = []
    for place in marked + byDepth where shown.count < budget {
      let missing = Self.chain(to: place, index, shown, limit: budget - shown.count)
      shown.formUnion(missing)
    }
    self.shown = shown
    hidden = Self.hidden(index, shown)
  }

  /// A node and its ancestors, up to the first that is already shown; empty if there are too many.
  private static func chain(to place: Int, _ index: TreeIndex, _ shown: Set<Int>, limit: Int) -> [Int] {
    var chain: [Int] = []
    var next: Int? = place
    while let node = next, !shown.contains(node) {
      guard chain.count < limit else { return [] }
      chain.append(node)
      next = index.parents[node]
    }
    return chain
  }

  /// Parents come before their children, so that backwards each count is final before its parent needs it.
  private static func hidden(_ index: TreeIndex, _ shown: Set<Int>) -> [Int: Int] {
    var hidden: [Int: Int] = [:]
    for place in index.tree.nodes.indices.reversed() where !shown.contains(place) {
      let below = 1 + (hidden.removeValue(forKey: place) ?? 0)
      if let parent = index.parents[place] { hidden[parent, default: 0] += below }
    }
    return hidden
  }
}
