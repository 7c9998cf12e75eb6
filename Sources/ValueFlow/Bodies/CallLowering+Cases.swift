import SwiftFacts

// Cases and functions that are given by their names: `ids.map(Route.detail)` does what `ids.map { Route.detail($0) }` does, and
// `Tab.allCases.map(page)` what `Tab.allCases.map { page($0) }` does.
extension CallLowering {
  /// Lowers what is given by its name to a function that calls it for each element as a closure; nil for any other argument.
  func maker(_ node: Int32, for function: Name) -> Slot? {
    guard node >= 0, lowering.bodies.visiting.contains(function) else { return nil }
    if let own = ownFunction(node) { return caller(own.name, own.place) }
    return lowering.bodies.mapping.contains(function) ? caseMaker(node) : nil
  }

  /// The name of a function as the type's own code gives it: `page`, `page(for:)`, `self.page`.
  private func ownFunction(_ node: Int32) -> (name: Name, place: Int32)? {
    var cursor = CodeCursor(lowering.file, node)
    let place = cursor.next()
    switch lowering.file.op(node) {
    case .name:
      let written = cursor.name()
      let name = lowering.naming.baseName(lowering.program.name(written)) ?? written
      return lowering.lookup(name) == nil ? (name, place) : nil
    case .member:
      let base = cursor.next()
      guard base >= 0, lowering.file.op(base) == .name,
        lowering.program.name(lowering.file.names[Int(lowering.file.code[Int(base) + 2])]) == "self"
      else { return nil }
      let written = cursor.name()
      return (lowering.naming.baseName(lowering.program.name(written)) ?? written, place)
    default: return nil
    }
  }

  /// Lowers a case with one value.
  private func caseMaker(_ node: Int32) -> Slot? {
    guard lowering.file.op(node) == .member else { return nil }
    var cursor = CodeCursor(lowering.file, node)
    let place = cursor.next()
    let base = cursor.next()
    let written = cursor.name()
    let name = lowering.naming.baseName(lowering.program.name(written)) ?? written
    guard base >= 0, let type = lowering.naming.type(by: base), let only = type.types.first,
      lowering.program.enumCase(name, of: only)?.parameters.count == 1
    else { return nil }
    return closure(at: place) { body, given in
      let made = body.slot()
      let argument = CallArgument(label: 0, slot: given, flags: [])
      body.add(.enumCase(lowering.bodies.number(type), name, [argument], to: made, place: place))
      return made
    }
  }

  /// Lowers a function with one parameter of the type that the code belongs to.
  private func caller(_ name: Name, _ place: Int32) -> Slot? {
    let owner = lowering.template.owner
    guard owner >= 0, let label = label(ofOnlyParameterOf: name, in: owner) else { return nil }
    return closure(at: place) { body, given in
      body.place = place
      let argument = CallArgument(label: label, slot: given, flags: [])
      return body.calls.addCall(of: .member(body.selfSlot), name, [argument], to: body.slot(), -1)
    }
  }

  /// The label of the parameter that all functions of a name have alone; nil if there are none, or others.
  private func label(ofOnlyParameterOf name: Name, in type: TypeIndex) -> Name? {
    let functions = lowering.program.methods(name, of: type).map { lowering.program.functions[Int($0)] }
    let labels = Set(functions.map { $0.parameters.map(\.label) })
    guard labels.count == 1, let only = labels.first, only.count == 1,
      functions.allSatisfy({ !$0.flags.contains(.isStatic) })
    else { return nil }
    return only[0]
  }

  private func closure(at place: Int32, giving result: (BodyLowering, Slot) -> Slot) -> Slot {
    let template = lowering.template
    let inner = lowering.bodies.add(
      .closure(parent: template.id), file: template.file, owner: template.owner, place: place,
      template.function)
    let body = BodyLowering(lowering.bodies, inner, around: lowering)
    let given = body.slot()
    inner.parameters.append(given)
    body.add(.copy(from: result(body, given), to: Template.resultSlot))
    body.hasResult = true
    let closure = lowering.slot()
    lowering.add(.closure(inner.id, to: closure))
    return closure
  }
}
