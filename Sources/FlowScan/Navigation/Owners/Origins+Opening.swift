import ValueFlow

// Flows that open themselves: `static func open(in navigation: UINavigationController)` makes one and shows its first screen.
extension Origins {
  /// The flow that a function of its own type makes and shows; nil if the function hands what it makes to who calls it.
  func flow(openedBy instance: InstanceIndex) -> TypeIndex? {
    let receiver = solution.receiver(of: instance)
    guard receiver >= 0, solution.info(of: receiver).kind == .metatype, solution.closure(of: instance) == nil
    else { return nil }
    let type = solution.info(of: receiver).type
    guard owners.isFlow(type), makes(type, in: instance) else { return nil }
    return givesNothing(instance) || solution.calls(of: instance).contains(where: solution.showsOrGoesBack)
      ? type : nil
  }

  private func makes(_ flow: TypeIndex, in instance: InstanceIndex) -> Bool {
    (solution.objects.ofType[flow] ?? []).contains { object in
      solution.info(of: object).kind == .instance
        && solution.objects.makers(of: object).contains { $0.instance == instance }
    }
  }

  private func givesNothing(_ instance: InstanceIndex) -> Bool {
    guard case .function = solution.template(instance).kind else { return false }
    return !solution.template(instance).givesResult
  }
}
