import SwiftFacts

// Functions without source as values: `page.onAnswer = continuation.resume(returning:)` does what a closure that calls it does.
extension CallLowering {
  /// The labels of a function without source that code names and does not call; nil for any other member.
  func labelsOfHanded(_ written: Name, _ name: Name) -> [Name]? {
    guard lowering.bodies.handing.contains(name) else { return nil }
    let text = lowering.program.name(written)
    guard let open = text.firstIndex(of: "(") else {
      return lowering.program.isCalled(name) || lowering.program.hasProperty(name) ? nil : [0]
    }
    let labels = text[open...].dropFirst().dropLast().split(separator: ":").map { label in
      label == "_" ? 0 : lowering.program.names.known(String(label)) ?? 0
    }
    return lowering.program.declares(name, labels) ? nil : labels
  }

  /// Makes the closure that calls a function of an object with what it is given.
  func hand(_ name: Name, _ labels: [Name], of object: Slot, to target: Slot, _ place: Int32) {
    let template = lowering.template
    let inner = lowering.bodies.add(
      .closure(parent: template.id), file: template.file, owner: template.owner, place: place,
      template.function)
    let body = BodyLowering(lowering.bodies, inner, around: lowering)
    let arguments = labels.map { label in
      let given = body.slot()
      inner.parameters.append(given)
      return CallArgument(label: label, slot: given, flags: [])
    }
    body.place = place
    let result = body.calls.addCall(of: .member(body.capture(object)), name, arguments, to: body.slot(), -1)
    body.add(.copy(from: result, to: Template.resultSlot))
    body.hasResult = true
    lowering.add(.closure(inner.id, to: target))
  }
}
