import SwiftFacts

// Functions that the system calls by a selector which code assigns: `item.action = #selector(close)`.
extension CallLowering {
  /// Hands a selector to the object whose property it is assigned to, as an argument does.
  func register(_ selector: Slot, at target: Int32, _ place: Int32) {
    guard target >= 0, lowering.file.op(target) == .member else { return }
    var cursor = CodeCursor(lowering.file, target)
    _ = cursor.next()
    let base = cursor.next()
    let name = cursor.name()
    guard base >= 0, !lowering.program.hasProperty(name), let object = lowering.expression(base) else {
      return
    }
    lowering.place = place
    _ = addCall(
      of: .member(object), name, [CallArgument(label: 0, slot: selector, flags: [])], to: lowering.slot(),
      target)
  }
}
