import SwiftFacts

/// Calls: the functions they reach, and the values passed in and out.
extension Solver {
  /// Handles a call of a member on an object.
  func call(_ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex) {
    let info = objects[receiver]
    let name = bodies.sites[Int(site)].name
    // Any list may be indexed: only subscripts of the source are functions.
    if name == bodies.subscripting, info.type < 0 || program.methods(name, of: info.type).isEmpty { return }
    switch info.kind {
    case .instance, .some, .enumCase, .metatype:
      guard info.type >= 0 || settle(receiver, by: name) else {
        return foreignCall(site, in: instance, on: receiver)
      }
      let info = objects[receiver]
      if callMethod(name, of: info.type, on: receiver, site, in: instance) {
        // In a function `send`, `send?(action)` calls the closure of that name.
        if holdsFunction(name, of: info.type) {
          _ = callProperty(name, of: info.type, on: receiver, site, in: instance)
        }
        return
      }
      let isClosure = holdsFunction(name, of: info.type)
      if !isClosure || !callQueries.isLabelled(site),
        callProperty(name, of: info.type, on: receiver, site, in: instance)
      {
        return
      }
      if info.kind == .metatype, name == semantics.initializer {
        return construct(info.type, site, in: instance)
      }
      foreignCall(site, in: instance, on: receiver)
    case .closure, .method:
      name == semantics.callAsFunction
        ? callValue(site, in: instance, receiver) : foreignCall(site, in: instance, on: receiver)
    case .tuple:
      // `rows[0].action()` with `[(title: String, action: () -> Void)]`; any other function is one of a list of tuples.
      guard let part = knownField(receiver, name) else {
        return foreignCall(site, in: instance, on: receiver)
      }
      add(Use(kind: .callValue, a: instance, b: site), to: part)
    default: foreignCall(site, in: instance, on: receiver)
    }
  }

  private func callMethod(
    _ name: Name, of type: TypeIndex, on receiver: ObjectIndex, _ site: Int32, in instance: InstanceIndex
  ) -> Bool {
    let isStatic = objects[receiver].kind == .metatype
    if name == semantics.initializer, isStatic { return false }
    let meaning = callQueries.meaning(of: site, on: type, isStatic: isStatic)
    if meaning.functions.isEmpty { return isStatic && bind(name, of: type, site, in: instance) }
    choose(meaning.functions, site, in: instance, on: receiver)
    if meaning.isForwarding { foreignCall(site, in: instance, on: receiver) }
    return true
  }

  private func holdsFunction(_ name: Name, of type: TypeIndex) -> Bool {
    program.property(name, of: type).map { program.type(of: program.properties[Int($0)]).isFunction } ?? false
  }

  /// Calls a closure in a property.
  private func callProperty(
    _ name: Name, of type: TypeIndex, on receiver: ObjectIndex, _ site: Int32, in instance: InstanceIndex
  ) -> Bool {
    guard program.property(name, of: type) != nil else { return false }
    let value = node()
    load(from: receiver, name, to: value, instance, bodies.sites[Int(site)].place)
    add(Use(kind: .callValue, a: instance, b: site), to: value)
    return true
  }

  func callGlobal(_ site: Int32, in instance: InstanceIndex) {
    let name = bodies.sites[Int(site)].name
    let found = callQueries.candidates(program.globalFunctions[name] ?? [], site)
    if found.isEmpty { return foreignCall(site, in: instance, on: -1) }
    choose(found, site, in: instance, on: -1)
  }

  /// Runs the inherited function for the same object, as in `super.start()`.
  func callParent(_ site: Int32, in instance: InstanceIndex) {
    let owner = template(instance).owner
    let call = bodies.sites[Int(site)]
    guard owner >= 0 else { return }
    let receiver = selfNode(instance)
    for parent in program.types[Int(owner)].supertypes {
      let found = callQueries.candidates(program.methods(call.name, of: parent), site)
      guard !found.isEmpty else { continue }
      for object in objects(at: receiver) { choose(found, site, in: instance, on: object) }
      return
    }
    for object in objects(at: receiver) { foreignCall(site, in: instance, on: object) }
  }

  private func selfNode(_ instance: InstanceIndex) -> NodeIndex {
    var instance = instance
    while instances[instance].outer >= 0 { instance = instances[instance].outer }
    return node(instance, Template.selfSlot)
  }
}
