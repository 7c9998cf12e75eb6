import SwiftFacts

/// The state of code without source.
package struct ForeignCode {
  /// The channel of all objects in containers of the source's own.
  static let registered = "registered"

  package var calls: [ForeignCall] = []
  var knownCalls = FlatSet()
  /// The objects on which functions were called, receivers or not.
  var knownObjects = FlatSet()
  var handings: [ClosureHanding] = []
  var handingNumbers = FlatMap()
  /// Calls of functions of the source that are not analysed.
  var skipped = FlatSet()
  var resolutions: [Resolution] = []
  /// Calls of functions of the source's own containers.
  var containerCalls = FlatSet()
  /// The nodes of channels, by name.
  var channels: [String: NodeIndex] = [:]
  /// The nodes that receive what is of the type of a generic parameter.
  var parameters: [ParameterNode] = []
  /// The node of the first argument for the closures that an object was made with.
  var givers: [ObjectIndex: NodeIndex] = [:]

  /// Drops what only tells new calls from known ones.
  mutating func forgetSearch() {
    (knownCalls, knownObjects, skipped, containerCalls) = (FlatSet(), FlatSet(), FlatSet(), FlatSet())
  }
}

/// A node that receives the values of a channel which are of the type that an object has for a generic parameter.
struct ParameterNode {
  var channel: String
  var node: NodeIndex
  var base: TypeIndex
  var name: Name
}

/// A call of code without source.
package struct ForeignCall {
  package var instance: InstanceIndex
  package var site: Int32
  package var receiver: ObjectIndex
}

/// The objects that a call hands to code without source, and the receiver.
struct ClosureHanding {
  var receivers: [ObjectIndex] = []
  /// The closures, functions and types among the arguments.
  var called: [ObjectIndex] = []
}

/// A request for an object of a type to code without source.
struct Resolution {
  var type: TypeIndex
  var site: Int32
  var instance: InstanceIndex
}
