/// A live tree prepared for queries about who holds whom; nodes are referred to by their index in `tree.nodes`.
public struct TreeIndex: Sendable {
  /// The tree.
  public let tree: CoordinatorTree
  /// The nodes without a holder.
  public let roots: [Int]
  /// The holder of each node, nil for a root.
  public let parents: [Int?]
  /// The nodes that each node holds, in order.
  public let children: [[Int]]
  /// The depth of each node; a root has 0.
  public let depths: [Int]
  private let places: [String: Int]

  /// Indexes a tree in one pass.
  public init(_ tree: CoordinatorTree) {
    var places: [String: Int] = [:]
    var parents: [Int?] = []
    var children = [[Int]](repeating: [], count: tree.nodes.count)
    var depths: [Int] = []
    for (place, node) in tree.nodes.enumerated() {
      let parent = node.parent.isEmpty ? nil : places[node.parent]
      parents.append(parent)
      depths.append(parent.map { depths[$0] + 1 } ?? 0)
      if let parent { children[parent].append(place) }
      if places[node.id] == nil { places[node.id] = place }
    }
    self.tree = tree
    self.places = places
    self.parents = parents
    self.children = children
    self.depths = depths
    roots = parents.indices.filter { parents[$0] == nil }
  }

  /// The index of the node with an id.
  public func place(of id: String) -> Int? { places[id] }

  /// The nearest coordinator above a node.
  public func coordinator(above place: Int) -> Int? {
    var next = parents[place]
    while let holder = next, tree.nodes[holder].role != .coordinator { next = parents[holder] }
    return next
  }
}
