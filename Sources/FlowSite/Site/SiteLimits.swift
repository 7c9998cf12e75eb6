internal import FlowExport
internal import FlowModel

/// Limits of the moves that pages list and draw, which only graphs reach in which hundreds of flows lead to hundreds of others.
///
/// The moves of such a graph grow with the square of its flows: a page for each flow that has all of them would take gigabytes.
struct SiteLimits: Sendable {
  /// The number of moves of one kind that a page lists, and of routes of a flow that the search finds.
  let moves: Int
  /// The number of routes above which a flow has no storyboard.
  let storyboard: Int
  /// The findings about graphs that exceed a limit.
  let findings: [Finding]

  /// The number of routes and transitions of a graph up to which pages list all of them.
  private static let mostMoves = 100_000
  /// The number of moves of one kind that pages list if there are more.
  private static let listed = 100
  /// The number of routes of all flows whose storyboards need chapters.
  private static let mostDrawn = 20_000

  init(
    _ graph: FlowGraph, mostMoves: Int = Self.mostMoves, listed: Int = Self.listed,
    mostDrawn: Int = Self.mostDrawn
  ) {
    let count = graph.flows.reduce(graph.transitions.count) { $0 + $1.routes.count }
    moves = count > mostMoves ? listed : .max
    storyboard = Self.storyboard(graph, mostDrawn)
    let undrawn = graph.flows.count { [storyboard] in $0.routes.count > storyboard }
    findings =
      (count > mostMoves ? [Self.unlisted(count, listed)] : [])
      + (undrawn > 0 ? [Self.undrawn(undrawn, storyboard)] : [])
  }

  /// The number of routes that keeps the sum of the smaller flows within the limit; those of one picture do not count.
  private static func storyboard(_ graph: FlowGraph, _ most: Int) -> Int {
    var left = most
    for count in graph.flows.map(\.routes.count).sorted() where count > Scene.mostNodes {
      left -= count
      if left < 0 { return count - 1 }
    }
    return .max
  }

  private static func unlisted(_ count: Int, _ listed: Int) -> Finding {
    Finding(
      rule: "site-limits", severity: .note,
      message:
        "the graph has \(count) routes and transitions, so a page lists the first \(listed) moves of a kind, "
        + "and the search finds the first \(listed) routes of a flow",
      remedy: "Read the others in the graph file, or in the output of `flowdoc export --format csv`.")
  }

  private static func undrawn(_ flows: Int, _ most: Int) -> Finding {
    Finding(
      rule: "site-limits", severity: .note,
      message:
        "\(counted(flows, "flow")) with more than \(most) routes \(flows == 1 ? "has" : "have") no storyboard, "
        + "since there would be too many chapters",
      remedy: "Draw a flow with `flowdoc export --flow`, or read the graph file.")
  }
}
