import SwiftFacts

/// Loads and stores of properties.
extension Solver {
  func load(
    from object: ObjectIndex, _ name: Name, to target: NodeIndex, _ instance: InstanceIndex, _ place: Int32
  ) {
    let info = objects[object]
    if name == semantics.element {
      return isForeignObject(object) && isChannel(info.type)
        ? copy(content(object), to: target) : add(object, to: target)
    }
    switch info.kind {
    case .instance, .some, .enumCase: loadMember(info, object, name, to: target, instance, place)
    case .metatype: loadStatic(info.type, name, object, to: target)
    case .tuple: copy(field(object, name), to: target)
    default:
      if semantics.passing.contains(name) || semantics.contentProperties.contains(name) {
        add(object, to: target)
      }
    }
  }

  private func loadMember(
    _ info: ObjectInfo, _ object: ObjectIndex, _ name: Name, to target: NodeIndex, _ instance: InstanceIndex,
    _ place: Int32
  ) {
    guard info.type >= 0 || settle(object, by: name) else { return }
    let info = objects[object]
    if let property = program.property(name, of: info.type) {
      return load(property, of: object, name, to: target, instance)
    }
    if let publisher = publisher(name, of: object) { return add(publisher, to: target) }
    if !program.methods(name, of: info.type).isEmpty {
      let method = plain(.method, type: info.type, name: name, outer: object)
      if instance >= 0 { made(by: instance, 0, place, method) }
      return add(method, to: target)
    }
    if info.kind == .enumCase {
      if semantics.passing.contains(name) { add(object, to: target) }
      return
    }
    let isForeign = program.types[Int(info.type)].isForeign
    if isForeign, info.kind == .some { return }
    if semantics.contentProperties.contains(name) {
      copy(content(object), to: target)
      if !isForeign { add(object, to: target) }
    } else if semantics.passing.contains(name) {
      add(object, to: target)
    }
    copy(field(object, name), to: target)
    if !isForeign, speaksOfFlow(object, name) { add(object, to: target) }
  }

  /// Tells whether a property refers to the flow itself, as in `coordinator.strongRouter`: an undeclared property of a library's flow
  /// is another way to address it.
  private func speaksOfFlow(_ object: ObjectIndex, _ name: Name) -> Bool {
    !semantics.contentProperties.contains(name) && isOfLibrary(object)
  }

  /// Tells whether an object is a flow because it inherits from a library type.
  func isOfLibrary(_ object: ObjectIndex) -> Bool {
    let type = objects[object].type
    guard !requests.flows.isEmpty, type >= 0, interest.decides(type) else { return false }
    return program.ancestors(type).contains {
      program.types[Int($0)].isForeign && requests.flows.contains(program.types[Int($0)].name)
    }
  }

  private func load(
    _ property: PropertyIndex, of object: ObjectIndex, _ name: Name, to target: NodeIndex,
    _ instance: InstanceIndex
  ) {
    if program.properties[Int(property)].flags.contains(.isStatic) {
      return copy(staticNode(property), to: target)
    }
    takeProvided(property, of: object, name)
    let type = bodies.type(of: property)
    if program.properties[Int(property)].getter < 0 {
      return typeQueries.isMute(type) ? () : copy(field(object, name), to: target)
    }
    let isFollowed = relevance.properties[Int(property)] && !semantics.isPlain(bodies.types[Int(type)])
    guard isFollowed || isCaseFlag(property) else { return }
    guard let template = bodies.template(of: property, .getter) else { return }
    let getter = self.instance(template, receiver: object, context: 0, key: 0, outer: -1)
    if instance >= 0 { calls(.property, from: instance, -1, block: 0, to: getter) }
    copy(resultNode(getter), to: target)
  }

  private func isCaseFlag(_ property: PropertyIndex) -> Bool {
    let info = program.properties[Int(property)]
    return program.caseFlags.contains(info.name) && program.isCaseFlag(info)
  }

  private func loadStatic(_ type: TypeIndex, _ name: Name, _ object: ObjectIndex, to target: NodeIndex) {
    if name == semantics.initializer { return add(object, to: target) }
    if let property = program.property(name, of: type) { return copy(staticNode(property), to: target) }
    if program.enumCase(name, of: type) != nil {
      let object = plain(.enumCase, type: type, name: name)
      enterBody(of: object, type)
      return add(object, to: target)
    }
    if !program.methods(name, of: type).isEmpty {
      return add(plain(.method, type: type, name: name, outer: object), to: target)
    }
    if let inner = foreignType(name, in: type) { add(plain(.metatype, type: inner), to: target) }
  }

  /// A type without source that is nested in another: `Notification.Name`.
  private func foreignType(_ name: Name, in outer: TypeIndex) -> TypeIndex? {
    guard program.types[Int(outer)].isForeign, program.name(name).first?.isUppercase ?? false else {
      return nil
    }
    return program.names.known(program.typeName(outer) + "." + program.name(name))
      .flatMap { program.foreignTypes[$0] }
  }

  func store(
    _ value: NodeIndex, to object: ObjectIndex, _ name: Name, instance: InstanceIndex, block: Int32
  ) {
    let info = objects[object]
    guard info.kind != .closure, info.kind != .text, info.kind != .method else { return }
    let property = info.type >= 0 ? program.property(name, of: info.type) : nil
    guard let property else {
      if info.kind == .some, program.types[Int(info.type)].isForeign { return }
      if info.kind == .instance, holdsContent(info, name) { copy(value, to: content(object)) }
      return copy(value, to: field(object, name))
    }
    if program.properties[Int(property)].flags.contains(.isStatic) {
      return copy(value, to: staticNode(property))
    }
    if program.properties[Int(property)].getter < 0, !typeQueries.isMute(bodies.type(of: property)) {
      copy(value, to: field(object, name))
    }
    guard let template = bodies.template(of: property, .setter) else { return }
    let setter = self.instance(template, receiver: object, context: 0, key: 0, outer: -1)
    calls(.store, from: instance, -1, block: block, to: setter)
    if let slot = template.parameters.first { copy(value, to: node(setter, slot)) }
  }

  /// Tells whether objects without source only refer to what is stored under a name, such as their delegate.
  package func isReference(_ name: Name) -> Bool { semantics.references.contains(name) }

  /// Tells whether a value stored in a property of code without source may be returned by another property.
  private func holdsContent(_ info: ObjectInfo, _ name: Name) -> Bool {
    if semantics.references.contains(name) { return false }
    return info.type < 0 || relevance.isCounted(info.type) || semantics.contentProperties.contains(name)
      || semantics.words.contains(name)
  }
}
