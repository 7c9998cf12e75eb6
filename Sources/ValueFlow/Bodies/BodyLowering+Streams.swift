import SwiftFacts

// Loops over what a stream delivers later: `for await event in model.events { … }` does what `sink { event in … }` does.
extension BodyLowering {
  /// The stream that a loop waits for; nil if it runs at once.
  func stream(_ sequence: Int32) -> Int32? {
    guard sequence >= 0, file.op(sequence) == .member else { return nil }
    var cursor = CodeCursor(file, sequence)
    _ = cursor.next()
    let base = cursor.next()
    return base >= 0 && program.name(cursor.name()) == FileCode.streaming ? base : nil
  }

  /// Lowers the body of the loop as a closure that is given to the stream.
  func listen(to stream: Int32, _ element: Int32, _ body: Int32, _ place: Int32) {
    let source = expression(stream) ?? slot()
    let inner = bodies.add(
      .closure(parent: template.id), file: template.file, owner: template.owner, place: place,
      template.function)
    inner.isLoopBody = true
    let lowering = BodyLowering(bodies, inner, around: self)
    let given = lowering.slot()
    inner.parameters.append(given)
    lowering.add(.bind(lowering.pattern(element), from: given))
    lowering.lowerBody(body, givesLast: false)
    let closure = slot()
    add(.closure(inner.id, to: closure))
    self.place = place
    bodies.loops.insert(Int32(bodies.sites.count))
    let result = calls.addCall(
      of: .member(source), program.special("sink"),
      [CallArgument(label: 0, slot: closure, flags: .isTrailing)], to: slot(), stream)
    guard lowering.hasResult else { return }
    // `for await value in values { return value }` returns from the code around it.
    add(.copy(from: result, to: Template.resultSlot))
    hasResult = true
  }
}
