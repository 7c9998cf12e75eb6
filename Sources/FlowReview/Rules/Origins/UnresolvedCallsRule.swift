internal import FlowModel

/// Finds graphs with more unresolved calls than the project tolerates.
struct UnresolvedCallsRule: GraphRule {
  static let most = RuleOption("most", 20, "The number of unresolved calls that are accepted.")

  let card = RuleCard(
    id: "unresolved-calls", title: "Too many unresolved calls", severity: .warning,
    why:
      "Each of them shows something that the graph lacks, so that pictures and ways are less reliable.",
    remedy: "See the page of unresolved calls; describe your own router in a conventions file.",
    bad: """
      ShopFlow.cart push CartScreen
      unresolved ShopFlow router.push(makeThing())
      set option most 0
      """,
    good: """
      ShopFlow.cart push CartScreen
      unresolved ShopFlow router.push(makeThing())
      """)

  var options: [any RuleOptionDescription] { [Self.most] }

  func findings(in context: LintContext) -> [Finding] {
    let (count, most) = (context.graph.unresolved.count, context[Self.most])
    guard count > most else { return [] }
    return [
      finding(
        nil, at: context.graph.unresolved.first?.location,
        "\(count) unresolved \(count == 1 ? "call" : "calls"), more than the limit of \(most)")
    ]
  }
}
