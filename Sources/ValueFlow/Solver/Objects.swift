/// An object of the analysis: what an expression makes, by the place where it is made.
package typealias ObjectIndex = Int32
/// A set of objects that only grows: a slot of an instance, a field of an object.
package typealias NodeIndex = Int32
/// One body as it runs for one receiver, one call or one case.
package typealias InstanceIndex = Int32

package struct ObjectInfo {
  package enum Kind: UInt8 {
    /// Made by an initialiser.
    case instance
    /// Of which only the declared type is known.
    case some
    case closure, enumCase, metatype, keyPath, text, method, tuple
    /// A value that is computed, of which nothing is known.
    case unknown
  }

  package var kind: Kind
  /// The type; -1 where it is not known.
  package var type: TypeIndex
  /// The name of a case, a text, a method; of a closure its template.
  package var name: Int32
  /// Where it is made: a call, or the place of a literal in its file.
  package var site: Int64
  /// What tells apart objects that one place makes.
  var receiverSite: Int64
  var context: Int32
  /// The instance around a closure, the object of a method.
  package var outer: Int32
  package var firstMaker: Int32 = -1
}

/// One of the places at which an object is made.
package struct Maker {
  package var instance: InstanceIndex
  package var block: Int32
  package var place: Int32
  package var next: Int32
}

package struct Instance {
  package var template: Int32
  package var receiver: ObjectIndex
  var context: Int32
  package var key: Name
  package var outer: InstanceIndex
  package var base: NodeIndex
  package var blockBase: Int32
  package var firstCaller: Int32 = -1
  /// Whether the framework may call it, or nobody is known to.
  package var isEntry = false
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
  package var next: Int32
}

/// What happens with what arrives at a node.
struct Use {
  enum Kind: UInt8 {
    case copyCase, cast, load, store, call, callValue, foreignArgument, hold, bind, split, invoked
    case overload, keep
    case answer, begun, listen, relay, take, made, go, build, bound, stand, wish
    /// Code without source wants it.
    case ask
  }

  var kind: Kind
  /// What it takes: nodes, instances, sites, names or patterns, as the kind says where it is applied.
  var a: Int32
  var b: Int32 = 0
  var c: Int32 = 0
  var d: Int32 = 0
  /// The use before this one of the same node.
  var next: Int32 = -1
  /// The node at which it waits for objects.
  var node: NodeIndex = -1
}
