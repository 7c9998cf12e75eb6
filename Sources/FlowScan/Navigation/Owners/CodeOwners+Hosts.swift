import ValueFlow

// Views that contain the stack of a flow.
extension CodeOwners {
  /// The flow that a view creates for itself, if no flow shows the view: it contains that flow's stack.
  func hostedFlow(by view: ObjectIndex) -> TypeIndex? {
    guard shown != nil else { return nil }
    let held = solution.fieldOwners.filter { $0.object == view }.flatMap {
      solution.unsortedObjects(at: $0.node)
    }
    let flows = Set(
      held.filter { isMade($0, by: view) && !isRouter($0, of: view) }.map { solution.info(of: $0).type })
    return flows.count == 1 ? flows.first : nil
  }

  /// Tells whether a view controller is the one that its router shows others from: `router.viewController = self`.
  private func isRouter(_ flow: ObjectIndex, of view: ObjectIndex) -> Bool {
    roles.inherits(solution.info(of: view).type, "UIViewController")
      && holders(of: view).contains { $0.object == flow }
  }

  private func isMade(_ object: ObjectIndex, by view: ObjectIndex) -> Bool {
    let info = solution.info(of: object)
    guard info.kind == .instance, roles.isFlow(info.type) else { return false }
    return solution.objects.makers(of: object).contains { solution.receiver(of: $0.instance) == view }
  }
}
