/// The changes in a live tree between two moments.
///
/// A node is the same as an earlier one if it is the same child, counted by type, of the same parent; a node that is gone and one of
/// its type that appeared elsewhere count as one that moved. An instance replaced by another of its type in the same position therefore
/// goes unnoticed.
public struct TreeDifference: Hashable, Sendable {
  /// A node whose holder changed.
  public struct Move: Hashable, Sendable {
    /// The node as it is now.
    public let node: TreeNode
    /// The previous holder, as the earlier tree names it; empty for a root.
    public let from: String
    /// The holder now; empty for a root.
    public let to: String
  }

  /// A node with the title of its holder, which is empty for a root.
  public struct Place: Hashable, Sendable {
    /// The node.
    public let node: TreeNode
    /// The holder, as its tree names it.
    public let holder: String
  }

  /// A mark that was added or removed.
  public struct MarkChange: Hashable, Sendable {
    /// The node as it is now.
    public let node: TreeNode
    /// The mark.
    public let mark: TreeMark
  }

  /// Nodes that are new; their marks are listed with them.
  public let appeared: [Place]
  /// Nodes that are gone, as in the earlier tree.
  public let gone: [Place]
  /// Nodes whose holder changed.
  public let moved: [Move]
  /// Marks on nodes that did not have them before.
  public let marksThatCame: [MarkChange]
  /// Marks that nodes no longer have.
  public let marksThatWent: [MarkChange]

  /// Whether there are no changes.
  public var isEmpty: Bool {
    appeared.isEmpty && gone.isEmpty && moved.isEmpty && marksThatCame.isEmpty && marksThatWent.isEmpty
  }
}

extension CoordinatorTree {
  /// Compares the tree with an earlier one.
  public func difference(from earlier: CoordinatorTree) -> TreeDifference {
    TreeMatch(now: TreeIndex(self), before: TreeIndex(earlier)).difference
  }
}

extension TreeDifference: CustomStringConvertible {
  /// The changes, one per line.
  ///
  /// ```
  /// + HelpCoordinator #4 under MainCoordinator #2
  /// - LoginCoordinator #2 from AppCoordinator #1
  /// > CheckoutCoordinator #3 from MainCoordinator #2 to AppCoordinator #1
  /// ✗ MainCoordinator #2: finished, still alive
  /// ✓ AppCoordinator #1: no longer: holds its parent strongly
  /// ```
  public var description: String {
    guard !isEmpty else { return "No difference.\n" }
    var lines = appeared.map { "+ \($0.node.line)\(Self.words("under", $0.holder))" }
    lines += gone.map { "- \($0.node.title)\(Self.words("from", $0.holder))" }
    lines += moved.map { "> \($0.node.title) from \(Self.name($0.from)) to \(Self.name($0.to))" }
    lines += marksThatCame.map { "✗ \($0.node.title): \(onOneLine($0.mark.words))" }
    lines += marksThatWent.map { "✓ \($0.node.title): no longer: \(onOneLine($0.mark.words))" }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func words(_ preposition: String, _ holder: String) -> String {
    holder.isEmpty ? "" : " \(preposition) \(holder)"
  }

  private static func name(_ holder: String) -> String { holder.isEmpty ? "the root" : holder }
}
