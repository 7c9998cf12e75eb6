import SwiftFacts

/// Lowers calls, with the closures that they are given.
struct CallLowering {
  let lowering: BodyLowering

  func call(_ node: Int32) -> Slot? {
    var cursor = CodeCursor(lowering.file, node)
    let place = cursor.next()
    let callee = cursor.next()
    if let object = bindable(callee, cursor) { return lowering.expression(object) }
    if let pairs = zipped(callee, cursor, place) { return pairs }
    if let sum = RawValueSums(lowering: lowering).sum(callee, cursor, place) { return sum }
    // The callee comes first in the source, and so do closures passed earlier in a chain.
    let target = self.callee(callee, argumentCount: Int(lowering.file.code[cursor.position]))
    let rows = cursor.rows(3)
    let cell = cellType(callee, rows)
    switch target {
    case .enumCase(let type, let name):
      let arguments = self.arguments(rows, of: name, cell: cell)
      lowering.place = place
      let result = lowering.slot()
      lowering.add(.enumCase(type, name, arguments, to: result, place: place))
      return result
    case .callee(let callee, let name):
      let arguments = self.arguments(rows, of: name, cell: cell)
      lowering.place = place
      let result = addCall(of: callee, name, arguments, to: lowering.slot(), node)
      assign(arguments, rows.map { $0[1] })
      if lowering.makesCase, case .member(Template.selfSlot) = callee, lowering.program.name(name) == "init" {
        lowering.giveSelf(result)
      }
      keepAppended(callee, name, arguments)
      if arguments.isEmpty, name == lowering.bodies.toggle { switchOn(callee, place) }
      return result
    }
  }

  func arguments(
    _ rows: [[Int32]], of function: Name, cell: (type: ResolvedType, isFirst: Bool)? = nil
  ) -> [CallArgument] {
    let isAssigning = lowering.program.assigningFunctions.contains(function)
    return rows.map { row in
      lowering.cellHint = row[1] >= 0 && lowering.file.op(row[1]) == .closure ? cell : nil
      defer { lowering.cellHint = nil }
      return CallArgument(
        label: lowering.file.names[Int(row[0])], slot: maker(row[1], for: function) ?? argument(row[1]),
        flags: CodeFlags(rawValue: row[2]).union(isBinding(row[1]) ? .isBinding : []),
        assigned: isAssigning && isAssignable(row[1]) ? lowering.slot() : nil)
    }
  }

  /// Tells whether an argument is written as a binding: `$path`, `$flow.path`.
  private func isBinding(_ argument: Int32) -> Bool {
    var node = argument
    while node >= 0, lowering.file.op(node) == .member { node = lowering.file.code[Int(node) + 2] }
    guard node >= 0, lowering.file.op(node) == .name else { return false }
    return lowering.naming.unbound(lowering.file.names[Int(lowering.file.code[Int(node) + 2])]) != nil
  }

  /// Adds a call at the current place; returns the slot of its result.
  func addCall(
    of callee: CallSite.Callee, _ name: Name, _ arguments: [CallArgument], to result: Slot, _ node: Int32
  ) -> Slot {
    let site = Int32(lowering.bodies.sites.count)
    lowering.bodies.sites.append(
      CallSite(
        template: lowering.template.id, block: lowering.block, place: lowering.place, callee: callee,
        name: name, arguments: arguments,
        result: result, node: node))
    lowering.add(.call(site))
    return result
  }

  private func isAssignable(_ node: Int32) -> Bool {
    guard node >= 0 else { return false }
    return [.name, .member, .index].contains(lowering.file.op(node))
  }

  /// Stores what a function assigns to its parameters: `configure(&page)`.
  func assign(_ arguments: [CallArgument], _ nodes: [Int32]) {
    for (argument, node) in zip(arguments, nodes) {
      if let assigned = argument.assigned { lowering.assignments.store(assigned, in: node, lowering.place) }
    }
  }

  /// The object in `Bindable(router)`, which has the same members.
  private func bindable(_ callee: Int32, _ operands: CodeCursor) -> Int32? {
    var cursor = CodeCursor(lowering.file, callee)
    guard lowering.file.op(callee) == .name, let name = lowering.bodies.bindable else { return nil }
    _ = cursor.next()
    guard cursor.name() == name, lowering.lookup(name) == nil else { return nil }
    var operands = operands
    let rows = operands.rows(3)
    guard rows.count == 1, lowering.file.names[Int(rows[0][0])] == 0 else { return nil }
    let isOwn =
      lowering.naming.typeNamed(name)?.types.contains { !lowering.program.types[Int($0)].isForeign } ?? false
    return isOwn ? nil : rows[0][1]
  }

  /// The pairs in `zip(tabs, controllers)`, since lists are transparent.
  private func zipped(_ callee: Int32, _ operands: CodeCursor, _ place: Int32) -> Slot? {
    var cursor = CodeCursor(lowering.file, callee)
    guard lowering.file.op(callee) == .name, let name = lowering.bodies.zipping else { return nil }
    _ = cursor.next()
    guard cursor.name() == name, lowering.lookup(name) == nil else { return nil }
    var operands = operands
    let rows = operands.rows(3)
    guard rows.count == 2, rows.allSatisfy({ lowering.file.names[Int($0[0])] == 0 }) else { return nil }
    let parts = arguments(rows, of: name).map { (label: Name(0), slot: $0.slot) }
    let pair = lowering.slot()
    lowering.add(.tuple(parts, to: pair, place: place))
    return pair
  }

  /// Sets the flag in `isShown.toggle()`, as code that shows something does.
  private func switchOn(_ callee: CallSite.Callee, _ place: Int32) {
    guard case .member(let base) = callee, let target = lowering.appendTargets[base] else { return }
    let slot = lowering.slot()
    lowering.add(.literal(lowering.program.special("true"), to: slot))
    lowering.assignments.store(slot, in: target, place)
  }

  func argument(_ node: Int32) -> Slot {
    if let slot = lowering.expression(node) { return slot }
    let slot = lowering.slot()
    if node >= 0, lowering.file.op(node) == .nothing { lowering.template.emptyArguments.insert(slot) }
    return slot
  }

  /// Copies an appended value into the list itself, since lists are transparent.
  private func keepAppended(_ callee: CallSite.Callee, _ name: Name, _ arguments: [CallArgument]) {
    guard case .member(let base) = callee, let argument = arguments.first,
      lowering.bodies.appending.contains(name), arguments.count < 3
    else { return }
    guard let target = lowering.appendTargets[base], !isOwnObject(target, with: name) else { return }
    lowering.assignments.store(lowering.assignments.added(argument.slot), in: target, lowering.place)
  }

  /// Tells whether an expression is known to be one of the app's own objects, and no list: `child.push(detail)`.
  private func isOwnObject(_ node: Int32, with function: Name) -> Bool {
    guard lowering.file.op(node) == .name else { return false }
    var cursor = CodeCursor(lowering.file, node)
    _ = cursor.next()
    let name = cursor.name()
    if let types = typesOfLocal(name) {
      return types.made.contains(where: isOwn) || hasOwn(function, types.declared)
    }
    guard lowering.template.owner >= 0,
      let property = lowering.program.property(name, of: lowering.template.owner)
    else { return false }
    return hasOwn(function, lowering.program.declaredTypes(of: property))
  }

  private func isOwn(_ type: TypeIndex) -> Bool { !lowering.program.types[Int(type)].isForeign }

  /// Tells whether a type of the source has a function; the declared type of a list is that of its elements.
  private func hasOwn(_ function: Name, _ declared: [TypeIndex]) -> Bool {
    declared.contains { isOwn($0) && lowering.program.hasMember(function, $0) }
  }

  /// The types that a local variable is made and declared with.
  private func typesOfLocal(_ name: Name) -> (made: [TypeIndex], declared: [TypeIndex])? {
    guard let slot = lowering.scopes.lazy.reversed().compactMap({ $0[name] }).first else {
      return lowering.around?.calls.typesOfLocal(name)
    }
    return (
      lowering.madeTypes[slot]?.types ?? [],
      lowering.bodies.types[Int(lowering.template.slotTypes[Int(slot)])].types
    )
  }

  enum Target {
    case callee(CallSite.Callee, Name)
    case enumCase(Int32, Name)
  }

  private func callee(_ node: Int32, argumentCount: Int) -> Target {
    var cursor = CodeCursor(lowering.file, node)
    let op = lowering.file.op(node)
    _ = cursor.next()
    switch op {
    case .name: return named(cursor.name())
    case .member: return member(cursor.next(), cursor.name())
    case .typeName: return .callee(.type(lowering.number(cursor.next())), 0)
    // `[Page]()` makes an empty list and no page.
    case .list, .pairs: return .callee(.value(lowering.slot()), 0)
    default: return .callee(.value(lowering.expression(node) ?? lowering.slot()), 0)
    }
  }

  private func named(_ name: Name) -> Target {
    let text = lowering.program.name(name)
    let plain = lowering.naming.baseName(text) ?? name
    if text == "self" {
      return .callee(.member(lowering.selfSlot), lowering.program.names.known("callAsFunction") ?? 0)
    }
    if let slot = lowering.lookup(name) ?? lowering.lookup(plain) { return .callee(.value(slot), plain) }
    if text.hasPrefix("$") { return .callee(.value(lowering.naming.name(name, 0) ?? lowering.slot()), 0) }
    if let target = dynamicType(name) { return target }
    let isType = text.first?.isUppercase ?? false
    if !isType || lowering.naming.typeNamed(name) == nil, lowering.template.owner >= 0,
      lowering.program.hasMember(plain, lowering.template.owner)
    {
      return .callee(.member(lowering.selfSlot), plain)
    }
    if let type = lowering.naming.typeNamed(name) {
      return .callee(.type(lowering.bodies.number(type)), plain)
    }
    if lowering.program.globalFunctions[plain] != nil { return .callee(.global, plain) }
    if let outer = outerOwner(of: plain) {
      let slot = lowering.slot()
      lowering.add(.type(lowering.bodies.number(ResolvedType(types: [outer])), to: slot))
      return .callee(.member(slot), plain)
    }
    return lowering.template.owner >= 0 ? .callee(.member(lowering.selfSlot), plain) : .callee(.global, plain)
  }

  /// The initialiser of a type that only the caller knows: `T()` in a function that takes `type: T.Type`, `Self()` in a static one.
  private func dynamicType(_ name: Name) -> Target? {
    guard lowering.template.function >= 0 else { return nil }
    let info = lowering.program.functions[Int(lowering.template.function)]
    if lowering.program.name(name) == "Self", info.owner >= 0, info.flags.contains(.isStatic) {
      return .callee(.member(lowering.selfSlot), lowering.bodies.initializer)
    }
    guard info.generics[name] != nil else { return nil }
    let metatype = info.parameters.first { parameter in
      parameter.type >= 0 && lowering.file.op(parameter.type) == .metatype
        && lowering.program.text(of: parameter.type, in: info.file) == lowering.program.name(name)
    }
    guard let metatype, let slot = lowering.lookup(metatype.name) else {
      return .callee(.value(lowering.slot()), 0)
    }
    return .callee(.member(slot), lowering.bodies.initializer)
  }

  /// The enclosing type that has a function of this name.
  private func outerOwner(of name: Name) -> TypeIndex? {
    guard lowering.template.owner >= 0 else { return nil }
    var outer = lowering.program.types[Int(lowering.template.owner)].outer
    while outer >= 0 {
      if lowering.program.types[Int(outer)].functions[name] != nil { return outer }
      outer = lowering.program.types[Int(outer)].outer
    }
    return nil
  }

  private func member(_ base: Int32, _ name: Name) -> Target {
    let plain = lowering.naming.baseName(lowering.program.name(name)) ?? name
    guard base >= 0 else { return .callee(.implicit, plain) }
    if lowering.file.op(base) == .name,
      lowering.program.name(lowering.file.names[Int(lowering.file.code[Int(base) + 2])]) == "super"
    {
      return .callee(.parent, plain)
    }
    if plain == lowering.bodies.initializer, lowering.file.op(base) == .name,
      let target = dynamicType(lowering.file.names[Int(lowering.file.code[Int(base) + 2])])
    {
      return target
    }
    if let type = lowering.naming.type(by: base) {
      if let only = type.types.first, lowering.program.enumCase(plain, of: only) != nil {
        return .enumCase(lowering.bodies.number(type), plain)
      }
      if lowering.program.name(plain) == "init" { return .callee(.type(lowering.bodies.number(type)), plain) }
      if let inner = lowering.naming.innerType(plain, of: type) {
        return .callee(.type(lowering.bodies.number(inner)), plain)
      }
    }
    let object = lowering.expression(base) ?? lowering.slot()
    lowering.appendTargets[object] = base
    return .callee(.member(object), plain)
  }

  // MARK: - Closures

  func closure(_ operands: CodeCursor, _ place: Int32) -> Slot? {
    var cursor = operands
    let parameters = cursor.rows(2)
    let captures = cursor.rows(3)
    let template = closure(at: place, parameters: parameters, captures: captures, body: cursor.next())
    let slot = lowering.slot()
    lowering.add(.closure(template.id, to: slot))
    return slot
  }

  func closure(at place: Int32, parameters: [[Int32]], captures: [[Int32]], body: Int32) -> Template {
    for capture in captures where capture[2] >= 0 {
      // `[model = viewModel]`
      let slot = lowering.expression(capture[2]) ?? lowering.slot()
      lowering.declare(lowering.file.names[Int(capture[0])], slot)
    }
    let template = lowering.template
    let inner = lowering.bodies.add(
      .closure(parent: template.id), file: template.file, owner: template.owner, place: place,
      template.function)
    let inside = BodyLowering(lowering.bodies, inner, around: lowering)
    let cell = lowering.cellHint
    lowering.cellHint = nil
    for (index, row) in parameters.enumerated() {
      let isCell = row[1] < 0 && cell.map { index == ($0.isFirst ? 0 : parameters.count - 1) } ?? false
      let slot = inside.slot(isCell ? cell?.type ?? .unknown : lowering.resolve(row[1]))
      inner.parameters.append(slot)
      inside.declare(lowering.file.names[Int(row[0])], slot)
    }
    inside.lowerBody(body, givesLast: true)
    return inner
  }
}
