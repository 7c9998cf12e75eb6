import ValueFlow

/// Counts the types as flows that prove to be flows by what they do: classes beside the screens, and view controllers around screens.
struct ProvenFlows {
  let solution: Solution
  let roles: TypeRoles
  let conventions: Conventions

  /// Each kind may show flows of the other kind, which tells more of them; what is left after the second look shows none.
  func count() {
    let classes = PlainFlows(solution, roles, conventions)
    let plain = classes.find()
    roles.count(asFlows: plain)
    let controllers = ContainerFlows(solution, roles, conventions, beside: plain).find()
    roles.count(asFlows: controllers)
    let further = controllers.isEmpty ? [] : classes.find().subtracting(plain)
    if further.isEmpty { return }
    roles.count(asFlows: further)
    roles.count(asFlows: ContainerFlows(solution, roles, conventions, beside: plain.union(further)).find())
  }
}
