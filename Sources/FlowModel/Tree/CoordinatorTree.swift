/// The coordinators and screens of a running app that are alive at one moment.
///
/// The nodes are a flat list with parents before their children, so that no tree is too deep to store or read.
///
/// ```swift
/// print(tree)                              // ├─ CheckoutCoordinator #3  ✗ finished, still alive
/// print(tree.difference(from: earlier))    // + HelpCoordinator #4 under MainCoordinator #2
/// ```
public struct CoordinatorTree: Hashable, Sendable {
  /// The app's name.
  public var name: String
  /// The nodes in reading order, each after its parent.
  public var nodes: [TreeNode]
  /// The parts that were not examined, and why, one sentence each.
  public var omissions: [String]

  /// Makes a tree; parents must come before their children, and a node whose parent does not becomes a root.
  public init(name: String = "", nodes: [TreeNode] = [], omissions: [String] = []) {
    self.name = name
    self.nodes = nodes
    self.omissions = omissions
  }
}

extension CoordinatorTree: FileObject {
  /// The description of the whole in the format's documentation.
  public static let meaning = "The coordinators and screens of a running app that are alive at one moment."
  /// An empty tree.
  public static let blank = CoordinatorTree()
  /// The tree's keys.
  public static let fields: [Field<Self>] = [
    .quiet("name", \.name, "The app's name."),
    .optional(
      "nodes", \.nodes,
      "The coordinators and screens that are alive, each after its parent; the order is kept."),
    .optional("omissions", \.omissions, "The parts that were not examined, and why, one sentence each."),
  ]
}
