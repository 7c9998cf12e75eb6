import ValueFlow

/// The names by which code asks for what a call runs.
struct CallNames {
  let solution: Solution
  let owners: CodeOwners

  /// The name in a call: the function, or the property with the closure.
  func name(of edge: CallerEdge, calling callee: InstanceIndex) -> Name {
    if edge.kind == .delivered { return solution.info(of: edge.object).name }
    if edge.site >= 0, edge.kind == .call, !solution.isNamedInit(callee) {
      let name = solution.bodies.sites[Int(edge.site)].name
      if name != 0 {
        return SenderNames(solution).wholeName(of: callee) ?? nameOnScreen(callee, by: edge) ?? name
      }
    }
    if let held = nameOfKept(callee, by: edge) { return held }
    // A closure in a view's body is identified by the property that holds it.
    if solution.isInGetter(callee), let closure = solution.closure(of: callee),
      let held = owners.name(holding: closure)
    {
      return held
    }
    return solution.functionName(of: callee)
  }

  /// The property of the caller with the closure that it passes to code without source: `Button("Open", action: onOpen)`.
  private func nameOfKept(_ callee: InstanceIndex, by edge: CallerEdge) -> Name? {
    guard edge.kind == .foreign, let value = solution.value(of: callee) else { return nil }
    let caller = solution.receiver(of: edge.instance)
    let holders = owners.holders(of: value)
    if let name = nameOnScreen(callee, by: edge) { return name }
    let own = holders.first { $0.object == caller }
    // In `let actions: TourActions`, a view keeps an object with all of its closures.
    return (own ?? holders.first { isKept($0.object, by: caller) })?.name
  }

  /// The property with the closure that a screen, or what it keeps, hands to a part of it, such as a button of the app's own:
  /// `BigButton(title: "Open", action: onOpen)`.
  private func nameOnScreen(_ callee: InstanceIndex, by edge: CallerEdge) -> Name? {
    let caller = solution.receiver(of: edge.instance)
    guard caller >= 0, let value = solution.value(of: callee),
      case .screens(let types) = owners.owner(ofCode: edge.instance),
      !types.contains(solution.info(of: caller).type)
    else { return nil }
    let holders = owners.holders(of: value)
    guard holders.contains(where: { $0.object == caller }) else { return nil }
    let own = holders.first { types.contains(solution.info(of: $0.object).type) }
    return (own ?? holders.first { isModel($0.object, of: types) })?.name
  }

  /// Tells whether an object belongs to screens and is no view itself.
  private func isModel(_ object: ObjectIndex, of screens: [TypeIndex]) -> Bool {
    let type = solution.info(of: object).type
    guard type >= 0, !owners.roles.isScreen(type), case .screens(let types) = owners.owner(of: object) else {
      return false
    }
    return !Set(types).isDisjoint(with: screens)
  }

  private func isKept(_ object: ObjectIndex, by keeper: ObjectIndex) -> Bool {
    let type = solution.info(of: object).type
    guard keeper >= 0, object != keeper, type >= 0, !solution.program.types[Int(type)].isForeign else {
      return false
    }
    return owners.holders(of: object).contains { $0.object == keeper }
  }
}
