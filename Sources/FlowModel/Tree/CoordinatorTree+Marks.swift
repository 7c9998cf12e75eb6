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
  /// The mark names the first under the same parent, or else the first in the tree. A coordinator below one of its own type, such as a
  /// profile that was opened from a profile, is meant and counts only among those of the same parent.
  public func markingDuplicates(in scope: DuplicateScope = .tree) -> CoordinatorTree {
    let index = TreeIndex(self)
    let recurring = scope == .tree ? index.belowTheirOwnType : []
    var result = self
    var firstInTree: [String: String] = [:]
    var firstUnderParent: [Sibling: String] = [:]
    for (place, node) in nodes.enumerated() where node.role == .coordinator {
      let sibling = Sibling(parent: index.parents[place], type: node.type)
      let first =
        firstUnderParent[sibling]
        ?? (recurring.contains(place) || scope == .siblings ? nil : firstInTree[node.type])
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

extension TreeIndex {
  /// The coordinators somewhere below one of their own type; searched with a stack of its own, since trees may be deep.
  fileprivate var belowTheirOwnType: Set<Int> {
    var found: Set<Int> = []
    var above: [String: Int] = [:]
    var steps = roots.reversed().map { (place: $0, isEnd: false) }
    while let step = steps.popLast() {
      let node = tree.nodes[step.place]
      let weight = node.role == .coordinator ? 1 : 0
      above[node.type, default: 0] += step.isEnd ? -weight : weight
      guard !step.isEnd else { continue }
      if weight == 1, above[node.type, default: 0] > 1 { found.insert(step.place) }
      steps.append((step.place, true))
      steps += children[step.place].reversed().map { ($0, false) }
    }
    return found
  }
}

private struct Sibling: Hashable {
  let parent: Int?
  let type: String
}
