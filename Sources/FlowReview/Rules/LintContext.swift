public import FlowAnalysis
public import FlowModel

/// The input of a rule: the indexed graph, facts from the project's files and source, and the rule's own options.
public struct LintContext: Sendable {
  /// The indexed graph.
  let index: GraphIndex
  /// Facts from project files other than source.
  let project: ProjectFacts
  /// Facts that a scan saw in the source.
  let source: SourceFacts
  /// The link patterns that could be parsed.
  let table: LinkTable
  /// Those patterns by the ids of their links.
  let patterns: [String: LinkPattern]
  /// The findings about patterns that could not be parsed.
  let patternFindings: [Finding]
  /// Whether any flow is declared as an entry.
  let hasEntry: Bool
  private let leftByHand: Set<Node>
  private var values: [String: RuleValue] = [:]

  /// Prepares a graph for rules.
  public init(
    _ graph: FlowGraph, project: ProjectFacts = ProjectFacts(), source: SourceFacts = SourceFacts()
  ) {
    self.init(GraphIndex(graph), project: project, source: source)
  }

  /// Prepares a graph that is already indexed.
  public init(_ index: GraphIndex, project: ProjectFacts, source: SourceFacts) {
    let graph = index.graph
    self.index = index
    hasEntry = graph.flows.contains(where: \.isEntry)
    leftByHand = Self.leftByHand(graph)
    self.project = project
    self.source = source
    let links = LinkTable.of(graph)
    table = links.table
    patternFindings = links.findings
    patterns = Dictionary(
      links.table.entries.map { ($0.id, $0.pattern) }, uniquingKeysWith: { first, _ in first })
  }

  /// The graph, in canonical order.
  var graph: FlowGraph { index.graph }

  /// The configured value of an option, or else its default.
  subscript<Value>(option: RuleOption<Value>) -> Value {
    values[option.name].flatMap(Value.init) ?? option.standard
  }

  func with(_ values: [String: RuleValue]) -> LintContext {
    var context = self
    context.values = values
    return context
  }
}

extension LintContext {
  /// Tells whether a user can leave a node without the app's help: by the back button, a swipe, another tab.
  func canBeLeftByHand(_ node: Node) -> Bool { leftByHand.contains(node) }

  private static func leftByHand(_ graph: FlowGraph) -> Set<Node> {
    let routes = graph.flows.lazy.flatMap(\.routes).filter { $0.style != .root && $0.style != .start }
    return Set(routes.compactMap { Node($0.target) })
  }
}

extension [Origin] {
  /// Whether something is known only from a scan, which may have missed what it could not follow.
  var isScanOnly: Bool { self == [.scanned] }
}

extension LintContext {
  /// Whether some route can be requested anywhere, so that every screen has a way on.
  var isLedOnAnywhere: Bool {
    graph.transitions.contains { $0.from.kind == .anywhere && $0.kind == .route }
  }
}
