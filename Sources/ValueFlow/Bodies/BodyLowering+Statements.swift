import SwiftFacts

extension BodyLowering {
  /// Lowers a statement and returns the slot of its value, if it has one.
  @discardableResult
  func statement(_ node: Int32) -> Slot? {
    guard node >= 0 else { return nil }
    var cursor = CodeCursor(file, node)
    switch file.op(node) {
    case .block:
      scopes.append([:])
      let before = block
      defer {
        scopes.removeLast()
        block = before
      }
      return statements(cursor.list())
    case .local:
      place = cursor.next()
      let pattern = cursor.next()
      let written = cursor.next()
      program.tupleLabels.collect(written, file)
      let type = resolve(written)
      let value = cursor.next()
      local(pattern, type, value)
    case .result: result(at: cursor.next(), cursor.next())
    case .branch: return branches.branch(node)
    case .loop:
      let place = cursor.next()
      let pattern = cursor.next()
      let written = cursor.next()
      if let stream = stream(written) {
        listen(to: stream, pattern, cursor.next(), place)
        return nil
      }
      let sequence = expression(written).map { element(of: $0, place) }
      scopes.append([:])
      let form = self.pattern(pattern)
      if let sequence {
        bind(form, toElement: sequence, isNumbered: isNumbered(written))
      }
      statement(cursor.next())
      scopes.removeLast()
    case .localFunction: break
    case .leave:
      _ = cursor.next()
      _ = expression(cursor.next())
    default: return expression(node)
    }
    return nil
  }

  /// Lowers what is returned; the code ends after the last call in it, as in `return await child.run()`.
  private func result(at place: Int32, _ value: Int32) {
    let (block, first) = (block, bodies.sites.count)
    hasResult = true
    if value >= 0, file.op(value) == .nothing { template.emptyReturns.append(block) }
    if let value = expression(value) { add(.copy(from: value, to: Template.resultSlot)) }
    let last = bodies.sites[first...].filter { $0.template == template.id }.map { $0.place + 1 }.max()
    template.returns.append((max(place, last ?? place), block))
  }

  /// The values of all statements that are expressions, as a result builder collects them.
  private func statements(_ nodes: [Int32]) -> Slot? {
    declareFunctions(nodes.filter { file.op($0) == .localFunction })
    var values: [Slot] = []
    for node in nodes {
      if let value = statement(node), collects { values.append(value) }
    }
    return collects ? joined(values) : nil
  }

  private func local(_ pattern: Int32, _ type: ResolvedType, _ value: Int32) {
    let given = value >= 0 ? expression(value) : nil
    if file.op(pattern) == .binding {
      var cursor = CodeCursor(file, pattern)
      _ = cursor.next()
      let slot = self.slot(type)
      declare(cursor.name(), slot)
      if value < 0 { template.valuelessSlots.insert(slot) }
      if branches.isDecided(value) { decided.insert(slot) }
      if let made = madeType(value) { madeTypes[slot] = made }
      if let given { add(.copy(from: given, to: slot)) }
    } else {
      let form = self.pattern(pattern)
      if let given { add(.bind(form, from: given)) }
    }
  }

  /// The type of which an expression makes an object: `DetailCoordinator(router: router)`.
  private func madeType(_ value: Int32) -> ResolvedType? {
    guard value >= 0, file.op(value) == .call else { return nil }
    var cursor = CodeCursor(file, value)
    _ = cursor.next()
    return naming.type(by: cursor.next())
  }

  /// Binds the names of a loop: of two names the second may be that of an element beside its key or number.
  private func bind(_ form: ValuePattern, toElement element: Slot, isNumbered: Bool) {
    guard case .tuple(let parts) = form, parts.count == 2 else { return add(.bind(form, from: element)) }
    if isNumbered { return add(.bind(parts[1], from: element)) }
    add(.bind(form, from: element))
    add(.bind(.element(parts[1]), from: element))
  }

  /// Recognises `rows.enumerated()`.
  private func isNumbered(_ sequence: Int32) -> Bool {
    guard sequence >= 0, file.op(sequence) == .call else { return false }
    let callee = file.code[Int(sequence) + 2]
    guard file.op(callee) == .member else { return false }
    return program.name(file.names[Int(file.code[Int(callee) + 3])]) == "enumerated"
  }

  /// The elements of a sequence: a list is its elements, and a stream gives what it is given.
  private func element(of sequence: Slot, _ place: Int32) -> Slot {
    let slot = self.slot()
    add(.load(from: sequence, program.special("#element"), to: slot, place: place))
    return slot
  }

  /// Declares local functions as closures with names; they may call those that follow them.
  private func declareFunctions(_ nodes: [Int32]) {
    let slots = nodes.map { node in
      let slot = self.slot()
      declare(functionCode(node).name, slot)
      return slot
    }
    for (node, slot) in zip(nodes, slots) {
      var (place, _, cursor) = functionCode(node)
      let rows = cursor.rows(5).map { [$0[1], $0[2]] }
      _ = cursor.rows(2)
      _ = cursor.next()
      let body = cursor.next()
      guard body >= 0 else { continue }
      add(.closure(calls.closure(at: place, parameters: rows, captures: [], body: body).id, to: slot))
    }
  }

  /// The place and the name of a local function, and its code from the parameters on.
  private func functionCode(_ node: Int32) -> (place: Int32, name: Name, rest: CodeCursor) {
    var cursor = CodeCursor(file, file.code[Int(node) + 1])
    let place = cursor.next()
    let name = cursor.name()
    _ = cursor.next()
    _ = cursor.next()
    return (place, name, cursor)
  }
}
