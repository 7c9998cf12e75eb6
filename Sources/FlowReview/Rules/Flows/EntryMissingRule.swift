import FlowAnalysis
internal import FlowModel

/// Finds graphs that do not declare where the app starts.
struct EntryMissingRule: GraphRule {
  let card = RuleCard(
    id: "entry-missing", title: "No flow is declared as the entry", severity: .warning,
    why:
      "Ways to a screen begin at the entry. Without one, flowdoc assumes that every flow to which nothing leads is an entry.",
    evidence:
      "The graph of a single module usually has no entry: lint the merged graph. If all flows are only known from a scan, which may have missed the entry, the finding is a note.",
    remedy: "Set \"entry\": true for the flow in a graph file that is merged with the rest.",
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
      ? "" : "; assumed entries: \(guesses.map { "'\($0.name)'" }.joined(separator: ", "))"
    return [
      finding(
        nil, at: guesses.first?.location, isDoubtful: context.graph.flows.allSatisfy(\.origins.isScanOnly),
        "no flow is declared as an entry\(taken)")
    ]
  }
}
