import SwiftFacts

/// Calls: the functions they reach, and the values passed in and out.
struct Calls {
  let solver: Solver

  /// Handles a call of a member on an object.
  func call(_ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex) {
    let info = solver.objects[receiver]
    let name = solver.bodies.sites[Int(site)].name
    // Any list may be indexed: only subscripts of the source are functions.
    if name == solver.bodies.subscripting,
      info.type < 0 || solver.program.methods(name, of: info.type).isEmpty
    {
      return
    }
    switch info.kind {
    case .instance, .some, .enumCase, .metatype:
      guard info.type >= 0 || solver.matching.settle(receiver, by: name) else {
        return solver.foreignCalls.foreignCall(site, in: instance, on: receiver)
      }
      let info = solver.objects[receiver]
      if callMethod(name, of: info.type, on: receiver, site, in: instance) {
        // In a function `send`, `send?(action)` calls the closure of that name.
        if holdsFunction(name, of: info.type) {
          _ = callProperty(name, of: info.type, on: receiver, site, in: instance)
        }
        return
      }
      let isClosure = holdsFunction(name, of: info.type)
      if !isClosure || !solver.callQueries.isLabelled(site),
        callProperty(name, of: info.type, on: receiver, site, in: instance)
      {
        return
      }
      if info.kind == .metatype, name == solver.semantics.initializer {
        return solver.construction.construct(info.type, site, in: instance)
      }
      if callAdded(site, in: instance, on: receiver) { return }
      solver.foreignCalls.foreignCall(site, in: instance, on: receiver)
    case .closure, .method:
      name == solver.semantics.callAsFunction
        ? callValue(site, in: instance, receiver)
        : solver.foreignCalls.foreignCall(site, in: instance, on: receiver)
    case .tuple:
      // `rows[0].action()` with `[(title: String, action: () -> Void)]`; any other function is one of a list of tuples.
      guard let part = solver.tupleParts.part(name, of: receiver) else {
        return solver.foreignCalls.foreignCall(site, in: instance, on: receiver)
      }
      solver.add(Use(kind: .callValue, a: instance, b: site), to: part)
    default: solver.foreignCalls.foreignCall(site, in: instance, on: receiver)
    }
  }

  private func callMethod(
    _ name: Name, of type: TypeIndex, on receiver: ObjectIndex, _ site: Int32, in instance: InstanceIndex
  ) -> Bool {
    let isStatic = solver.objects[receiver].kind == .metatype
    if name == solver.semantics.initializer, isStatic { return false }
    let meaning = solver.callQueries.meaning(of: site, on: type, isStatic: isStatic)
    if meaning.functions.isEmpty { return isStatic && bind(name, of: type, site, in: instance) }
    solver.overloadChoice.choose(meaning.functions, site, in: instance, on: receiver)
    if meaning.isForwarding { solver.foreignCalls.foreignCall(site, in: instance, on: receiver) }
    return true
  }

  private func holdsFunction(_ name: Name, of type: TypeIndex) -> Bool {
    solver.program.property(name, of: type).map {
      solver.program.type(of: solver.program.properties[Int($0)]).isFunction
    } ?? false
  }

  /// Calls a closure in a property.
  private func callProperty(
    _ name: Name, of type: TypeIndex, on receiver: ObjectIndex, _ site: Int32, in instance: InstanceIndex
  ) -> Bool {
    guard let property = solver.program.property(name, of: type), mayBeCalled(property) else { return false }
    let value = solver.node()
    solver.members.load(from: receiver, name, to: value, instance, solver.bodies.sites[Int(site)].place)
    solver.add(Use(kind: .callValue, a: instance, b: site), to: value)
    return true
  }

  /// Tells whether what a property holds can be called; a `toolbar` or a `sheet` of a view may only have the name of a modifier.
  private func mayBeCalled(_ property: PropertyIndex) -> Bool {
    let program = solver.program
    let info = program.properties[Int(property)]
    let type = program.type(of: info)
    if info.type < 0 || type.isFunction { return true }
    return type.types.allSatisfy { type in
      program.types[Int(type)].isForeign
        ? !Self.built.contains(program.typeName(type))
        : !program.methods(solver.semantics.callAsFunction, of: type).isEmpty
    }
  }

  /// The protocols of what SwiftUI builds, none of which is called.
  private static let built: Set<String> = [
    "View", "ToolbarContent", "CustomizableToolbarContent", "TabContent", "TableColumnContent", "Commands",
    "Scene", "Gesture", "Shape", "ViewModifier",
  ]

  /// Handles a call of a function at the top level.
  func callGlobal(_ site: Int32, in instance: InstanceIndex) {
    let name = solver.bodies.sites[Int(site)].name
    let found = solver.callQueries.candidates(solver.program.globalFunctions[name] ?? [], site)
    if found.isEmpty { return solver.foreignCalls.foreignCall(site, in: instance, on: -1) }
    solver.overloadChoice.choose(found, site, in: instance, on: -1)
  }

  /// Runs the inherited function for the same object, as in `super.start()`.
  func callParent(_ site: Int32, in instance: InstanceIndex) {
    let owner = solver.template(instance).owner
    let call = solver.bodies.sites[Int(site)]
    guard owner >= 0 else { return }
    let receiver = selfNode(instance)
    for parent in solver.program.types[Int(owner)].supertypes {
      let found = solver.callQueries.candidates(solver.program.methods(call.name, of: parent), site)
      guard !found.isEmpty else { continue }
      for object in solver.objects(at: receiver) {
        solver.overloadChoice.choose(found, site, in: instance, on: object)
      }
      return
    }
    for object in solver.objects(at: receiver) {
      solver.foreignCalls.foreignCall(site, in: instance, on: object)
    }
  }

  private func selfNode(_ instance: InstanceIndex) -> NodeIndex {
    var instance = instance
    while solver.instances[instance].outer >= 0 { instance = solver.instances[instance].outer }
    return solver.node(instance, Template.selfSlot)
  }
}
