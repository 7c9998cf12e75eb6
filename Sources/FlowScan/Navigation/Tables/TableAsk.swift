import ValueFlow

/// A place at which code asks a flow with a table for something.
struct TableAsk {
  enum Kind {
    /// To go along the route of this name.
    case route(String)
    /// To go along a route that is not known.
    case unknownRoute
    /// To show what comes first.
    case first
    case finish(String)
    case back
    /// To open a link; whose it is the URL says.
    case link(String)
  }

  var kind: Kind
  /// The flow that is asked.
  var flow: TypeIndex
  /// The flow in whose code it is asked, where it is one's.
  var code: TypeIndex?
  var instance: InstanceIndex
  var block: Int32
  var place: Int32
  var site: Int32
  /// The key path that is handed over, where it comes from elsewhere.
  var path: ObjectIndex?

  /// The code that asks, as a flow's; code of nobody's is looked at as if it were the flow's that is asked.
  var origin: FlowPlace { FlowPlace(flow: code ?? flow, instance: instance, block: block, place: place) }
}
