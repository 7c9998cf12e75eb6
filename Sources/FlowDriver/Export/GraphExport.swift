public import FlowAnalysis
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
  private let budget: Int?
  private let chapter: Int?
  /// The apps for an association file, each as team and bundle: `ABCDE12345.com.example.shop`.
  public var appIDs: [String] = []

  /// Chooses the part to export.
  ///
  /// A picture has at most `budget` nodes: the storyboard of a flow comes in chapters, of which an export is one, or else the
  /// overview; that of the whole graph collapses screens into their flows.
  public init(
    _ index: GraphIndex, part: ExportPart = .whole, direction: PictureOptions.Direction = .right,
    treeDepth: Int? = nil, budget: Int? = nil, chapter: Int? = nil
  ) {
    self.index = index
    self.part = part
    self.direction = direction
    self.treeDepth = treeDepth
    self.budget = budget
    self.chapter = chapter
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
    case .dot: return try noted { Output(text: $0.dot(options)) }
    case .svg: return try noted { try drawer.draw($0, options, fallback: smallerScene) }
    case .mermaid: return try noted { Output(text: $0.mermaid(direction)) }
    case .markdown: return Output(text: MarkdownExport.text(of: graph))
    case .csv: return Output(text: CSVExport.text(of: graph))
    case .json: return Output(text: String(decoding: GraphFile.write(graph), as: UTF8.self))
    case .aasa: return try association()
    case .tree: return Output(text: TreeExport.text(of: graph, depth: treeDepth))
    }
  }

  private var options: PictureOptions { PictureOptions(direction: direction) }

  /// The scene to draw, and the number of chapters of which it is the overview.
  private func scene() throws(DriverError) -> (scene: Scene, chapters: Int) {
    switch part {
    case .whole: (.wholeApp(index, budget: wholeBudget), 0)
    case .collapsed: (.flowMap(of: index), 0)
    case .flow(let id): try storyboard(of: id)
    case .neighbourhood(let node, let depth):
      (.neighbourhood(of: node, depth: depth, in: index, budget: budget ?? Scene.mostNear), 0)
    }
  }

  private func storyboard(of id: String) throws(DriverError) -> (scene: Scene, chapters: Int) {
    guard let story = SceneChapters(ofFlow: id, in: index, nodes: budget ?? Scene.mostNodes) else {
      return (.flowMap(of: index), 0)
    }
    guard let chapter else { return (story.overview, story.chapters.count) }
    guard let found = story.chapters.first(where: { $0.number == chapter }) else {
      let has = story.chapters.isEmpty ? "has no chapters" : "has the chapters 1 to \(story.chapters.count)"
      throw DriverError("there is no chapter \(chapter): the storyboard of \(id) \(has)")
    }
    return (found.scene, 0)
  }

  private var wholeBudget: Int { budget ?? Scene.defaultBudget }

  /// A smaller scene to draw if the layout of the full one fails.
  private var smallerScene: Scene? {
    switch part {
    case .whole: .flowMap(of: index)
    case .collapsed, .flow: nil
    case .neighbourhood(let node, let depth):
      depth > 1
        ? .neighbourhood(of: node, depth: 1, in: index, budget: budget ?? Scene.mostNear) : nil
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

  /// An output with findings about what its scene leaves out.
  private func noted(_ draw: (Scene) throws -> Output) throws -> Output {
    let (scene, chapters) = try scene()
    var output = try draw(scene)
    if scene.isCollapsed { output.findings.append(collapsed) }
    if chapters > 0 { output.findings.append(inChapters(chapters)) }
    output.findings += ([scene.meaningOfSigns].compactMap(\.self) + scene.remarks).map { remark in
      Finding(
        rule: "picture-shortened", severity: .note, message: remark,
        remedy: "\(remedyOfShortened), or export the whole as Markdown.")
    }
    return output
  }

  /// The limit of lines of a map is not that of its nodes.
  private var remedyOfShortened: String {
    switch part {
    case .whole, .collapsed: "Show less with --flow, --focus or --depth"
    case .flow, .neighbourhood: "Raise the limit with --budget"
    }
  }

  private var collapsed: Finding {
    let limit = part == .whole ? wholeBudget : Scene.mostInChapters
    return Finding(
      rule: "picture-collapsed", severity: .note,
      message: "the picture has more than \(limit) nodes, so only flows are shown",
      remedy: "Raise the limit with --budget, or show less with --flow, --focus or --depth.")
  }

  private func inChapters(_ number: Int) -> Finding {
    Finding(
      rule: "picture-chapters", severity: .note,
      message: "the picture is the overview of \(number) chapters",
      remedy:
        "--chapter 1 to --chapter \(number) show them; --budget raises the number of nodes of a picture.")
  }
}
