import SwiftFacts

/// Lowers assignments.
struct AssignmentLowering {
  let lowering: BodyLowering

  func assign(_ target: Int32, _ written: Int32, _ place: Int32) {
    let source = isWrapper(target) ? wrappedValue(of: written) ?? written : written
    let value = lowering.expression(source) ?? lowering.slot()
    if isEmpty(source) { lowering.template.emptySlots.insert(value) }
    if source >= 0, lowering.file.op(source) == .selector {
      lowering.calls.register(value, at: target, place)
    }
    store(value, in: target, place)
  }

  /// Puts what is added into the list itself, as `append` does: lists are transparent.
  func extend(_ list: Int32, by added: Int32, _ place: Int32) -> Slot? {
    if let value = lowering.expression(added) { store(self.added(value), in: list, place) }
    return nil
  }

  /// A copy of a value that is only added to what is there.
  func added(_ value: Slot) -> Slot {
    let slot = lowering.slot()
    lowering.add(.copy(from: value, to: slot))
    lowering.template.addedSlots.insert(slot)
    return slot
  }

  /// Tells whether an expression is `nil` or an empty list.
  private func isEmpty(_ node: Int32) -> Bool {
    guard node >= 0 else { return false }
    if lowering.file.op(node) == .nothing { return true }
    var cursor = CodeCursor(lowering.file, node)
    _ = cursor.next()
    return lowering.file.op(node) == .list && cursor.list().isEmpty
  }

  /// Stores a value assigned to a part of a library object in the object itself: `page.item.button = button`.
  private func keep(_ value: Slot, as name: Name, beyond base: Int32) {
    var cursor = CodeCursor(lowering.file, base)
    guard lowering.file.op(base) == .member else { return }
    let place = cursor.next()
    let owner = cursor.next()
    guard owner >= 0, !lowering.program.hasProperty(cursor.name()), lowering.naming.type(by: owner) == nil
    else {
      return
    }
    if let object = lowering.expression(owner) {
      lowering.add(.store(to: object, name, from: value, place: place))
    }
  }

  /// Tells whether the wrapper of a property is assigned, and not its value: `_model` of `@StateObject var model`.
  private func isWrapper(_ target: Int32) -> Bool {
    guard target >= 0 else { return false }
    var cursor = CodeCursor(lowering.file, target)
    _ = cursor.next()
    switch lowering.file.op(target) {
    case .name: return wrapped(by: cursor.name()) != nil
    case .member:
      _ = cursor.next()
      return wrapped(by: cursor.name()) != nil
    default: return false
    }
  }

  /// The value that a wrapper is made around: `Model()` in `StateObject(wrappedValue: Model())` and `State(initialValue: Model())`.
  private func wrappedValue(of source: Int32) -> Int32? {
    guard source >= 0, lowering.file.op(source) == .call else { return nil }
    var cursor = CodeCursor(lowering.file, source)
    _ = (cursor.next(), cursor.next())
    let argument = cursor.rows(3).first { row in
      Self.wrapping.contains(lowering.program.name(lowering.file.names[Int(row[0])]))
    }
    return argument?[1]
  }

  private static let wrapping: Set<String> = ["wrappedValue", "initialValue"]

  /// The property whose wrapper a name means: `page` of `_page`, unless the source declares a property `_page`.
  private func wrapped(by name: Name) -> Name? {
    let text = lowering.program.name(name)
    return text.hasPrefix("_") && !lowering.program.hasProperty(name)
      ? lowering.program.names.known(String(text.dropFirst())) : nil
  }

  /// The variable outside of all types that a name means where no local variable has that name.
  private func globalVariable(_ name: Name) -> PropertyIndex? {
    let owner = lowering.template.owner
    guard owner < 0 || !lowering.program.hasMember(name, owner) else { return nil }
    return lowering.program.resolution.globalProperty(name, in: lowering.template.file)
  }

  func store(_ value: Slot, in target: Int32, _ place: Int32) {
    guard target >= 0 else { return }
    var cursor = CodeCursor(lowering.file, target)
    _ = cursor.next()
    switch lowering.file.op(target) {
    case .name:
      let name = cursor.name()
      if lowering.program.name(name) == "self", lowering.makesCase { return lowering.giveSelf(value) }
      if lowering.lookup(name) == nil, lowering.template.owner >= 0, let wrapped = wrapped(by: name),
        lowering.program.property(wrapped, of: lowering.template.owner) != nil
      {
        // A parameter may have the name of the property: `_path = path`.
        return lowering.add(.store(to: lowering.selfSlot, wrapped, from: value, place: place))
      }
      if let slot = lowering.lookup(name) {
        if lowering.template.parameters.contains(slot) { lowering.template.assignedParameters.insert(slot) }
        lowering.add(.copy(from: value, to: slot))
      } else if let property = globalVariable(name) {
        lowering.add(.setGlobal(property, from: value))
      } else if lowering.template.owner >= 0 {
        lowering.add(.store(to: lowering.selfSlot, name, from: value, place: place))
      }
    case .member:
      let base = cursor.next()
      guard let object = base >= 0 ? lowering.expression(base) : nil else { return }
      let written = cursor.name()
      let name = wrapped(by: written) ?? written
      // An element is stored by the call that adds it to a list.
      let isAdded = lowering.template.addedSlots.contains(value)
      let own = Int32(lowering.file.code[Int(target) + 1])
      lowering.add(.store(to: object, name, from: value, place: isAdded ? place : own))
      keep(value, as: name, beyond: base)
    case .index:
      // Lists and dictionaries are transparent: a value put into one is stored in the variable.
      let base = cursor.next()
      for row in cursor.rows(3) { _ = lowering.expression(row[1]) }
      store(value, in: base, place)
    case .tuple:
      for (index, row) in cursor.rows(3).enumerated() {
        let part = lowering.slot()
        if let name = lowering.program.names.known("#\(index)") {
          lowering.add(.load(from: value, name, to: part, place: place))
          store(part, in: row[1], place)
        }
      }
    default: break
    }
  }
}
