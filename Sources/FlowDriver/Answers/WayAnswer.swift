internal import FlowExport
public import FlowModel

/// How to get to something, asked by the name that a user types.
public enum WayAnswer {
  /// The ways in words, and whether there are any.
  public static func text(
    to name: String, in index: GraphIndex
  ) throws(DriverError) -> (text: String, isReachable: Bool) {
    let ways = index.ways(to: try destination(of: name, in: index))
    return (WayExport.text(of: ways, in: index), !ways.isEmpty)
  }

  /// A route's own id leads to going it; everything else to a flow or screen.
  private static func destination(
    of name: String, in index: GraphIndex
  ) throws(DriverError) -> GraphIndex.Destination {
    if index.route(name) != nil { return .route(name) }
    return .node(try index.node(named: name))
  }
}
