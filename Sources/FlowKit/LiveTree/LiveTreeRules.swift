public import FlowModel

/// The rules by which `LiveTree(reflecting:)` recognises coordinators and screens, and its limits.
///
/// ```swift
/// var rules = LiveTreeRules()
/// rules.role = { $0 is any MyCoordinating ? .coordinator : nil }
/// ```
public struct LiveTreeRules {
  /// The role of an object; nil if it is neither coordinator nor screen and is only searched.
  ///
  /// Without this closure, types are recognised by name: a class whose name ends in `Coordinator` or `Flow` is a coordinator, as is one
  /// that stores a collection named as in `childrenNames`; a type whose name ends in `View`, `Screen`, `ViewController` or the name of
  /// another UIKit controller is a screen.
  public var role: ((Any) -> TreeNode.Role?)?
  /// The names of stored collections by which a class is recognised as a coordinator.
  public var childrenNames: Set<String> = ["childCoordinators", "children"]
  /// The names of properties that refer to a coordinator's parent.
  public var parentNames: Set<String> = ["parent", "parentCoordinator", "delegate"]
  /// The names of flags that are set when a coordinator has finished.
  public var finishedNames: Set<String> = ["isFinished", "finished", "didFinish"]
  /// The names of lists whose elements are stacked, the last on top; UIKit's containers are asked instead.
  public var stackNames: Set<String> = ["stack", "viewControllers"]
  /// The names of a coordinator's properties that contain a path, and the ends of longer names: `path`, `homePath`.
  public var pathNames: Set<String> = ["path"]
  /// The names of a coordinator's optional properties that decide what is presented, and the ends of longer names.
  public var itemNames: Set<String> = [
    "sheet", "cover", "popover", "alert", "modal", "destination", "presentedItem",
  ]
  /// The names of properties with the current step of a coordinator: an index into its only list, or the step itself.
  public var stepNames: Set<String> = [
    "step", "stepIndex", "current", "currentStep", "currentIndex", "currentScreen", "currentViewController",
  ]
  /// The scope in which a second coordinator of a type is marked.
  public var duplicates = CoordinatorTree.DuplicateScope.tree
  /// The number of nodes that may be above a coordinator before it is marked.
  public var depthLimit = 20
  /// The number of values examined before the walk ends.
  public var valueLimit = 2_000_000
  /// The number of elements examined in one collection.
  public var elementLimit = 100_000
  /// Whether the compiler's type descriptions are read, the only source that distinguishes weak properties from strong ones.
  ///
  /// They are only read in debug builds of FlowKit; in release builds this changes nothing. Without them, properties with names such as
  /// `parent` are still never followed, but other weak properties count as holding, strong parents are not found, and a dangling unowned
  /// property ends the app.
  public var readsOwnership = true

  /// Makes rules that fit most apps.
  public init() {}
}
