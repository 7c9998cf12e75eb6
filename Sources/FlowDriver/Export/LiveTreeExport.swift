public import FlowExport
public import FlowModel

/// An export of a live tree.
///
/// ```swift
/// print(try LiveTreeExport(tree).text(as: .dot, drawing: drawer).text)
/// ```
public struct LiveTreeExport: Sendable {
  private let tree: CoordinatorTree
  private let options: PictureOptions
  private let budget: Int

  /// Chooses the tree to export; a picture of more than `budget` nodes shows the marked nodes and those near the roots.
  public init(
    _ tree: CoordinatorTree, direction: PictureOptions.Direction = .right, budget: Int = Scene.defaultBudget
  ) {
    self.tree = tree
    options = PictureOptions(direction: direction)
    self.budget = budget
  }

  /// Writes the export in a format; a tree has no routes, so the document and table formats are not available.
  public func text(as format: ExportFormat, drawing drawer: PictureDrawer) throws -> GraphExport.Output {
    let scene = Scene.liveTree(tree, budget: budget)
    switch format {
    case .dot: return noted(GraphExport.Output(text: scene.dot(options)), scene)
    case .svg:
      let smaller = Scene.liveTree(tree, budget: max(1, budget / 4))
      return noted(try drawer.draw(scene, options, fallback: smaller), scene)
    case .mermaid: return noted(GraphExport.Output(text: scene.mermaid(options.direction)), scene)
    case .json: return GraphExport.Output(text: String(decoding: TreeFile.write(tree), as: UTF8.self))
    case .tree: return GraphExport.Output(text: tree.description)
    case .markdown, .csv, .aasa:
      throw DriverError(
        "a live tree cannot be made \(format.rawValue); take dot, svg, mermaid, json or tree")
    }
  }

  private func noted(_ output: GraphExport.Output, _ scene: Scene) -> GraphExport.Output {
    guard scene.isCollapsed else { return output }
    var output = output
    output.findings.append(
      Finding(
        rule: "picture-collapsed", severity: .note,
        message:
          "the tree has more than \(budget) nodes; the picture shows what is marked and what is near the roots",
        remedy: "Raise the limit with --budget."))
    return output
  }
}
