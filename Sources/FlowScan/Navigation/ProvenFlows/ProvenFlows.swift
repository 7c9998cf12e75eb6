import ValueFlow

/// Counts the types as flows that prove to be flows by what they do: classes beside the screens, and view controllers around screens.
struct ProvenFlows {
  let solution: Solution
  let roles: TypeRoles
  let conventions: Conventions

  /// Each kind may show flows of the other kind, which tells more of them; what is left after the second look shows none.
  func count() {
    let primitives = PrimitiveReading(solution, roles, conventions).showings()
    let classes = PlainFlows(solution, roles, primitives)
    let plain = classes.find()
    roles.count(asFlows: plain)
    let controllers = controllers(primitives, beside: plain)
    roles.count(asFlows: controllers)
    let further = controllers.isEmpty ? [] : classes.find().subtracting(plain)
    if further.isEmpty { return }
    roles.count(asFlows: further)
    let later = PrimitiveReading(solution, roles, conventions).showings()
    roles.count(asFlows: self.controllers(later, beside: plain.union(further)))
  }

  private func controllers(_ primitives: [Showing], beside plain: Set<TypeIndex>) -> Set<TypeIndex> {
    ContainerFlows(solution, roles, primitives, beside: plain).find()
      .union(SteppingControllers(solution, roles, primitives).find())
  }
}
