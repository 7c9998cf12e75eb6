public import FlowModel

/// The coordinators and screens that are alive at this moment.
///
/// ```swift
/// let before = LiveTree(reflecting: appCoordinator)
/// print(before)                               // └─ CheckoutCoordinator #3  ✗ finished, still alive
/// print(LiveTree(reflecting: appCoordinator).difference(from: before))
/// ```
///
/// It is a value: it holds none of the objects that it tells of.
public struct LiveTree: Hashable, Sendable {
  /// The tree as a value of the model, to be written, drawn and compared.
  public let tree: CoordinatorTree

  /// Takes a tree that was made elsewhere.
  public init(_ tree: CoordinatorTree) { self.tree = tree }

  /// Looks through an object, or any value that holds objects, for coordinators of any style.
  ///
  /// Stored properties are followed, those of superclasses included, through optionals, collections, enums, structs, tuples,
  /// lazy storage and property wrappers. Each object is told once, below the coordinator that holds it most directly. Weak
  /// and unowned properties hold nothing, and neither do a coordinator's properties that are named like a way up, as `parent`.
  ///
  /// What reflection cannot see is not told: an unowned property (to read one that dangles would end the app), what a
  /// closure captured, computed properties, a lazy property that was not asked for yet, and what a type hides behind a
  /// mirror of its own. Dictionaries and sets have no order; what they hold is told by the names of types and of text keys.
  public init(reflecting root: Any, name: String = "", rules: LiveTreeRules = LiveTreeRules()) {
    var walk = ObjectWalk(rules: rules)
    walk.run(from: root)
    tree = TreeAssembly(walk).tree(named: name)
  }

  /// What happened since an earlier moment.
  public func difference(from earlier: LiveTree) -> TreeDifference { tree.difference(from: earlier.tree) }
}

extension LiveTree: CustomStringConvertible {
  /// The tree for a terminal, with marks beside the names.
  public var description: String { tree.description }
}
