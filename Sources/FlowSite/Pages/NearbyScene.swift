internal import FlowExport
internal import FlowModel

/// The neighbourhood of a flow or screen, where there is one worth a picture.
enum NearbyScene {
  /// Everything one step away; nil where there is hardly anything.
  static func of(_ node: Node, in index: GraphIndex, budget: Int) -> Scene? {
    let scene = Scene.neighbourhood(of: node, depth: 1, in: index, budget: min(budget, Scene.mostNear))
    // Two nodes and the edge between them are said better by the list.
    return scene.edges.count > 1 ? scene : nil
  }
}

/// What a page says where a picture does not show all.
enum Notes {
  static func collapsed(_ budget: Int) -> String {
    "There are more than \(budget) nodes, so screens are folded into their flows."
  }

  static let folded =
    "A double frame stands for all that is only reached through one flow, and leads to its map."

  static func cut(_ shown: Int, of all: Int) -> String {
    "Only the \(shown) flows nearest to the start are shown, of \(all)."
  }
}
