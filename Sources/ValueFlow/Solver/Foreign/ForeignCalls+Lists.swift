import SwiftFacts

/// Functions of lists and optionals, which are transparent: they are called on the elements.
extension ForeignCalls {
  /// Tells whether an object is an element of the list that a function is called on, which does not keep the closure that the list calls.
  func isElement(_ object: ObjectIndex, of call: CallSite) -> Bool {
    guard object >= 0, solver.objects[object].type >= 0 else { return false }
    let type = solver.objects[object].type
    let isElementwise = solver.semantics.elementwise.contains(call.name)
    guard isElementwise || solver.semantics.hearing.contains(call.name), !isChannel(type) else {
      return false
    }
    // No view controller has such functions, whoever declares it.
    return solver.program.types[Int(type)].isForeign
      ? solver.typeQueries.inheritsScreen(type) : isElementwise
  }

  /// Tells whether an object is in the list to which code adds another, which does not keep it: `controllers.append(page)`.
  func isListed(_ object: ObjectIndex, by call: CallSite) -> Bool {
    let type = solver.objects[object].type
    guard type >= 0, Self.adding.contains(solver.program.name(call.name)) else { return false }
    return !solver.program.types[Int(type)].isForeign || solver.typeQueries.inheritsScreen(type)
  }

  private static let adding = ["append", "insert"]

  /// Tells whether a closure fills what a call returns: `pages.reduce(into: []) { $0.append($1) }`.
  func fills(_ call: CallSite) -> Bool {
    solver.program.name(call.name) == "reduce"
      && call.arguments.contains { solver.program.name($0.label) == "into" }
  }

  /// Handles `try result.get()`, which returns the value of a success.
  func succeed(_ call: CallSite, in instance: InstanceIndex, of object: ObjectIndex) {
    guard object >= 0, solver.objects[object].kind == .enumCase, call.arguments.isEmpty,
      solver.program.name(call.name) == "get", solver.program.name(solver.objects[object].name) == "success"
    else { return }
    solver.copy(solver.field(object, solver.program.part(0)), to: solver.node(instance, call.result))
  }

  /// Handles a key path in place of a closure: `state.map(\.navigation)` takes a part of a value, and `events.map(\.route)` of each that a
  /// publisher delivers.
  func map(_ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex, by path: ObjectIndex) {
    let call = solver.bodies.sites[Int(site)]
    guard receiver >= 0, solver.objects[receiver].type >= 0 else { return }
    let path = solver.names(in: path)
    let type = solver.objects[receiver].type
    if isForeignObject(receiver), isChannel(type) {
      let content = solver.content(receiver)
      let part = take(path, from: content, call, in: instance)
      return solver.add(Use(kind: .keep, a: content, b: 1, c: 0), to: part)
    }
    guard isTaken(path, from: type, in: instance) else { return }
    let whole = solver.node()
    solver.add(receiver, to: whole)
    solver.copy(take(path, from: whole, call, in: instance), to: solver.node(instance, call.result))
  }

  /// Tells whether a key path takes a part out of a value.
  ///
  /// Flows take the screens of their children: `children.map(\.navigation)`. The lists of routers and base classes may hold the screens of
  /// all flows, and other code takes parts of structs that are no screens.
  private func isTaken(_ path: [Name], from type: TypeIndex, in instance: InstanceIndex) -> Bool {
    if solver.program.types[Int(type)].kind == .struct { return !leadsToScreen(path, of: type) }
    let owner = solver.template(instance).owner
    return owner >= 0 && solver.program.types[Int(owner)].kind != .protocol
      && solver.interest.decides(owner) && solver.interest.decides(type)
  }

  /// The parts of values at the end of a path through their properties.
  private func take(
    _ path: [Name], from whole: NodeIndex, _ call: CallSite, in instance: InstanceIndex
  ) -> NodeIndex {
    var part = whole
    for name in path {
      let next = solver.node()
      solver.add(Use(kind: .load, a: next, b: name, c: instance, d: call.place), to: part)
      part = next
    }
    return part
  }

  /// Tells whether a key path takes a screen or a flow out of a value.
  private func leadsToScreen(_ path: [Name], of type: TypeIndex) -> Bool {
    var types = [type]
    for name in path {
      let properties = types.compactMap { solver.program.property(name, of: $0) }
      types = properties.flatMap { solver.program.type(of: solver.program.properties[Int($0)]).types }
    }
    return types.contains { solver.typeQueries.inheritsScreen($0) || solver.interest.decides($0) }
  }

  /// Handles an initialiser as a value: `items.map(DetailController.init)`.
  func map(_ site: Int32, in instance: InstanceIndex, toNew type: TypeIndex) {
    let call = solver.bodies.sites[Int(site)]
    let made = solver.make(
      .instance, type: type, site: Int64(site) + 1, in: instance, block: call.block, place: call.place)
    solver.add(made.object, to: solver.node(instance, call.result))
    if made.isNew { solver.born.append(made.object) }
  }

  /// Makes a case with each value of a list, an optional or a publisher, as in `id.map(Route.order)`.
  func map(_ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex, toCase made: ObjectIndex) {
    let info = solver.objects[made]
    guard info.type >= 0, solver.program.enumCase(info.name, of: info.type)?.parameters.isEmpty == false
    else { return }
    let result = solver.node(instance, solver.bodies.sites[Int(site)].result)
    guard receiver >= 0, solver.objects[receiver].type >= 0 else { return solver.add(made, to: result) }
    if isForeignObject(receiver), isChannel(solver.objects[receiver].type) {
      solver.add(made, to: solver.content(receiver))
    } else if !isForeignObject(receiver) {
      solver.add(receiver, to: solver.field(made, solver.program.part(0)))
    }
    solver.add(made, to: result)
  }
}
