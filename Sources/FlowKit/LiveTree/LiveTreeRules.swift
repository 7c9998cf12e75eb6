public import FlowModel

/// How `LiveTree(reflecting:)` tells coordinators and screens from other objects, and how far it looks.
///
/// ```swift
/// var rules = LiveTreeRules()
/// rules.role = { $0 is any MyCoordinating ? .coordinator : nil }
/// ```
public struct LiveTreeRules {
  /// What an object is, nil where it is neither coordinator nor screen and is only looked through.
  ///
  /// Where there is no such rule, types go by their names: a class that ends in `Coordinator` or `Flow` is a coordinator, as is
  /// one that stores a collection named as in `childrenNames`; what ends in `View`, `Screen`, `ViewController` or another of
  /// UIKit's controllers is a screen.
  public var role: ((Any) -> TreeNode.Role?)?
  /// The stored collections by which a class shows that it is a coordinator.
  public var childrenNames: Set<String> = ["childCoordinators", "children"]
  /// The properties that point at a coordinator's parent.
  public var parentNames: Set<String> = ["parent", "parentCoordinator", "delegate"]
  /// The flags that say that a coordinator came to its end.
  public var finishedNames: Set<String> = ["isFinished", "finished", "didFinish"]
  /// Where a second coordinator of a type is marked.
  public var duplicates = CoordinatorTree.DuplicateScope.tree
  /// How many nodes may be above a coordinator before it is marked.
  public var depthLimit = 20
  /// How many values are looked at before the walk ends.
  public var valueLimit = 2_000_000
  /// How many elements of one collection are looked at.
  public var elementLimit = 100_000
  /// Whether the descriptions of types that the compiler writes are read, which alone tell weak properties from strong ones.
  ///
  /// Without them, properties that are named like a way up are still never followed, but
  /// strong parents are not found, and an unowned property that dangles ends the app.
  public var readsOwnership = true

  /// The rules that fit most apps.
  public init() {}
}
