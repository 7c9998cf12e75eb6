public import FlowModel

/// What a rule may look at: the graph, prepared for questions, what the project's files and its source say, and the rule's own options.
public struct LintContext: Sendable {
  /// The graph, prepared for questions.
  public let index: GraphIndex
  /// What the project's files say besides its source.
  public let project: ProjectFacts
  /// What a scan saw of the source.
  public let source: SourceFacts
  /// The link patterns that can be read.
  public let table: LinkTable
  /// Those patterns by the ids of their links.
  public let patterns: [String: LinkPattern]
  /// What there is to say of patterns that cannot be read.
  public let patternFindings: [Finding]
  private var values: [String: RuleValue] = [:]

  /// Prepares a graph for rules.
  public init(
    _ graph: FlowGraph, project: ProjectFacts = ProjectFacts(), source: SourceFacts = SourceFacts()
  ) {
    index = GraphIndex(graph)
    self.project = project
    self.source = source
    let links = LinkTable.of(graph)
    table = links.table
    patternFindings = links.findings
    patterns = Dictionary(
      links.table.entries.map { ($0.id, $0.pattern) }, uniquingKeysWith: { first, _ in first })
  }

  /// The graph, in canonical order.
  public var graph: FlowGraph { index.graph }

  /// What is set of an option, else what stands where nothing is.
  public subscript<Value>(option: RuleOption<Value>) -> Value {
    values[option.name].flatMap(Value.init) ?? option.standard
  }

  func with(_ values: [String: RuleValue]) -> LintContext {
    var context = self
    context.values = values
    return context
  }
}

extension LintContext {
  /// Whether any flow says that the app begins there.
  var hasEntry: Bool { graph.flows.contains(where: \.isEntry) }

  /// Whether a user can leave something without the app's help: by the back button, a swipe, another tab.
  func canBeLeftByHand(_ node: Node) -> Bool {
    index.routes(to: node).contains { $0.style != .root && $0.style != .start }
  }
}

extension [Origin] {
  /// Whether only a scan knows of something, which may then lack what it could not follow.
  var isScanOnly: Bool { self == [.scanned] }
}

extension LintContext {
  /// Whether a route can be asked for anywhere, so that no screen is without a way on.
  var isLedOnAnywhere: Bool {
    graph.transitions.contains { $0.from.kind == .anywhere && $0.kind == .route }
  }
}
