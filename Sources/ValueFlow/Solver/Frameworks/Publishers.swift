import SwiftFacts

/// Publishers of properties: `model.$selection`.
struct Publishers {
  let solver: Solver

  /// The publisher of a property whose values are not followed; nil if its values flow to the receivers by themselves.
  ///
  /// Setting a number or a text is a request, too, although the value decides nothing.
  func publisher(_ projection: Name, of object: ObjectIndex) -> ObjectIndex? {
    guard let name = solver.program.published[projection],
      let property = solver.program.property(name, of: solver.objects[object].type), isPlain(property)
    else { return nil }
    return publisher(of: object, name, in: projection)
  }

  /// The events that a library publishes of an object of the app, by any property of its own or of an extension: `page.rx.isPopped`.
  func events(_ name: Name, of object: ObjectIndex) -> ObjectIndex? {
    let info = solver.objects[object]
    if info.name == solver.semantics.reactive, info.type == solver.semantics.publisher { return object }
    guard name == solver.semantics.reactive, !solver.program.types[Int(info.type)].isForeign else {
      return nil
    }
    return publisher(of: object, name, in: name)
  }

  private func publisher(of object: ObjectIndex, _ name: Name, in field: Name) -> ObjectIndex {
    let publisher = solver.plain(.instance, type: solver.semantics.publisher, name: name, outer: object)
    let node = solver.field(object, field)
    if !solver.holds(publisher, at: node) {
      solver.nodes.insert(publisher, in: node)
      solver.handed.append((object, name, node))
      solver.add(solver.plain(.unknown), to: solver.content(publisher))
    }
    return publisher
  }

  /// The value that the receivers of a publisher get for one that it was given: a flag may have changed since.
  func published(_ value: ObjectIndex, at node: NodeIndex) -> ObjectIndex {
    guard solver.isFlag(value), let owner = solver.contentOwners[node],
      solver.foreignCalls.isChannel(solver.objects[owner].type)
    else { return value }
    return solver.plain(.unknown)
  }

  /// Tells whether a property has a flag, a number or a text, by its type or by its first value.
  private func isPlain(_ property: PropertyIndex) -> Bool {
    let number = solver.bodies.type(of: property)
    let types = solver.bodies.types[Int(number)].types
    if !types.isEmpty {
      return solver.typeQueries.isMute(number) || types.allSatisfy { $0 == solver.semantics.flag }
    }
    let info = solver.program.properties[Int(property)]
    guard info.type < 0, info.value >= 0 else { return false }
    return [.text, .literal].contains(solver.program.files[Int(info.file)].op(info.value))
  }

  /// Handles a call that passes what a publisher delivers to the channels among its arguments.
  func pipe(_ call: CallSite, in instance: InstanceIndex, from publisher: ObjectIndex) {
    guard publisher >= 0, solver.semantics.piping.contains(call.name) else { return }
    for argument in call.arguments where !argument.flags.contains(.isTrailing) {
      solver.add(Use(kind: .pipe, a: publisher), to: solver.node(instance, argument.slot))
    }
  }

  /// Passes what a publisher delivers to a channel; a value that a closure of the publisher makes stands for it, too.
  func pipe(_ publisher: ObjectIndex, to channel: ObjectIndex) {
    guard channel != publisher, solver.foreignCalls.isForeignObject(channel),
      solver.foreignCalls.isChannel(solver.objects[channel].type)
    else { return }
    if solver.foreignCalls.isForeignObject(publisher) {
      return solver.copy(solver.content(publisher), to: solver.content(channel))
    }
    guard solver.objects[publisher].kind == .enumCase, !solver.isFlag(publisher) else { return }
    solver.add(publisher, to: solver.content(channel))
  }
}
