internal import FlowModel

/// Finds graphs that do not declare where the app starts.
struct EntryMissingRule: GraphRule {
  let card = RuleCard(
    id: "entry-missing", title: "No flow is the entry", severity: .warning,
    why: "Ways to a screen begin at the entry. Without one, flowdoc takes each flow to which nothing leads.",
    evidence:
      "The graph of a single module has no entry as a rule: lint the merged graph. Where all flows are known from a scan alone, it may have missed the beginning, and the finding is a note.",
    remedy: "Say \"entry\": true of the flow in a graph file that is merged with the rest.",
    bad: """
      ShopFlow.cart push CartScreen
      set ShopFlow entry false
      """,
    good: """
      ShopFlow.cart push CartScreen
      """)

  func findings(in context: LintContext) -> [Finding] {
    guard !context.graph.flows.isEmpty, !context.hasEntry else { return [] }
    let guesses = context.index.entries
    let taken =
      guesses.isEmpty
      ? "" : "; taken for entries are \(guesses.map { "'\($0.name)'" }.joined(separator: ", "))"
    return [
      finding(
        nil, at: guesses.first?.location, isDoubtful: context.graph.flows.allSatisfy(\.origins.isScanOnly),
        "no flow says that the app begins there\(taken)")
    ]
  }
}
