import ValueFlow

/// The cases that screens make, and that a flow returns after it has waited for them: `let outcome = await checkout.run()`.
///
/// For the flow that waits, the other flow answers by them, and not its screen.
struct AnsweredCases {
  private let parents: [TypeIndex: Set<TypeIndex>]
  /// For each case, the flows that return it.
  private var flows: [ObjectIndex: Set<TypeIndex>] = [:]

  init(_ solution: Solution, _ owners: CodeOwners, _ waits: Waits, parents: [TypeIndex: Set<TypeIndex>]) {
    self.parents = parents
    for instance in solution.instances.indices where waits.endsLater(instance) {
      guard let flow = solution.receiverType(of: instance), owners.isFlow(flow) else { continue }
      for object in solution.unsortedObjects(at: solution.resultNode(instance))
      where solution.info(of: object).kind == .enumCase && !solution.isFlag(object) {
        flows[object, default: []].insert(flow)
      }
    }
  }

  /// The child of a flow that returned a case to it.
  func flow(returning object: ObjectIndex, to flow: TypeIndex) -> TypeIndex? {
    (flows[object] ?? []).filter { $0 != flow && (parents[$0]?.contains(flow) ?? false) }.min()
  }
}
