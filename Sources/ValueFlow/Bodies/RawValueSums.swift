import SwiftFacts

/// Lowers `Step(rawValue: step.rawValue + 1)` as a `switch` over the case that gives the next one for each.
struct RawValueSums {
  let lowering: BodyLowering

  /// The most cases of which each has a path of its own: code for many steps goes through a list of them.
  private static let most = 32

  /// The slot of the case that a call makes of another one; nil for any other call.
  func sum(_ callee: Int32, _ operands: CodeCursor, _ place: Int32) -> Slot? {
    var operands = operands
    let rows = operands.rows(3)
    guard rows.count == 1, lowering.program.name(lowering.file.names[Int(rows[0][0])]) == "rawValue",
      let (base, offset) = terms(of: rows[0][1]), let type = lowering.naming.type(by: callee),
      let owner = type.types.first, type.types.count == 1, isCounted(owner),
      let subject = base < 0 ? lowering.selfSlot : lowering.expression(base)
    else { return nil }
    let result = lowering.slot(type)
    let before = lowering.block
    defer { lowering.block = before }
    for (name, next) in pairs(of: lowering.program.types[Int(owner)].caseOrder, by: offset) {
      lowering.block = before
      lowering.block = lowering.newBlock(tests: [Test(subject: subject, patterns: [.enumCase(name, [])])])
      lowering.add(.enumCase(lowering.bodies.number(type), next, [], to: result, place: place))
    }
    return result
  }

  private func pairs(of cases: [Name], by offset: Int) -> [(Name, Name)] {
    cases.indices.compactMap { index in
      cases.indices.contains(index + offset) ? (cases[index], cases[index + offset]) : nil
    }
  }

  /// Tells whether the cases of an enum are numbered in their order.
  private func isCounted(_ type: TypeIndex) -> Bool {
    let info = lowering.program.types[Int(type)]
    return info.kind == .enum && 2...Self.most ~= info.caseOrder.count
      && info.caseOrder.dropFirst().allSatisfy { (info.cases[$0]?.rawValue ?? 0) < 0 }
      && lowering.program.ancestors(type).contains { lowering.program.typeName($0) == "Int" }
  }

  /// The case and the number in `step.rawValue + 1`; the case is negative for `rawValue + 1` in code of the enum.
  private func terms(of node: Int32) -> (base: Int32, offset: Int)? {
    guard node >= 0, lowering.file.op(node) == .binary else { return nil }
    var cursor = CodeCursor(lowering.file, node)
    _ = cursor.next()
    let sign = lowering.program.name(cursor.name())
    guard sign == "+" || sign == "-", let base = base(ofRawValue: cursor.next()),
      let number = number(cursor.next())
    else { return nil }
    return (base, sign == "+" ? number : -number)
  }

  private func base(ofRawValue node: Int32) -> Int32? {
    guard node >= 0 else { return nil }
    var cursor = CodeCursor(lowering.file, node)
    _ = cursor.next()
    switch lowering.file.op(node) {
    case .name: return lowering.program.name(cursor.name()) == "rawValue" ? -1 : nil
    case .member:
      let base = cursor.next()
      return base >= 0 && lowering.program.name(cursor.name()) == "rawValue" ? base : nil
    default: return nil
    }
  }

  private func number(_ node: Int32) -> Int? {
    guard node >= 0, lowering.file.op(node) == .literal else { return nil }
    var cursor = CodeCursor(lowering.file, node)
    _ = cursor.next()
    return Int(lowering.program.name(cursor.name()))
  }
}
