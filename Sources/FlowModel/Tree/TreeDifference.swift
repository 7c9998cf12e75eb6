/// What became of a live tree between two moments.
///
/// A node is the same as an earlier one where it is the same child, counted by type, of the same parent; a node that is gone and
/// one of its type that appeared elsewhere are one that moved. So one instance in the exact place of another of its type goes
/// unnoticed.
public struct TreeDifference: Hashable, Sendable {
  /// A node that is held by another than before.
  public struct Move: Hashable, Sendable {
    /// The node as it is now.
    public let node: TreeNode
    /// Who held it, as the earlier tree calls it; empty for a root.
    public let from: String
    /// Who holds it, empty for a root.
    public let to: String
  }

  /// A node with its holder's title, which is empty for a root.
  public struct Place: Hashable, Sendable {
    /// The node.
    public let node: TreeNode
    /// Who holds it, as its tree calls it.
    public let holder: String
  }

  /// A mark that came or went.
  public struct MarkChange: Hashable, Sendable {
    /// The node as it is now.
    public let node: TreeNode
    /// The mark.
    public let mark: TreeMark
  }

  /// What was not there before; marks of these stand with their nodes.
  public let appeared: [Place]
  /// What is not there any more, as the earlier tree has it.
  public let gone: [Place]
  /// What is held by another.
  public let moved: [Move]
  /// Marks on nodes that did not have them before.
  public let marksThatCame: [MarkChange]
  /// Marks that nodes had before.
  public let marksThatWent: [MarkChange]

  /// Whether nothing happened.
  public var isEmpty: Bool {
    appeared.isEmpty && gone.isEmpty && moved.isEmpty && marksThatCame.isEmpty && marksThatWent.isEmpty
  }
}

extension CoordinatorTree {
  /// What happened since an earlier moment.
  public func difference(from earlier: CoordinatorTree) -> TreeDifference {
    TreeMatch(now: TreeIndex(self), before: TreeIndex(earlier)).difference
  }
}

extension TreeDifference: CustomStringConvertible {
  /// A line a change.
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
