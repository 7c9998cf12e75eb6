internal import FlowModel

/// Finds flows whose file has no owner.
struct FlowOwnerRule: GraphRule {
  let card = RuleCard(
    id: "flow-owner", title: "A flow without an entry in CODEOWNERS", severity: .note,
    why: "Nobody in particular reviews changes to the flow, and its page does not say whom to ask.",
    evidence: "Needs a CODEOWNERS file. A flow that declares its owner itself needs no entry.",
    remedy: "Add a line for the file to CODEOWNERS.",
    bad: """
      ShopFlow.cart push CartScreen
      set project owners
      """,
    good: """
      ShopFlow.cart push CartScreen
      set ShopFlow owner @shop/growth
      set project owners
      """)

  func findings(in context: LintContext) -> [Finding] {
    guard context.project.hasOwners else { return [] }
    return context.graph.flows.filter(\.owner.isEmpty).map {
      finding(.flow($0.id), at: $0.location, "the file of the flow '\($0.name)' has no owner")
    }
  }
}
