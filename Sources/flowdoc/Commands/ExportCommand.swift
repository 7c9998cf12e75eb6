import FlowDriver
import FlowExport
import FlowModel

/// Exports a graph, a part of it, or a live tree as a picture, a document, a table or a tree.
struct ExportCommand: Command {
  static let configuration = CommandConfiguration(
    name: "export", abstract: "Turn a graph into a picture, a document, a table or a tree.",
    discussion: """
      The file of a live tree, as a running app writes it, becomes a picture or a tree too.

      Examples:
        flowdoc export --format svg --collapse --output map.svg
        flowdoc export shop.json --format svg --flow CheckoutFlow --output checkout.svg
        flowdoc export shop.json --format mermaid --focus CartScreen --depth 2
      """)

  @Argument(
    help: "The graph file, or - for standard input; \(GraphReader.standardFile) if left out.",
    completion: .file)
  var graph: String?
  @Option(short: "f", help: "What to make.") var format = ExportFormat.tree
  @Option(placeholder: "id", help: "Show one flow: its storyboard, its routes.") var flow: String?
  @Option(placeholder: "id", help: "Show a flow or screen and what is near it.") var focus: String?
  @Option(placeholder: "steps", help: "How near: the steps from --focus; of a tree, the levels.") var depth:
    Int?
  @Flag(short: "c", help: "Fold screens into their flows.") var collapse
  @Option(help: "The way a picture reads.") var direction = ReadingDirection.right
  @Option(placeholder: "nodes", help: "Fold screens into their flows in pictures with more nodes.")
  var budget = Scene.defaultBudget
  @Option(
    placeholder: "id",
    help: "For aasa: an app as TEAM.bundle, ABCDE12345.com.example.shop; may be given several times.")
  var appId: [String]
  @Option(
    short: "o", placeholder: "file", help: "Where to write; standard output if left out or -.",
    completion: .file)
  var output: String?

  func validate() throws {
    if flow != nil, focus != nil {
      throw UsageError(message: "--flow and --focus exclude each other; give one")
    }
    if collapse, flow != nil || focus != nil {
      throw UsageError(message: "--collapse shows the whole app; leave out --flow and --focus")
    }
    if collapse, !format.isPicture {
      throw UsageError(message: "--collapse is for pictures: dot, svg, mermaid")
    }
    if let depth, depth < 0 { throw UsageError(message: "--depth is less than nothing; give 0 or more") }
    if budget < 1 { throw UsageError(message: "--budget leaves no room; give 1 or more") }
    if format == .aasa, appId.isEmpty {
      throw UsageError(message: "--format aasa needs --app-id, as ABCDE12345.com.example.shop")
    }
    if format != .aasa, !appId.isEmpty { throw UsageError(message: "--app-id goes with --format aasa") }
    if depth != nil, focus == nil, format != .tree {
      throw UsageError(message: "--depth goes with --focus, or with --format tree")
    }
  }

  func run(_ console: Console) throws -> ExitCode {
    let result: GraphExport.Output
    switch try GraphReader.readAny(graph) {
    case .graph(let graph): result = try text(of: GraphIndex(graph))
    case .tree(let tree): result = try text(of: tree)
    }
    try console.deliver(result.text, to: output)
    console.tell(result.findings)
    return .success
  }

  private func text(of index: GraphIndex) throws -> GraphExport.Output {
    var export = GraphExport(
      index, part: try part(of: index), direction: direction.inPictures,
      treeDepth: focus == nil ? depth : nil,
      budget: budget)
    export.appIDs = appId
    return try export.text(as: format, drawing: PictureDrawer.thisProgram)
  }

  private func text(of tree: CoordinatorTree) throws -> GraphExport.Output {
    if flow != nil || focus != nil || depth != nil || collapse {
      throw UsageError(
        message: "--flow, --focus, --depth and --collapse are for graphs; leave them out for a live tree")
    }
    let export = LiveTreeExport(tree, direction: direction.inPictures, budget: budget)
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
