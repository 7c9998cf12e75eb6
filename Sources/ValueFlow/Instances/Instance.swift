import SwiftFacts

/// One body as it runs for one receiver, one context and one case.
package struct Instance {
  /// The properties that distinguish the instances of a body.
  struct Key: Hashable {
    var template: Int32
    var receiver: ObjectIndex = -1
    /// The context, as a number of `Contexts`.
    var context: Int32 = 0
    /// The case that it runs for.
    var name: Name = 0
    /// The instance that contains the closure.
    var outer: InstanceIndex = -1

    /// A number that few others have.
    var hash: UInt64 {
      UInt64(mixing: template, receiver, context, outer) &+ UInt64(UInt32(bitPattern: name)) << 20
    }

    var withoutCase: Key {
      var key = self
      key.name = 0
      return key
    }
  }

  let key: Key
  /// The node of its first slot.
  package let base: NodeIndex
  /// The index of the states of its blocks.
  let blocks: Int32
  /// Whether the framework may call it, or no caller is known.
  package var isEntry = false

  package var template: Int32 { key.template }
  package var receiver: ObjectIndex { key.receiver }
  var context: Int32 { key.context }
  /// The case that it runs for; 0 if there is none.
  package var caseName: Name { max(key.name, 0) }
  package var outer: InstanceIndex { key.outer }
}

/// A caller of an instance.
package struct CallerEdge {
  package enum Kind: UInt8 {
    case call, property, store
    /// Code without source calls a closure that was passed to it.
    case foreign
    /// No caller of the closure is known except for the object that holds it.
    case held
    /// Code without source delivers a message that the caller sends; the object has its name.
    case delivered
  }
  package var kind: Kind
  package var instance: InstanceIndex
  /// The call; -1 for getters and setters.
  package var site: Int32
  package var block: Int32
  /// The object without source that holds the closure, or whose function received it.
  package var object: ObjectIndex
}
