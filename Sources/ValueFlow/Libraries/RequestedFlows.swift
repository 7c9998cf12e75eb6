import SwiftFacts

/// Requests that a library delivers to flows.
package struct RequestedFlows {
  /// Requests whose receiver is not known yet.
  var asked: [AskedRequest] = []
  var answered: Set<ObjectIndex> = []
  var listeners: [RequestListener] = []
  /// Requests passed together with the flow that starts with them.
  package var wishes: Set<ObjectIndex> = []
}

/// A request whose receiver is not known yet.
struct AskedRequest {
  var route: NodeIndex
  var handler: Name
  var site: Int32
  var instance: InstanceIndex
}

/// A flow that receives the requests of an object, made for it or for one of its screens.
struct RequestListener {
  var flow: ObjectIndex
  var rule: Int32
  var site: Int32
  var instance: InstanceIndex
}
