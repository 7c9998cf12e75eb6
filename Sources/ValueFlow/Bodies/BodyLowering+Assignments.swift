import SwiftFacts

// Assignments to locals, properties, elements and globals.
extension BodyLowering {
  func assign(_ target: Int32, _ source: Int32, _ place: Int32) {
    let value = expression(source) ?? slot()
    if isEmpty(source) { template.emptySlots.insert(value) }
    if source >= 0, file.op(source) == .selector { register(value, at: target, place) }
    store(value, in: target, place)
  }

  /// Puts what is added into the list itself, as `append` does: lists are transparent.
  func extend(_ list: Int32, by added: Int32) -> Slot? {
    if let value = expression(added) { store(self.added(value), in: list, 0) }
    return nil
  }

  /// A copy of a value that is only added to what is there.
  func added(_ value: Slot) -> Slot {
    let slot = self.slot()
    add(.copy(from: value, to: slot))
    template.addedSlots.insert(slot)
    return slot
  }

  /// Tells whether an expression is `nil` or an empty list.
  private func isEmpty(_ node: Int32) -> Bool {
    guard node >= 0 else { return false }
    if file.op(node) == .nothing { return true }
    var cursor = CodeCursor(file, node)
    _ = cursor.next()
    return file.op(node) == .list && cursor.list().isEmpty
  }

  /// Stores a value assigned to a part of a library object in the object itself: `page.item.button = button`.
  private func keep(_ value: Slot, as name: Name, beyond base: Int32) {
    var cursor = CodeCursor(file, base)
    guard file.op(base) == .member else { return }
    let place = cursor.next()
    let owner = cursor.next()
    guard owner >= 0, !program.hasProperty(cursor.name()), type(by: owner) == nil else { return }
    if let object = expression(owner) { add(.store(to: object, name, from: value, place: place)) }
  }

  /// The property whose wrapper a name means: `page` of `_page`, unless the source declares a property `_page`.
  private func wrapped(by name: Name) -> Name? {
    let text = program.name(name)
    return text.hasPrefix("_") && !program.hasProperty(name)
      ? program.names.known(String(text.dropFirst())) : nil
  }

  func store(_ value: Slot, in target: Int32, _ place: Int32) {
    guard target >= 0 else { return }
    var cursor = CodeCursor(file, target)
    _ = cursor.next()
    switch file.op(target) {
    case .name:
      var name = cursor.name()
      if program.name(name) == "self", makesCase { return giveSelf(value) }
      if lookup(name) == nil, template.owner >= 0, let wrapped = wrapped(by: name),
        program.property(wrapped, of: template.owner) != nil
      {
        name = wrapped
      }
      if let slot = lookup(name) {
        if template.parameters.contains(slot) { template.assignedParameters.insert(slot) }
        add(.copy(from: value, to: slot))
      } else if template.owner < 0, let property = program.globalProperty(name, in: template.file) {
        add(.setGlobal(property, from: value))
      } else if template.owner >= 0 {
        add(.store(to: selfSlot, name, from: value, place: place))
      }
    case .member:
      let base = cursor.next()
      guard let object = base >= 0 ? expression(base) : nil else { return }
      let written = cursor.name()
      let name = wrapped(by: written) ?? written
      add(.store(to: object, name, from: value, place: Int32(file.code[Int(target) + 1])))
      keep(value, as: name, beyond: base)
    case .index:
      // Lists and dictionaries are transparent: a value put into one is stored in the variable.
      let base = cursor.next()
      for row in cursor.rows(3) { _ = expression(row[1]) }
      store(value, in: base, place)
    case .tuple:
      for (index, row) in cursor.rows(3).enumerated() {
        let part = slot()
        if let name = program.names.known("#\(index)") {
          add(.load(from: value, name, to: part, place: place))
          store(part, in: row[1], place)
        }
      }
    default: break
    }
  }
}
