extension CoordinatorTree {
  /// The scope in which a second coordinator of a type counts as a duplicate.
  public enum DuplicateScope: Sendable {
    /// Under the same parent.
    case siblings
    /// Anywhere in the tree.
    case tree
  }

  /// Marks coordinators for which there is an earlier one of the same type.
  ///
  /// The mark names the first under the same parent, or else the first in the tree.
  public func markingDuplicates(in scope: DuplicateScope = .tree) -> CoordinatorTree {
    let index = TreeIndex(self)
    var result = self
    var firstInTree: [String: String] = [:]
    var firstUnderParent: [Sibling: String] = [:]
    for (place, node) in nodes.enumerated() where node.role == .coordinator {
      let sibling = Sibling(parent: index.parents[place], type: node.type)
      let first = firstUnderParent[sibling] ?? (scope == .tree ? firstInTree[node.type] : nil)
      if let first { result.nodes[place].marks.append(TreeMark(.duplicate, other: first)) }
      if firstUnderParent[sibling] == nil { firstUnderParent[sibling] = node.id }
      if firstInTree[node.type] == nil { firstInTree[node.type] = node.id }
    }
    return result
  }

  /// Marks coordinators that have more than `limit` nodes above them.
  public func markingDepth(over limit: Int) -> CoordinatorTree {
    let depths = TreeIndex(self).depths
    var result = self
    for place in nodes.indices where nodes[place].role == .coordinator && depths[place] > limit {
      result.nodes[place].marks.append(TreeMark(.tooDeep))
    }
    return result
  }
}

private struct Sibling: Hashable {
  let parent: Int?
  let type: String
}
