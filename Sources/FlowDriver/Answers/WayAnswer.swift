internal import FlowExport
public import FlowModel

/// The answer to the question how to get somewhere, for a name as the user typed it.
public enum WayAnswer {
  /// The ways in words, and whether there are any.
  public static func text(
    to name: String, in index: GraphIndex
  ) throws(DriverError) -> (text: String, isReachable: Bool) {
    let ways = index.ways(to: try destination(of: name, in: index))
    return (WayExport.text(of: ways, in: index), !ways.isEmpty)
  }

  /// Resolves a name: the id of a route means taking it, any other name a flow or screen.
  private static func destination(
    of name: String, in index: GraphIndex
  ) throws(DriverError) -> GraphIndex.Destination {
    if index.route(name) != nil { return .route(name) }
    return .node(try index.node(named: name))
  }
}
