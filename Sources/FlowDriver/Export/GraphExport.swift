public import FlowExport
public import FlowModel

/// An export of a graph, or of a part of it.
///
/// ```swift
/// let export = GraphExport(graph: graph, part: .flow("CheckoutFlow"))
/// print(try export.text(as: .mermaid, drawing: nil).text)
/// ```
public struct GraphExport: Sendable {
  private let index: GraphIndex
  private let part: ExportPart
  private let direction: PictureOptions.Direction
  private let treeDepth: Int?
  private let budget: Int
  /// The apps for an association file, each as team and bundle: `ABCDE12345.com.example.shop`.
  public var appIDs: [String] = []

  /// Chooses the part to export; a picture of more than `budget` nodes collapses screens into their flows.
  public init(
    _ index: GraphIndex, part: ExportPart = .whole, direction: PictureOptions.Direction = .right,
    treeDepth: Int? = nil, budget: Int = Scene.defaultBudget
  ) {
    self.index = index
    self.part = part
    self.direction = direction
    self.treeDepth = treeDepth
    self.budget = budget
  }

  /// The text of an export, with findings.
  public struct Output: Sendable {
    /// The export.
    public var text: String
    /// The findings, for example that a picture was collapsed.
    public var findings: [Finding] = []
  }
}

extension GraphExport {
  /// Writes the export in a format; only SVG needs a drawer.
  public func text(as format: ExportFormat, drawing drawer: PictureDrawer) throws -> Output {
    switch format {
    case .dot: return noted(Output(text: scene.dot(options)))
    case .svg: return noted(try drawer.draw(scene, options, fallback: smallerScene))
    case .mermaid: return noted(Output(text: scene.mermaid(direction)))
    case .markdown: return Output(text: MarkdownExport.text(of: graph))
    case .csv: return Output(text: CSVExport.text(of: graph))
    case .json: return Output(text: String(decoding: GraphFile.write(graph), as: UTF8.self))
    case .aasa: return try association()
    case .tree: return Output(text: TreeExport.text(of: graph, depth: treeDepth))
    }
  }

  private var options: PictureOptions { PictureOptions(direction: direction) }

  private var scene: Scene {
    switch part {
    case .whole: .wholeApp(index, budget: budget)
    case .collapsed: .flowMap(of: index)
    case .flow(let id): .storyboard(of: id, in: index, budget: budget) ?? .flowMap(of: index)
    case .neighbourhood(let node, let depth):
      .neighbourhood(of: node, depth: depth, in: index, budget: budget)
    }
  }

  /// A smaller scene to draw if the layout of the full one fails.
  private var smallerScene: Scene? {
    switch part {
    case .whole: .flowMap(of: index)
    case .collapsed, .flow: nil
    case .neighbourhood(let node, let depth):
      depth > 1 ? .neighbourhood(of: node, depth: 1, in: index, budget: budget) : nil
    }
  }

  private var graph: FlowGraph {
    switch part {
    case .whole, .collapsed: index.graph
    case .flow(let id): index.part(ofFlow: id)
    case .neighbourhood(let node, let depth): index.part(of: index.neighbourhood(of: node, depth: depth))
    }
  }

  private func association() throws -> Output {
    let file = AssociationExport(of: graph, appIDs: appIDs)
    let text = try file.text()
    guard file.hosts.count > 1 else { return Output(text: text) }
    let hosts = file.hosts.joined(separator: ", ")
    return Output(
      text: text,
      findings: [
        Finding(
          rule: "association-hosts", severity: .note,
          message: "the file contains the links of several hosts: \(hosts)",
          remedy:
            "Each host may serve it; if a host must not reveal the others' paths, give it a file of its own."
        )
      ])
  }

  private func noted(_ output: Output) -> Output {
    guard scene.isCollapsed else { return output }
    var output = output
    output.findings.append(
      Finding(
        rule: "picture-collapsed", severity: .note,
        message: "the picture has more than \(budget) nodes, so only flows are shown",
        remedy: "Raise the limit with --budget, or show less with --flow, --focus or --depth."))
    return output
  }
}
