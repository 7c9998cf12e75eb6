import SwiftFacts

extension BodyLowering {
  func call(_ node: Int32) -> Slot? {
    var cursor = CodeCursor(file, node)
    let place = cursor.next()
    let callee = cursor.next()
    if let object = bindable(callee, cursor) { return expression(object) }
    // The callee comes first in the source, and so do closures passed earlier in a chain.
    let target = self.callee(callee, argumentCount: Int(file.code[cursor.position]))
    let rows = cursor.rows(3)
    let cell = cellType(callee, rows)
    switch target {
    case .enumCase(let type, let name):
      let arguments = self.arguments(rows, of: name, cell: cell)
      self.place = place
      let result = slot()
      add(.enumCase(type, name, arguments, to: result, place: place))
      return result
    case .callee(let callee, let name):
      let arguments = self.arguments(rows, of: name, cell: cell)
      self.place = place
      let result = addCall(of: callee, name, arguments, to: slot(), node)
      assign(arguments, rows.map { $0[1] })
      if makesCase, case .member(Template.selfSlot) = callee, program.name(name) == "init" {
        giveSelf(result)
      }
      keepAppended(callee, name, arguments)
      if arguments.isEmpty, name == bodies.toggle { switchOn(callee, place) }
      return result
    }
  }

  func arguments(
    _ rows: [[Int32]], of function: Name, cell: (type: ResolvedType, isFirst: Bool)? = nil
  ) -> [CallArgument] {
    let isAssigning = program.assigningFunctions.contains(function)
    return rows.map { row in
      cellHint = row[1] >= 0 && file.op(row[1]) == .closure ? cell : nil
      defer { cellHint = nil }
      return CallArgument(
        label: file.names[Int(row[0])], slot: argument(row[1]), flags: CodeFlags(rawValue: row[2]),
        assigned: isAssigning && isAssignable(row[1]) ? slot() : nil)
    }
  }

  /// Adds a call at the current place; returns the slot of its result.
  func addCall(
    of callee: CallSite.Callee, _ name: Name, _ arguments: [CallArgument], to result: Slot, _ node: Int32
  ) -> Slot {
    let site = Int32(bodies.sites.count)
    bodies.sites.append(
      CallSite(
        template: template.id, block: block, place: place, callee: callee, name: name, arguments: arguments,
        result: result, node: node))
    add(.call(site))
    return result
  }

  private func isAssignable(_ node: Int32) -> Bool {
    guard node >= 0 else { return false }
    return [.name, .member, .index].contains(file.op(node))
  }

  /// Stores what a function assigns to its parameters: `configure(&page)`.
  func assign(_ arguments: [CallArgument], _ nodes: [Int32]) {
    for (argument, node) in zip(arguments, nodes) {
      if let assigned = argument.assigned { store(assigned, in: node, place) }
    }
  }

  /// The object in `Bindable(router)`, which has the same members.
  private func bindable(_ callee: Int32, _ operands: CodeCursor) -> Int32? {
    var cursor = CodeCursor(file, callee)
    guard file.op(callee) == .name, let name = bodies.bindable else { return nil }
    _ = cursor.next()
    guard cursor.name() == name, lookup(name) == nil else { return nil }
    var operands = operands
    let rows = operands.rows(3)
    guard rows.count == 1, file.names[Int(rows[0][0])] == 0 else { return nil }
    let isOwn = typeNamed(name)?.types.contains { !program.types[Int($0)].isForeign } ?? false
    return isOwn ? nil : rows[0][1]
  }

  /// Sets the flag in `isShown.toggle()`, as code that shows something does.
  private func switchOn(_ callee: CallSite.Callee, _ place: Int32) {
    guard case .member(let base) = callee, let target = appendTargets[base] else { return }
    let slot = self.slot()
    add(.literal(program.special("true"), to: slot))
    store(slot, in: target, place)
  }

  func argument(_ node: Int32) -> Slot {
    if let slot = expression(node) { return slot }
    let slot = self.slot()
    if node >= 0, file.op(node) == .nothing { template.emptyArguments.insert(slot) }
    return slot
  }

  /// Copies an appended value into the list itself, since lists are transparent.
  private func keepAppended(_ callee: CallSite.Callee, _ name: Name, _ arguments: [CallArgument]) {
    guard case .member(let base) = callee, let argument = arguments.first,
      bodies.appending.contains(name), arguments.count < 3
    else { return }
    guard let target = appendTargets[base], !isOwnObject(target, with: name) else { return }
    store(added(argument.slot), in: target, 0)
  }

  /// Tells whether an expression is known to be one of the app's own objects, and no list: `child.push(detail)`.
  private func isOwnObject(_ node: Int32, with function: Name) -> Bool {
    guard file.op(node) == .name else { return false }
    var cursor = CodeCursor(file, node)
    _ = cursor.next()
    let name = cursor.name()
    if let types = typesOfLocal(name) {
      return types.made.contains(where: isOwn) || hasOwn(function, types.declared)
    }
    guard template.owner >= 0, let property = program.property(name, of: template.owner) else { return false }
    return hasOwn(function, program.declaredTypes(of: property))
  }

  private func isOwn(_ type: TypeIndex) -> Bool { !program.types[Int(type)].isForeign }

  /// Tells whether a type of the source has a function; the declared type of a list is that of its elements.
  private func hasOwn(_ function: Name, _ declared: [TypeIndex]) -> Bool {
    declared.contains { isOwn($0) && program.hasMember(function, $0) }
  }

  /// The types that a local variable is made and declared with.
  private func typesOfLocal(_ name: Name) -> (made: [TypeIndex], declared: [TypeIndex])? {
    guard let slot = scopes.lazy.reversed().compactMap({ $0[name] }).first else {
      return around?.typesOfLocal(name)
    }
    return (madeTypes[slot]?.types ?? [], bodies.types[Int(template.slotTypes[Int(slot)])].types)
  }

  enum Target {
    case callee(CallSite.Callee, Name)
    case enumCase(Int32, Name)
  }

  private func callee(_ node: Int32, argumentCount: Int) -> Target {
    var cursor = CodeCursor(file, node)
    let op = file.op(node)
    _ = cursor.next()
    switch op {
    case .name: return named(cursor.name())
    case .member: return member(cursor.next(), cursor.name())
    case .typeName: return .callee(.type(number(cursor.next())), 0)
    // `[Page]()` makes an empty list and no page.
    case .list, .pairs: return .callee(.value(self.slot()), 0)
    default: return .callee(.value(expression(node) ?? self.slot()), 0)
    }
  }

  private func named(_ name: Name) -> Target {
    let text = program.name(name)
    let plain = baseName(text) ?? name
    if text == "self" { return .callee(.member(selfSlot), program.names.known("callAsFunction") ?? 0) }
    if let slot = lookup(name) ?? lookup(plain) { return .callee(.value(slot), plain) }
    if text.hasPrefix("$") { return .callee(.value(self.name(name, 0) ?? self.slot()), 0) }
    if let target = dynamicType(name) { return target }
    let isType = text.first?.isUppercase ?? false
    if !isType || typeNamed(name) == nil, template.owner >= 0, program.hasMember(plain, template.owner) {
      return .callee(.member(selfSlot), plain)
    }
    if let type = typeNamed(name) { return .callee(.type(bodies.number(type)), plain) }
    if program.globalFunctions[plain] != nil { return .callee(.global, plain) }
    if let outer = outerOwner(of: plain) {
      let slot = self.slot()
      add(.type(bodies.number(ResolvedType(types: [outer])), to: slot))
      return .callee(.member(slot), plain)
    }
    return template.owner >= 0 ? .callee(.member(selfSlot), plain) : .callee(.global, plain)
  }

  /// The initialiser of a type that only the caller knows: `T()` in a function that takes `type: T.Type`, `Self()` in a static one.
  private func dynamicType(_ name: Name) -> Target? {
    guard template.function >= 0 else { return nil }
    let info = program.functions[Int(template.function)]
    if program.name(name) == "Self", info.owner >= 0, info.flags.contains(.isStatic) {
      return .callee(.member(selfSlot), bodies.initializer)
    }
    guard info.generics[name] != nil else { return nil }
    let metatype = info.parameters.first { parameter in
      parameter.type >= 0 && file.op(parameter.type) == .metatype
        && program.text(of: parameter.type, in: info.file) == program.name(name)
    }
    guard let metatype, let slot = lookup(metatype.name) else { return .callee(.value(self.slot()), 0) }
    return .callee(.member(slot), bodies.initializer)
  }

  /// The enclosing type that has a function of this name.
  private func outerOwner(of name: Name) -> TypeIndex? {
    guard template.owner >= 0 else { return nil }
    var outer = program.types[Int(template.owner)].outer
    while outer >= 0 {
      if program.types[Int(outer)].functions[name] != nil { return outer }
      outer = program.types[Int(outer)].outer
    }
    return nil
  }

  private func member(_ base: Int32, _ name: Name) -> Target {
    let plain = baseName(program.name(name)) ?? name
    guard base >= 0 else { return .callee(.implicit, plain) }
    if file.op(base) == .name, program.name(file.names[Int(file.code[Int(base) + 2])]) == "super" {
      return .callee(.parent, plain)
    }
    if plain == bodies.initializer, file.op(base) == .name,
      let target = dynamicType(file.names[Int(file.code[Int(base) + 2])])
    {
      return target
    }
    if let type = type(by: base) {
      if let only = type.types.first, program.enumCase(plain, of: only) != nil {
        return .enumCase(bodies.number(type), plain)
      }
      if program.name(plain) == "init" { return .callee(.type(bodies.number(type)), plain) }
      if let inner = innerType(plain, of: type) { return .callee(.type(bodies.number(inner)), plain) }
    }
    let object = expression(base) ?? self.slot()
    appendTargets[object] = base
    return .callee(.member(object), plain)
  }

  // MARK: - Closures

  func closure(_ operands: CodeCursor, _ place: Int32) -> Slot? {
    var cursor = operands
    let parameters = cursor.rows(2)
    let captures = cursor.rows(3)
    let template = closure(at: place, parameters: parameters, captures: captures, body: cursor.next())
    let slot = self.slot()
    add(.closure(template.id, to: slot))
    return slot
  }

  func closure(at place: Int32, parameters: [[Int32]], captures: [[Int32]], body: Int32) -> Template {
    for capture in captures where capture[2] >= 0 {
      // `[model = viewModel]`
      let slot = expression(capture[2]) ?? self.slot()
      declare(file.names[Int(capture[0])], slot)
    }
    let inner = bodies.add(
      .closure(parent: template.id), file: template.file, owner: template.owner, place: place,
      template.function)
    let lowering = BodyLowering(bodies, inner, around: self)
    let cell = cellHint
    cellHint = nil
    for (index, row) in parameters.enumerated() {
      let isCell = row[1] < 0 && cell.map { index == ($0.isFirst ? 0 : parameters.count - 1) } ?? false
      let slot = lowering.slot(isCell ? cell?.type ?? .unknown : resolve(row[1]))
      inner.parameters.append(slot)
      lowering.declare(file.names[Int(row[0])], slot)
    }
    lowering.lowerBody(body, givesLast: true)
    return inner
  }
}
