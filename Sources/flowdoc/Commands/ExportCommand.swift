import FlowAnalysis
import FlowDriver
import FlowExport
import FlowModel

/// Exports a graph, a part of it, or a live tree as a picture, a document, a table or a tree.
struct ExportCommand: Command {
  static let configuration = CommandConfiguration(
    name: "export", abstract: "Export a graph as a picture, a document, a table or a tree.",
    discussion: """
      Also exports a live tree, written by a running app, as a picture or a tree.

      Examples:
        flowdoc export --format svg --collapse --output map.svg
        flowdoc export shop.json --format svg --flow CheckoutFlow --output checkout.svg
        flowdoc export shop.json --format mermaid --focus CartScreen --depth 2
      """)

  @Argument(
    help: "The graph file, or - for standard input. Default: \(GraphReader.standardFile).",
    completion: .file)
  var graph: String?
  @Option(short: "f", help: "The output format.") var format = ExportFormat.tree
  @Option(placeholder: "id", help: "Export one flow: its storyboard or its routes.") var flow: String?
  @Option(placeholder: "id", help: "Export a flow or screen with its surroundings.") var focus: String?
  @Option(placeholder: "steps", help: "The number of steps around --focus, or of levels of a tree.")
  var depth: Int?
  @Flag(short: "c", help: "Show flows only, without their screens.") var collapse
  @Option(help: "The direction in which a picture is read.") var direction = ReadingDirection.right
  @Option(placeholder: "nodes", help: "The most nodes of a picture; larger ones are cut, or only show flows.")
  var budget: Int?
  @Option(placeholder: "number", help: "Export one chapter of the storyboard of a large flow.")
  var chapter: Int?
  @Option(
    placeholder: "id",
    help: "For aasa: an app id, such as ABCDE12345.com.example.shop; may be given several times.")
  var appId: [String]
  @Option(
    short: "o", placeholder: "file", help: "The output file. Default, and with -: standard output.",
    completion: .file)
  var output: String?

  func validate() throws {
    if flow != nil, focus != nil {
      throw UsageError(message: "--flow and --focus cannot be combined; give one")
    }
    if collapse, flow != nil || focus != nil {
      throw UsageError(message: "--collapse shows the whole app; leave out --flow and --focus")
    }
    if collapse, !format.isPicture {
      throw UsageError(message: "--collapse is for pictures: dot, svg, mermaid")
    }
    if let depth, depth < 0 { throw UsageError(message: "--depth is negative; give 0 or more") }
    if let budget, budget < 1 { throw UsageError(message: "--budget is less than 1; give 1 or more") }
    if chapter != nil, flow == nil || !format.isPicture {
      throw UsageError(message: "--chapter needs --flow and a picture: dot, svg, mermaid")
    }
    if format == .aasa, appId.isEmpty {
      throw UsageError(message: "--format aasa needs --app-id, such as ABCDE12345.com.example.shop")
    }
    if format != .aasa, !appId.isEmpty { throw UsageError(message: "--app-id needs --format aasa") }
    if depth != nil, focus == nil, format != .tree {
      throw UsageError(message: "--depth needs --focus or --format tree")
    }
  }

  func run(_ console: Console) throws -> ExitCode {
    let result: GraphExport.Output
    switch try GraphReader.readAny(graph) {
    case .graph(let graph): result = try text(of: GraphIndex(graph))
    case .tree(let tree): result = try text(of: tree)
    }
    try console.deliver(result.text, to: output)
    console.report(result.findings)
    return .success
  }

  private func text(of index: GraphIndex) throws -> GraphExport.Output {
    var export = GraphExport(
      index, part: try part(of: index), direction: direction.inPictures,
      treeDepth: focus == nil ? depth : nil,
      budget: budget, chapter: chapter)
    export.appIDs = appId
    return try export.text(as: format, drawing: PictureDrawer.thisProgram)
  }

  private func text(of tree: CoordinatorTree) throws -> GraphExport.Output {
    if flow != nil || focus != nil || depth != nil || collapse || chapter != nil {
      throw UsageError(
        message: "--flow, --focus, --depth and --collapse are for graphs; leave them out for a live tree")
    }
    let export = LiveTreeExport(
      tree, direction: direction.inPictures, budget: budget ?? Scene.defaultBudget)
    return try export.text(as: format, drawing: PictureDrawer.thisProgram)
  }

  private func part(of index: GraphIndex) throws -> ExportPart {
    if let flow { return try .flow(named: flow, in: index) }
    if let focus { return try .neighbourhood(of: focus, depth: depth ?? 1, in: index) }
    return collapse ? .collapsed : .whole
  }
}

extension ExportFormat: ArgumentValue {}

/// The direction in which a picture is laid out.
enum ReadingDirection: String, CaseIterable, ArgumentValue {
  case right
  case down

  var inPictures: PictureOptions.Direction {
    switch self {
    case .right: .right
    case .down: .down
    }
  }
}
