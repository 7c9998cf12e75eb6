import SwiftFacts

extension BodyLowering {
  /// Lowers an expression; nil if it has no relevant value.
  func expression(_ node: Int32) -> Slot? {
    guard node >= 0 else { return nil }
    var cursor = CodeCursor(file, node)
    let op = file.op(node)
    switch op {
    case .nothing: return nil
    case .branch, .block: return collected(node)
    default: break
    }
    let place = cursor.next()
    self.place = place
    switch op {
    case .name: return naming.name(cursor.name(), place)
    case .member: return naming.member(cursor.next(), cursor.name(), place)
    case .call: return calls.call(node)
    case .index: return index(cursor, node, place)
    case .closure: return calls.closure(cursor, place)
    case .text: return text(cursor, node, place)
    case .literal:
      let slot = self.slot()
      add(.literal(cursor.name(), to: slot))
      return slot
    case .list, .choice: return joined(cursor.list().map { expression($0) })
    case .pairs: return pairs(cursor)
    case .tuple:
      let parts = cursor.rows(3).map { row in
        (label: file.names[Int(row[0])], slot: expression(row[1]) ?? slot())
      }
      let whole = self.slot()
      add(.tuple(parts, to: whole, place: place))
      return whole
    case .binary: return binary(cursor, node, place)
    case .assign:
      assignments.assign(cursor.next(), cursor.next(), place)
      return nil
    case .cast:
      let value = expression(cursor.next()) ?? self.slot()
      self.place = place
      let written = cursor.next()
      program.tupleLabels.collect(written, file)
      let type = number(written)
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

  /// Lowers statements whose value is that of an expression: `let title = if isNew { "New" } else { "Edit" }`.
  private func collected(_ node: Int32) -> Slot? {
    let before = collects
    defer { collects = before }
    collects = true
    return statement(node)
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
    if let base, isKeyPath(rows), let path = expression(rows[0][1]) {
      let slot = self.slot()
      add(.follow(path: path, from: base, to: slot, place: place))
      return slot
    }
    guard let base, let name = bodies.subscripting else {
      for row in rows { _ = expression(row[1]) }
      return base
    }
    let arguments = calls.arguments(rows, of: name)
    self.place = place
    return joined([base, calls.addCall(of: .member(base), name, arguments, to: slot(), node)])
  }

  /// The names in `[keyPath: \.page.title]`.
  private func keyPath(_ rows: [[Int32]]) -> [Name]? {
    guard isKeyPath(rows), file.op(rows[0][1]) == .keyPath else { return nil }
    var cursor = CodeCursor(file, rows[0][1])
    _ = cursor.next()
    _ = cursor.next()
    return cursor.list().map { file.names[Int($0)] }
  }

  /// Tells whether an index is a key path, written there or not.
  private func isKeyPath(_ rows: [[Int32]]) -> Bool {
    rows.count == 1 && rows[0][1] >= 0 && program.name(file.names[Int(rows[0][0])]) == "keyPath"
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
}
