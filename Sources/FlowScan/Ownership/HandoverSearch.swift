import FlowModel

/// Finds what coordinators hand over to other objects, by assigning it or as an argument of an initialiser that keeps it.
struct HandoverSearch {
  let workings: Workings
  let naming: Naming
  let lists: [TypeID: ChildLists]
  private var knowledge: Knowledge { workings.knowledge }
  private var program: Program { workings.program }

  func handovers(of id: TypeID) -> [Handover] {
    workings.bodies(of: id).flatMap { body in
      let kept = KeptObjects(body, of: id, lists[id], workings)
      return assigned(in: body, of: id, kept) + made(in: body, of: id, kept)
    }
  }

  /// What is assigned, as in `child.parent = self`.
  private func assigned(in body: Body, of id: TypeID, _ kept: KeptObjects) -> [Handover] {
    body.assignments.flatMap { target, source, deed -> [Handover] in
      guard case .member(let base?, let name, _) = target, !deed.scope.isSelf(base) else { return [] }
      let shape = workings.type(of: base, at: deed)
      return knowledge.classes(shape, at: deed.scope.types).compactMap { receiver in
        guard let property = property(name, of: receiver) else { return nil }
        return handover(source, to: property, of: receiver, deed, body, id, isKept: kept.has(base, deed))
      }
    }
  }

  /// What an initialiser is given, as in `Child(parent: self)`.
  private func made(in body: Body, of id: TypeID, _ kept: KeptObjects) -> [Handover] {
    body.calls.flatMap { callee, arguments, deed -> [Handover] in
      guard let name = callee.typeName,
        let receiver = program.find(name, in: id, from: deed.scope.types.file),
        program[receiver].kind == .class
      else { return [] }
      let labels = arguments.map(\.label)
      let makers = knowledge.functions("init", of: receiver).filter { $0.facts.parameters.take(labels) }
      guard let maker = makers.first else { return [] }
      return arguments.compactMap { argument in
        guard let parameter = maker.facts.parameters.first(where: { $0.label == argument.label }),
          let property = property(keeping: parameter.name, in: maker, of: receiver)
        else { return nil }
        return handover(
          argument.value, to: property, of: receiver, deed, body, id, isKept: kept.has(madeAt: deed.place))
      }
    }
  }

  /// The property that an initialiser sets to its parameter.
  private func property(keeping parameter: String, in maker: FunctionNode, of receiver: TypeID)
    -> PropertyNode?
  {
    guard let owner = maker.owner else { return nil }
    let body = workings.bodies(of: owner).first { $0.function === maker }
    for (target, source, _) in body?.assignments ?? [] where source.plainName == parameter {
      switch target {
      case .name(let name, _), .member(.name("self", _)?, let name, _): return property(name, of: receiver)
      default: continue
      }
    }
    return nil
  }

  private func property(_ name: String, of receiver: TypeID) -> PropertyNode? {
    guard [.class, .actor].contains(program[receiver].kind) else { return nil }
    return knowledge.property(name, of: receiver).map(\.0).flatMap { property in
      let isStored = !property.facts.isComputed && !property.facts.isStatic
      return isStored && property.owner.map { program[$0].kind == .class } ?? false ? property : nil
    }
  }

  private func handover(
    _ source: Expression, to property: PropertyNode, of receiver: TypeID, _ deed: Deed, _ body: Body,
    _ id: TypeID, isKept: Bool
  ) -> Handover? {
    guard let (value, holdsFlow) = value(source, deed, id, property) else { return nil }
    let owner = property.owner ?? receiver
    let keeper = Handover.Keeper(
      type: program[owner].name, flow: knowledge.isCoordinator(owner) ? naming[owner] : nil,
      property: property.facts.name,
      location: SourceLocation(
        file: property.file, line: Int(property.facts.place.line), column: Int(property.facts.place.column)),
      isWeak: property.facts.isWeak, isClassBound: knowledge.isClassBound(property.facts.type, of: property))
    return Handover(
      flow: naming[id], value: value, keeper: keeper,
      location: program.location(deed.place, of: body.function, in: id), holdsFlow: holdsFlow,
      isKept: isKept)
  }

  private func value(_ source: Expression, _ deed: Deed, _ id: TypeID, _ property: PropertyNode)
    -> (Handover.Value, holdsFlow: Bool)?
  {
    if deed.scope.isSelf(source) { return (.itself, true) }
    guard program.resolveAlias(property.facts.type, in: property.owner).isFunction else { return nil }
    if case .closure(let closure) = source {
      return (.closure, StrongSelf.isHeld(by: closure, as: deed.scope.holders))
    }
    guard let name = deed.scope.ownName(source), knowledge.property(name, of: id) == nil,
      let function = knowledge.functions(name, of: id).first, !function.facts.isStatic
    else { return nil }
    return (.method, true)
  }
}

extension Expression {
  /// The type of which `Type(…)` makes an object.
  var typeName: String? {
    switch self {
    case .name(let name, _): name.first?.isUppercase ?? false ? name : nil
    case .type(let shape): shape.name
    case .member(let base?, let name, _) where name == "init" || name.first?.isUppercase ?? false:
      base.typeName.map { name == "init" ? $0 : $0 + "." + name }
    default: nil
    }
  }
}
