extension Knowledge {
  /// Whether a type, or the state of a reducer, has a list of routes as a library declares it.
  func holdsRoutes(_ node: TypeNode) -> Bool {
    if node.properties.values.contains(where: { isRouteList($0.facts.type) || isMadeAsRouteList($0) }) {
      return node.shortName != "State"
    }
    if holdsOwnStack(node) { return true }
    guard let state = program.named(node.name + ".State", from: node.file) else { return false }
    return program[state].properties.values.contains { isRouteList($0.facts.type) }
  }

  /// Whether a property is such a list by what it is made as: `@State var path = FlowPath()`.
  private func isMadeAsRouteList(_ property: PropertyNode) -> Bool {
    guard property.facts.type == .unknown, case .call(let callee, _, _) = property.facts.value,
      let name = callee.calledName
    else { return false }
    return conventions.routeLists.contains(name) && !isOwn(name)
  }

  /// Whether a view has a stack of a library that keeps its routes for itself, since it is bound to none.
  private func holdsOwnStack(_ node: TypeNode) -> Bool {
    guard inherits(node.id, "View"), let body = node.properties["body"],
      !body.mentions.isDisjoint(with: conventions.routeStacks)
    else { return false }
    return CallSearch.calls(in: body.facts.getter).contains { call in
      call.name.map(conventions.routeStacks.contains) ?? false
        && !call.arguments.contains { $0.value.isBinding }
    }
  }

  private func isOwn(_ name: String) -> Bool {
    program.named(name, from: "").map { program[$0].kind != .extension } ?? false
  }

  /// Whether a protocol is what coordinators conform to, as `Coordinator` and `FlowCoordinating`.
  func isFlowProtocol(_ id: TypeID) -> Bool {
    let name = program[id].shortName
    return (conventions.flowNames + ["Coordinating"]).contains {
      name.hasSuffix($0) || name.hasSuffix($0 + "Protocol") || name.hasSuffix($0 + "Type")
    }
  }

  /// `Routes<Screen>`, `[Route<Screen>]`, unless the app itself declares a type of this name.
  func isRouteList(_ type: TypeShape) -> Bool {
    switch type {
    case .list(let element): isRouteList(element)
    case .named(let name, let arguments):
      (conventions.routeLists.contains(name) && !isOwn(name))
        || arguments.contains { isRouteList($0) }
    default: false
    }
  }
}
