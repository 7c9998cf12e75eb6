import ValueFlow

/// A place where code requests something of a flow with a table.
struct TableAsk {
  enum Kind {
    /// To take the route with this name.
    case route(String)
    /// To take an unknown route.
    case unknownRoute
    /// To show the first screen.
    case first
    case finish(String)
    case back
    /// To open a link; the URL determines the flow.
    case link(String)
  }

  var kind: Kind
  /// The flow that receives the request.
  var flow: TypeIndex
  /// The flow whose code makes the request, if it is one's.
  var code: TypeIndex?
  var instance: InstanceIndex
  var block: Int32
  var place: Int32
  var site: Int32
  /// The key path in the request, if it comes from elsewhere.
  var path: ObjectIndex?

  /// The requesting code as a flow's; code without an owner counts as that of the receiving flow.
  var origin: FlowPlace { FlowPlace(flow: code ?? flow, instance: instance, block: block, place: place) }
}
