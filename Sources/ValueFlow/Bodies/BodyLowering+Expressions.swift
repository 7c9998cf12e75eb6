import SwiftFacts

extension BodyLowering {
  /// Lowers an expression; nil if it has no relevant value.
  func expression(_ node: Int32) -> Slot? {
    guard node >= 0 else { return nil }
    var cursor = CodeCursor(file, node)
    let op = file.op(node)
    switch op {
    case .nothing: return nil
    case .branch: return branch(node)
    case .block: return statement(node)
    default: break
    }
    let place = cursor.next()
    self.place = place
    switch op {
    case .name: return name(cursor.name(), place)
    case .member: return member(cursor.next(), cursor.name(), place)
    case .call: return call(node)
    case .index: return index(cursor, node, place)
    case .closure: return closure(cursor, place)
    case .text: return text(cursor, node, place)
    case .literal:
      let slot = self.slot()
      add(.literal(cursor.name(), to: slot))
      return slot
    case .list, .choice: return joined(cursor.list().map { expression($0) })
    case .pairs: return pairs(cursor)
    case .tuple:
      let parts = cursor.rows(3).map {
        (label: file.names[Int($0[0])], slot: expression($0[1]) ?? self.slot())
      }
      let whole = self.slot()
      add(.tuple(parts, to: whole, place: place))
      return whole
    case .binary: return binary(cursor, node, place)
    case .assign:
      assign(cursor.next(), cursor.next(), place)
      return nil
    case .cast:
      let value = expression(cursor.next()) ?? self.slot()
      self.place = place
      let type = number(cursor.next())
      let slot = self.slot(bodies.types[Int(type)])
      add(.cast(from: value, type, to: slot))
      return slot
    case .isType:
      _ = expression(cursor.next())
      return nil
    case .typeName:
      let slot = self.slot()
      add(.type(number(cursor.next()), to: slot))
      return slot
    case .keyPath:
      _ = cursor.next()
      let slot = self.slot()
      add(.keyPath(cursor.list().map { file.names[Int($0)] }, to: slot))
      return slot
    case .selector:
      let slot = self.slot()
      let name = cursor.name()
      let isOwn = template.owner >= 0 && program.hasMember(name, template.owner)
      add(.method(of: isOwn ? selfSlot : slot, name, to: slot))
      return slot
    default: return nil
    }
  }

  /// Joins values into one slot: lists are transparent, and each of several alternatives may be the value.
  func joined(_ values: [Slot?]) -> Slot? {
    let known = values.compactMap { $0 }
    if known.count < 2 { return known.first }
    let slot = self.slot()
    for value in known { add(.copy(from: value, to: slot)) }
    return slot
  }

  private func pairs(_ rows: CodeCursor) -> Slot? {
    var cursor = rows
    return joined(
      cursor.rows(2).map { row in
        _ = expression(row[0])
        return expression(row[1])
      })
  }

  /// Lowers an index: lists and dictionaries are transparent, and subscripts of the source are functions.
  private func index(_ operands: CodeCursor, _ node: Int32, _ place: Int32) -> Slot? {
    var cursor = operands
    let base = expression(cursor.next())
    let rows = cursor.rows(3)
    if let base, let path = keyPath(rows) { return load(path, from: base, place) }
    guard let base, let name = bodies.subscripting else {
      for row in rows { _ = expression(row[1]) }
      return base
    }
    let arguments = self.arguments(rows, of: name)
    self.place = place
    return joined([base, addCall(of: .member(base), name, arguments, to: slot(), node)])
  }

  /// The names in `[keyPath: \.page.title]`.
  private func keyPath(_ rows: [[Int32]]) -> [Name]? {
    guard rows.count == 1, rows[0][1] >= 0, file.op(rows[0][1]) == .keyPath,
      program.name(file.names[Int(rows[0][0])]) == "keyPath"
    else { return nil }
    var cursor = CodeCursor(file, rows[0][1])
    _ = cursor.next()
    _ = cursor.next()
    return cursor.list().map { file.names[Int($0)] }
  }

  private func load(_ path: [Name], from base: Slot, _ place: Int32) -> Slot {
    path.reduce(base) { object, name in
      let slot = self.slot()
      add(.load(from: object, name, to: slot, place: place))
      return slot
    }
  }

  private func text(_ operands: CodeCursor, _ node: Int32, _ place: Int32) -> Slot? {
    if let plain = plainText(node) {
      let slot = self.slot()
      add(.text(plain, to: slot))
      return slot
    }
    var cursor = operands
    for row in cursor.rows(2) where row[0] == 1 { _ = expression(row[1]) }
    return nil
  }

  // MARK: - Names

  /// The plain name in `$path`; the value of a binding is what it is bound to.
  private func unbound(_ name: Name) -> Name? {
    let text = program.name(name)
    guard text.hasPrefix("$"), let second = text.dropFirst().first, !second.isNumber else { return nil }
    return program.names.known(String(text.dropFirst()))
  }

  func name(_ name: Name, _ place: Int32) -> Slot? {
    if let plain = unbound(name) { return projection(name, of: self.name(plain, place), plain, place) }
    let text = program.name(name)
    if text == "self" { return selfSlot }
    if text == "super" { return selfSlot }
    if let slot = lookup(name) { return slot }
    if text.hasPrefix("$") { return implicitParameter(text) }
    if let base = baseName(text), let slot = lookup(base) { return slot }
    let plain = baseName(text) ?? name
    if template.owner >= 0, program.hasMember(plain, template.owner) {
      let slot = self.slot()
      add(.load(from: selfSlot, plain, to: slot, place: place))
      return slot
    }
    if let type = typeNamed(name) {
      let slot = self.slot()
      add(.type(bodies.number(type), to: slot))
      return slot
    }
    if let property = program.globalProperty(plain, in: template.file) {
      let slot = self.slot()
      add(.global(property, to: slot))
      return slot
    }
    if program.globalFunctions[plain] != nil {
      let slot = self.slot()
      add(.method(of: slot, plain, to: slot))
      return slot
    }
    guard template.owner >= 0 else { return nil }
    let slot = self.slot()
    add(.load(from: selfSlot, plain, to: slot, place: place))
    return slot
  }

  /// The name `handle` in `handle(action:)`.
  func baseName(_ text: String) -> Name? {
    guard let open = text.firstIndex(of: "(") else { return nil }
    return program.names.known(String(text[..<open]))
  }

  /// The type that a name refers to, if it does.
  func typeNamed(_ name: Name) -> ResolvedType? {
    let text = program.name(name)
    guard let first = text.first, first.isUppercase || first == "_" else { return nil }
    if text == "Self" { return template.owner >= 0 ? ResolvedType(types: [template.owner]) : nil }
    let generics = template.function >= 0 ? program.functions[Int(template.function)].generics : [:]
    let found = program.resolve(name, scope: template.owner, file: template.file, generics: generics)
    return found.types.isEmpty || isVariable(name, found) ? nil : found
  }

  /// Tells whether a name is that of a variable of the app, and not of a type without source: `var Current = World()`.
  private func isVariable(_ name: Name, _ found: ResolvedType) -> Bool {
    program.globalProperties[name] != nil && found.types.allSatisfy { program.types[Int($0)].isForeign }
  }

  /// The type that an expression names: `Shop`, `Shop.Route`.
  func type(by node: Int32) -> ResolvedType? {
    guard node >= 0, let path = typePath(node) else { return nil }
    let parts = path.split(separator: ".")
    guard let first = parts.first, let known = program.names.known(String(first)), lookup(known) == nil else {
      return nil
    }
    if parts.count == 1 { return typeNamed(known) }
    guard let whole = program.names.known(path), first.first?.isUppercase == true else {
      // `Outer.Inner` is written nowhere in the source as a whole.
      return nil
    }
    let found = program.resolve(whole, scope: template.owner, file: template.file, generics: [:])
    guard let type = found.types.first, !program.types[Int(type)].isForeign else { return nil }
    return found
  }

  private func typePath(_ node: Int32) -> String? {
    var cursor = CodeCursor(file, node)
    switch file.op(node) {
    case .name:
      _ = cursor.next()
      return program.name(cursor.name())
    case .member:
      _ = cursor.next()
      let base = cursor.next()
      let name = program.name(cursor.name())
      guard base >= 0, name.first?.isUppercase == true else { return nil }
      return typePath(base).map { $0 + "." + name }
    case .typeName:
      let type = file.code[Int(node) + 2]
      guard file.op(type) == .namedType else { return nil }
      return program.name(file.names[Int(file.code[Int(type) + 1])])
    default: return nil
    }
  }

  private func implicitParameter(_ text: String) -> Slot? {
    guard let number = Int(text.dropFirst()), number < 16, around != nil else { return nil }
    while template.parameters.count <= number { template.parameters.append(slot()) }
    return template.parameters[number]
  }

  // MARK: - Members

  private func member(_ base: Int32, _ name: Name, _ place: Int32) -> Slot? {
    let plain = unbound(name) ?? baseName(program.name(name)) ?? name
    guard base >= 0 else {
      let slot = self.slot()
      add(.enumCase(0, plain, [], to: slot, place: place))
      return slot
    }
    if let type = type(by: base) {
      if let only = type.types.first, program.enumCase(plain, of: only) != nil {
        let slot = self.slot()
        add(.enumCase(bodies.number(type), plain, [], to: slot, place: place))
        return slot
      }
      if let inner = innerType(plain, of: type) {
        let slot = self.slot()
        add(.type(bodies.number(inner), to: slot))
        return slot
      }
      if let all = allCases(plain, of: type, place) { return all }
    }
    guard let object = expression(base) else { return nil }
    let slot = self.slot()
    add(.load(from: object, plain, to: slot, place: place))
    if program.publishes(name) { add(.load(from: object, name, to: slot, place: place)) }
    return slot
  }

  /// Makes every case of an enum for `Tab.allCases`, as the compiler does for one that is `CaseIterable`.
  private func allCases(_ name: Name, of type: ResolvedType, _ place: Int32) -> Slot? {
    guard program.name(name) == "allCases", let only = type.types.first,
      program.property(name, of: only) == nil
    else { return nil }
    let info = program.types[Int(only)]
    let cases = info.caseOrder.filter { info.cases[$0]?.parameters.isEmpty ?? false }
    if cases.isEmpty { return nil }
    let slot = self.slot()
    for name in cases { add(.enumCase(bodies.number(type), name, [], to: slot, place: place)) }
    return slot
  }

  /// Adds the publisher of a property of the receiver to its value.
  private func projection(_ name: Name, of slot: Slot?, _ plain: Name, _ place: Int32) -> Slot? {
    if let slot, program.publishes(name), lookup(plain) == nil, template.owner >= 0 {
      add(.load(from: selfSlot, name, to: slot, place: place))
    }
    return slot
  }

  func innerType(_ name: Name, of outer: ResolvedType) -> ResolvedType? {
    guard let type = outer.types.first, program.name(name).first?.isUppercase == true,
      let path = program.names.known(program.typeName(type) + "." + program.name(name)),
      let found = program.find(path, scope: template.owner, file: template.file)
    else { return nil }
    return ResolvedType(types: [found])
  }

  // MARK: - Assignments

  private func assign(_ target: Int32, _ source: Int32, _ place: Int32) {
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
