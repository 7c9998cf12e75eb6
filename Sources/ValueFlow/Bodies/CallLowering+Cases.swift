import SwiftFacts

// Cases as functions: `ids.map(Route.detail)` does what `ids.map { Route.detail($0) }` does.
extension CallLowering {
  /// Lowers a case with one value, which is given to a function that calls it, as a closure; nil for any other argument.
  func maker(_ node: Int32, for function: Name) -> Slot? {
    guard lowering.bodies.mapping.contains(function), node >= 0, lowering.file.op(node) == .member else {
      return nil
    }
    var cursor = CodeCursor(lowering.file, node)
    let place = cursor.next()
    let base = cursor.next()
    let written = cursor.name()
    let name = lowering.naming.baseName(lowering.program.name(written)) ?? written
    guard base >= 0, let type = lowering.naming.type(by: base), let only = type.types.first,
      lowering.program.enumCase(name, of: only)?.parameters.count == 1
    else { return nil }
    let template = lowering.template
    let inner = lowering.bodies.add(
      .closure(parent: template.id), file: template.file, owner: template.owner, place: place,
      template.function)
    let body = BodyLowering(lowering.bodies, inner, around: lowering)
    let given = body.slot()
    inner.parameters.append(given)
    let made = body.slot()
    let argument = CallArgument(label: 0, slot: given, flags: [])
    body.add(.enumCase(lowering.bodies.number(type), name, [argument], to: made, place: place))
    body.add(.copy(from: made, to: Template.resultSlot))
    body.hasResult = true
    let closure = lowering.slot()
    lowering.add(.closure(inner.id, to: closure))
    return closure
  }
}
