import SwiftFacts

/// Requests that a library delivers to flows.
package struct RequestedFlows {
  /// Requests whose receiver is not known yet.
  var asked: [AskedRequest] = []
  /// Requests that every flow receives.
  var offered: [AskedRequest] = []
  var answered: Set<ObjectIndex> = []
  /// Requests that a flow's function replaces.
  var adapted: [AdaptedRequest] = []
  var listeners: [RequestListener] = []
  /// The containers whose content each listener receives already, by object and listener.
  var heardLists = FlatSet()
  /// For helpers that belong to no flow, the flows that call them.
  var runningFlows: [InstanceIndex: NodeIndex] = [:]
  /// Flows with their last requests.
  var ended: [(flow: ObjectIndex, requests: NodeIndex)] = []
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

/// A request for which the function of a flow that replaces requests runs.
struct AdaptedRequest {
  var request: ObjectIndex
  /// The node of those that the flow answers.
  var answered: NodeIndex
  var instance: InstanceIndex
}

/// A flow that receives the requests of an object, made for it or for one of its screens.
struct RequestListener {
  var flow: ObjectIndex
  var rule: Int32
  var site: Int32
  var instance: InstanceIndex
}
