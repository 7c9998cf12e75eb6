import SwiftFacts

/// Loads and stores of properties.
struct Members {
  let solver: Solver

  func load(
    from object: ObjectIndex, _ name: Name, to target: NodeIndex, _ instance: InstanceIndex, _ place: Int32
  ) {
    let info = solver.objects[object]
    if name == solver.semantics.element {
      return solver.foreignCalls.isForeignObject(object) && solver.foreignCalls.isChannel(info.type)
        ? solver.copy(solver.content(object), to: target) : solver.add(object, to: target)
    }
    switch info.kind {
    case .instance, .some, .enumCase: loadMember(info, object, name, to: target, instance, place)
    case .metatype: loadStatic(info.type, name, object, to: target)
    case .tuple:
      if let part = solver.tupleParts.part(name, of: object) { return solver.copy(part, to: target) }
      // Any other member is one of a list of tuples: `rows.first`.
      if passes(name) { solver.add(object, to: target) }
    default:
      if passes(name) || solver.semantics.contentProperties.contains(name) {
        solver.add(object, to: target)
      }
    }
  }

  private func loadMember(
    _ info: ObjectInfo, _ object: ObjectIndex, _ name: Name, to target: NodeIndex, _ instance: InstanceIndex,
    _ place: Int32
  ) {
    if info.kind == .enumCase, let text = RawTexts(program: solver.program).text(name, of: info) {
      return solver.add(solver.plain(.text, name: text), to: target)
    }
    guard info.type >= 0 || solver.matching.settle(object, by: name) else { return }
    let info = solver.objects[object]
    if let property = solver.program.property(name, of: info.type) {
      return load(property, of: object, name, to: target, instance)
    }
    if let publisher = solver.publishers.publisher(name, of: object)
      ?? solver.publishers.events(name, of: object)
    {
      return solver.add(publisher, to: target)
    }
    if !solver.program.methods(name, of: info.type).isEmpty {
      let method = solver.plain(.method, type: info.type, name: name, outer: object)
      if instance >= 0 { solver.made(by: instance, 0, place, method) }
      return solver.add(method, to: target)
    }
    if info.kind == .enumCase {
      if passes(name) { solver.add(object, to: target) }
      return
    }
    let isForeign = solver.program.types[Int(info.type)].isForeign
    if isForeign, info.kind == .some { return }
    if solver.semantics.contentProperties.contains(name) {
      solver.copy(solver.content(object), to: target)
      if !isForeign { solver.add(object, to: target) }
    } else if solver.semantics.passing.contains(name) {
      solver.add(object, to: target)
    }
    solver.copy(solver.field(object, name), to: target)
    if !isForeign, speaksOfFlow(object, name) { solver.add(object, to: target) }
  }

  /// Tells whether a property of a list is the list itself, or a part of it.
  private func passes(_ name: Name) -> Bool {
    solver.semantics.passing.contains(name) || solver.semantics.publishing.contains(name)
  }

  /// Tells whether a property refers to the flow itself, as in `coordinator.strongRouter`: an undeclared property of a library's flow
  /// is another way to address it.
  private func speaksOfFlow(_ object: ObjectIndex, _ name: Name) -> Bool {
    !solver.semantics.contentProperties.contains(name) && isOfLibrary(object)
  }

  /// Tells whether an object is a flow because it inherits from a library type.
  func isOfLibrary(_ object: ObjectIndex) -> Bool {
    let type = solver.objects[object].type
    guard !solver.requests.flows.isEmpty, type >= 0, solver.interest.decides(type) else { return false }
    return solver.program.ancestors(type).contains {
      solver.program.types[Int($0)].isForeign
        && solver.requests.flows.contains(solver.program.types[Int($0)].name)
    }
  }

  private func load(
    _ property: PropertyIndex, of object: ObjectIndex, _ name: Name, to target: NodeIndex,
    _ instance: InstanceIndex
  ) {
    if solver.program.properties[Int(property)].flags.contains(.isStatic) {
      return solver.copy(solver.staticNode(property), to: target)
    }
    solver.environment.takeProvided(property, of: object, name)
    let type = solver.bodies.type(of: property)
    if solver.program.properties[Int(property)].getter < 0 {
      return solver.typeQueries.isMute(type) ? () : solver.copy(solver.field(object, name), to: target)
    }
    let isFollowed =
      solver.relevance.properties[Int(property)] && !solver.semantics.isPlain(solver.bodies.types[Int(type)])
    guard isFollowed || isCaseFlag(property) else { return }
    guard let template = solver.bodies.template(of: property, .getter) else { return }
    let getter = solver.instance(template, receiver: object, context: 0, key: 0, outer: -1)
    if instance >= 0 { solver.calls(.property, from: instance, -1, block: 0, to: getter) }
    solver.copy(solver.resultNode(getter), to: target)
  }

  private func isCaseFlag(_ property: PropertyIndex) -> Bool {
    let info = solver.program.properties[Int(property)]
    return solver.program.caseFlags.contains(info.name) && solver.program.caseFlagSearch.isCaseFlag(info)
  }

  private func loadStatic(_ type: TypeIndex, _ name: Name, _ object: ObjectIndex, to target: NodeIndex) {
    if name == solver.semantics.initializer { return solver.add(object, to: target) }
    if let property = solver.program.property(name, of: type) {
      return solver.copy(solver.staticNode(property), to: target)
    }
    if solver.program.enumCase(name, of: type) != nil {
      let object = solver.plain(.enumCase, type: type, name: name)
      solver.frameworkCalls.enterBody(of: object, type)
      return solver.add(object, to: target)
    }
    if !solver.program.methods(name, of: type).isEmpty {
      return solver.add(solver.plain(.method, type: type, name: name, outer: object), to: target)
    }
    if let inner = foreignType(name, in: type) {
      solver.add(solver.plain(.metatype, type: inner), to: target)
    }
  }

  /// A type without source that is nested in another: `Notification.Name`.
  private func foreignType(_ name: Name, in outer: TypeIndex) -> TypeIndex? {
    guard solver.program.types[Int(outer)].isForeign, solver.program.name(name).first?.isUppercase ?? false
    else {
      return nil
    }
    return solver.program.names.known(solver.program.typeName(outer) + "." + solver.program.name(name))
      .flatMap { solver.program.foreignTypes[$0] }
  }

  /// Puts what arrives at a node into a property of an object, and runs its setter.
  func store(
    _ value: NodeIndex, to object: ObjectIndex, _ name: Name, instance: InstanceIndex, block: Int32
  ) {
    let info = solver.objects[object]
    guard info.kind != .closure, info.kind != .text, info.kind != .method else { return }
    let property = info.type >= 0 ? solver.program.property(name, of: info.type) : nil
    guard let property else {
      if info.kind == .some, solver.program.types[Int(info.type)].isForeign { return }
      if info.kind == .instance, holdsContent(info, name) { solver.copy(value, to: solver.content(object)) }
      return solver.copy(value, to: solver.field(object, name))
    }
    if solver.program.properties[Int(property)].flags.contains(.isStatic) {
      return solver.copy(value, to: solver.staticNode(property))
    }
    if solver.program.properties[Int(property)].getter < 0,
      !solver.typeQueries.isMute(solver.bodies.type(of: property))
    {
      solver.copy(value, to: solver.field(object, name))
    }
    guard let template = solver.bodies.template(of: property, .setter) else { return }
    let setter = solver.instance(template, receiver: object, context: 0, key: 0, outer: -1)
    solver.calls(.store, from: instance, -1, block: block, to: setter)
    if let slot = template.parameters.first { solver.copy(value, to: solver.node(setter, slot)) }
  }

  /// Tells whether a value stored in a property of code without source may be returned by another property.
  private func holdsContent(_ info: ObjectInfo, _ name: Name) -> Bool {
    if solver.semantics.references.contains(name) { return false }
    return info.type < 0 || solver.relevance.isCounted(info.type)
      || solver.semantics.contentProperties.contains(name)
      || solver.semantics.words.contains(name)
  }
}
