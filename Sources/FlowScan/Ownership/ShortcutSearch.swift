import FlowModel

/// Finds what views and view controllers do that is a coordinator's work.
struct ShortcutSearch {
  let workings: Workings
  private var knowledge: Knowledge { workings.knowledge }
  private var program: Program { workings.program }

  func shortcuts(of id: TypeID) -> [ViewShortcut] {
    guard knowledge.isScreen(id), !knowledge.isCoordinating(id) else { return [] }
    let isView = knowledge.inherits(id, "View")
    return (isView ? made(in: id) : []) + passes(id, isView)
  }

  /// Coordinators that a SwiftUI view makes, unless it is there to hold one.
  private func made(in id: TypeID) -> [ViewShortcut] {
    workings.bodies(of: id).flatMap { body in
      body.calls.compactMap { callee, _, deed in
        guard let name = callee.typeName,
          let coordinator = program.find(name, in: id, from: deed.scope.types.file),
          knowledge.isCoordinator(coordinator), knowledge.hostedFlows[id] != coordinator
        else { return nil }
        return shortcut(id, .makes, program[coordinator].name, deed, body)
      }
    }
  }

  /// Navigation past a coordinator that the view has.
  private func passes(_ id: TypeID, _ isView: Bool) -> [ViewShortcut] {
    guard knowledge.hostedFlows[id] == nil, let coordinator = coordinator(of: id) else { return [] }
    return workings.bodies(of: id).flatMap { body in
      body.calls.compactMap { callee, arguments, deed in
        if isReach(callee, deed) { return shortcut(id, .reaches, coordinator, deed, body) }
        guard isView ? isLink(callee, arguments) : isPush(callee, deed) else { return nil }
        return shortcut(id, isView ? .links : .pushes, coordinator, deed, body)
      }
    }
  }

  private func isLink(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard callee.typeName == "NavigationLink" else { return false }
    return !arguments.contains { ["value", "route", "screen", "to"].contains($0.label) }
  }

  private func isPush(_ callee: Expression, _ deed: Deed) -> Bool {
    guard case .member(let base?, "pushViewController", _) = callee else { return false }
    return base.text != "super"
  }

  /// Whether something is asked of a parent that a coordinator has.
  private func isReach(_ callee: Expression, _ deed: Deed) -> Bool {
    guard case .member(.member(let base?, let name, _)?, _, _) = callee,
      name.lowercased().hasPrefix("parent"), !deed.scope.isSelf(base)
    else { return false }
    return knowledge.classes(workings.type(of: base, at: deed), at: deed.scope.types).contains(
      where: knowledge.isCoordinator)
  }

  /// The type of the first property that is a coordinator.
  private func coordinator(of id: TypeID) -> String? {
    let node = program[id]
    return node.propertyOrder.lazy.compactMap { node.properties[$0] }.compactMap { property -> String? in
      let shape = workings.type(of: property)
      let place = StaticTypes.Place(owner: id, file: property.file)
      guard !property.facts.isStatic, let name = shape.name, !name.hasSuffix("Delegate"),
        knowledge.classes(shape, at: place).contains(where: knowledge.isCoordinator)
      else { return nil }
      return name
    }.first
  }

  private func shortcut(
    _ id: TypeID, _ deed: ViewShortcut.Deed, _ coordinator: String, _ at: Deed, _ body: Body
  ) -> ViewShortcut {
    ViewShortcut(
      view: program[id].name, deed: deed, coordinator: coordinator,
      location: program.location(at.place, of: body.function, in: id))
  }
}
