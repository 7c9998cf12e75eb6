internal import FlowModel

/// Finds several entry flows that are not declared as intended.
struct EntrySeveralRule: GraphRule {
  static let entries = RuleOption(
    "entries", [String](), "The ids of the entry flows, if there are several.")

  let card = RuleCard(
    id: "entry-several", title: "More entries than intended", severity: .note,
    why:
      "A second entry is right for a second app, an extension or a lock screen. Otherwise it is a flow that creates its own window by mistake, or two apps in one scan.",
    remedy: "List the entries in the rule's option \"entries\", or scan one app at a time.",
    bad: """
      AppFlow.shop start ShopFlow
      LockFlow.code root CodeScreen
      set LockFlow entry true
      """,
    good: """
      AppFlow.shop start ShopFlow
      LockFlow.code root CodeScreen
      set LockFlow entry true
      set option entries AppFlow LockFlow
      """)

  var options: [any RuleOptionDescription] { [Self.entries] }

  func findings(in context: LintContext) -> [Finding] {
    let meant = context[Self.entries]
    let entries = context.graph.flows.filter(\.isEntry)
    let undeclared = entries.filter { !meant.contains($0.id) }
    guard entries.count > 1, !undeclared.isEmpty else { return [] }
    let names = entries.map { "'\($0.name)'" }.joined(separator: ", ")
    return [finding(nil, at: undeclared[0].location, "the app has several entries: \(names)")]
  }
}
