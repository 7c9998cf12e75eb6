public import FlowModel
private import Foundation

/// A snapshot of the coordinators and screens that are alive.
///
/// ```swift
/// let before = LiveTree(reflecting: appCoordinator)
/// print(before)                               // └─ CheckoutCoordinator #3  ✗ finished, still alive
/// print(LiveTree(reflecting: appCoordinator).difference(from: before))
/// ```
///
/// It is a value and holds none of the objects it describes.
public struct LiveTree: Hashable, Sendable {
  /// The tree as a value of the model, which can be written, drawn and compared.
  public let tree: CoordinatorTree

  /// Wraps an existing tree.
  public init(_ tree: CoordinatorTree) { self.tree = tree }

  /// Searches an object, or any value that holds objects, for coordinators of any style.
  ///
  /// Stored properties are followed, including those of superclasses, through optionals, collections, enums, structs, tuples, lazy
  /// storage and property wrappers. Each object is listed once, below the coordinator that holds it most directly. Unowned properties hold
  /// nothing, and neither do a coordinator's properties with names such as `parent`. Weak ones are followed last, so that a router that is
  /// held elsewhere shows its screens, and never lead to a coordinator.
  ///
  /// UIKit's containers are asked what they show, and what they present; this needs the main thread. The elements of a path and the
  /// values that decide about sheets are items of their coordinator. `shows` is the topmost part of a node.
  ///
  /// Reflection cannot see unowned properties (reading a dangling one would end the app), values captured by closures, computed
  /// properties, lazy properties that were not accessed yet, and anything a type hides behind a custom mirror. Dictionaries and sets
  /// have no order; their contents are sorted by type names and text keys. Leave out `isolation`, which is the caller's.
  public init(
    reflecting root: Any, name: String = "", rules: LiveTreeRules = LiveTreeRules(),
    isolation: isolated (any Actor)? = #isolation
  ) {
    var walk = ObjectWalk(rules: rules, isOnMainActor: isolation is MainActor || Thread.isMainThread)
    walk.run(from: root)
    tree = TreeAssembly(walk).tree(named: name)
  }

  /// Compares the tree with an earlier one.
  public func difference(from earlier: LiveTree) -> TreeDifference { tree.difference(from: earlier.tree) }
}

extension LiveTree: CustomStringConvertible {
  /// The tree as text for a terminal, with marks beside the names.
  public var description: String { tree.description }
}
