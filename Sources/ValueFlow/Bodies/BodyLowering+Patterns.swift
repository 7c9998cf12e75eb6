import SwiftFacts

extension BodyLowering {
  /// Lowers a pattern, with slots for the names that it binds.
  func pattern(_ node: Int32) -> ValuePattern {
    guard node >= 0 else { return .anything }
    var cursor = CodeCursor(file, node)
    switch file.op(node) {
    case .binding:
      _ = cursor.next()
      let slot = self.slot()
      declare(cursor.name(), slot)
      return .binding(slot)
    case .enumCase:
      _ = cursor.next()
      _ = cursor.next()
      let name = cursor.name()
      let parts = cursor.list().map { pattern($0) }
      if program.name(name) == "some", parts.count == 1 { return parts[0] }
      return .enumCase(name, parts)
    case .tuplePattern: return .tuple(cursor.list().map { pattern($0) })
    case .typePattern: return .type(number(cursor.next()))
    case .castPattern:
      let inner = pattern(cursor.next())
      return .cast(inner, number(cursor.next()))
    case .valuePattern:
      let value = cursor.next()
      if let text = plainText(value) { return .text(text) }
      if file.op(value) == .literal { return .enumCase(file.names[Int(file.code[Int(value) + 2])], []) }
      _ = expression(value)
      return .value
    default: return .anything
    }
  }

  /// The text of a literal without interpolations.
  func plainText(_ node: Int32) -> Name? {
    guard node >= 0, file.op(node) == .text else { return nil }
    var cursor = CodeCursor(file, node)
    _ = cursor.next()
    let parts = cursor.rows(2)
    if parts.count == 1, parts[0][0] == 0 { return file.names[Int(parts[0][1])] }
    return parts.isEmpty ? 0 : nil
  }
}
