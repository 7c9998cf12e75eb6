internal import FlowModel

/// Finds graphs with more unresolved calls than the project tolerates.
struct UnresolvedCallsRule: GraphRule {
  static let most = RuleOption("most", 20, "How many calls may be left that could not be followed.")

  let card = RuleCard(
    id: "unresolved-calls", title: "Too many calls that could not be followed", severity: .warning,
    why:
      "Each of them shows something that the graph does not have: pictures and ways are the less to be relied on.",
    remedy: "Look at the page of unresolved calls; tell flowdoc of your own router in a file of conventions.",
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
        "more than \(most) \(most == 1 ? "call" : "calls") could not be followed: \(count)")
    ]
  }
}
