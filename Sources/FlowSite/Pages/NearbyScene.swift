import FlowAnalysis
internal import FlowExport
internal import FlowModel

/// The neighbourhood of a flow or screen, if it is worth a picture.
enum NearbyScene {
  /// Everything one step away; nil if there is hardly anything.
  static func of(_ node: Node, in index: GraphIndex, budget: Int) -> Scene? {
    let scene = Scene.neighbourhood(of: node, depth: 1, in: index, budget: min(budget, Scene.mostNear))
    // A list shows two nodes and the edge between them better.
    return scene.edges.count > 1 ? scene : nil
  }
}

/// Notes on pictures that do not show everything.
enum Notes {
  static func collapsed(_ budget: Int) -> String {
    "There are more than \(budget) nodes, so screens are folded into their flows."
  }

  static let folded =
    "A double frame contains everything that is only reached through one flow, and links to its map."

  static func undrawn(_ routes: Int) -> String {
    "There is no storyboard: its \(routes) routes, with those of other flows, would make too many chapters."
  }

  static func cut(_ shown: Int, of all: Int) -> String {
    "Only the \(shown) flows nearest to the start are shown, of \(all)."
  }
}
