import SwiftFacts

/// One body as it runs for one receiver, one call or one case.
package typealias InstanceIndex = Int32

package struct Instance {
  /// What tells the instances of one body apart.
  struct Key: Hashable {
    var template: Int32
    var receiver: ObjectIndex = -1
    /// The calls that lead to it, as a number of `Contexts`.
    var context: Int32 = 0
    /// The case for which it runs.
    var name: Name = 0
    /// The instance in which a closure stands.
    var outer: InstanceIndex = -1
  }

  let key: Key
  /// The node of its first slot.
  package let base: NodeIndex
  /// Where the states of its blocks begin.
  let blocks: Int32
  /// Whether the framework may call it, or nobody is known to.
  package var isEntry = false

  package var template: Int32 { key.template }
  package var receiver: ObjectIndex { key.receiver }
  var context: Int32 { key.context }
  /// The case for which it runs.
  package var caseName: Name { key.name }
  package var outer: InstanceIndex { key.outer }
}

/// Who calls an instance.
package struct CallerEdge {
  package enum Kind: UInt8 {
    case call, property, store
    /// Code without source calls a closure that it was handed.
    case foreign
    /// Nobody is seen to call a closure but the object that holds it.
    case held
  }
  package var kind: Kind
  package var instance: InstanceIndex
  /// The call; -1 for getters and setters.
  package var site: Int32
  package var block: Int32
  /// The object without source that holds the closure, or on which a function was called with it.
  package var object: ObjectIndex
}
