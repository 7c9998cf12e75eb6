public import FlowAnalysis
internal import FlowExport
import FlowModel

/// The answer to the question how to get somewhere, for a name as the user typed it.
public enum WayAnswer {
  /// The ways in words, and whether there are any.
  public static func text(
    to name: String, in index: GraphIndex
  ) throws(DriverError) -> (text: String, isReachable: Bool) {
    let (ways, others) = index.nearestWays(to: try destination(of: name, in: index), most: most)
    let rest = others == 0 ? "" : "\n\(counted(others, "more way")) from other entries and links.\n"
    return (WayExport.text(of: ways, in: index) + rest, !ways.isEmpty)
  }

  /// The ways from entries that are listed, and as many from links: more would help nobody.
  private static let most = 20

  /// Resolves a name: the id of a route means taking it, any other name a flow or screen.
  private static func destination(
    of name: String, in index: GraphIndex
  ) throws(DriverError) -> GraphIndex.Destination {
    if index.route(name) != nil { return .route(name) }
    return .node(try index.node(named: name))
  }
}
