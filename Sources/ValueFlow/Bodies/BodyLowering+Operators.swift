import SwiftFacts

extension BodyLowering {
  /// Lowers an operator: one of the source is called, and of any other each side may be the value.
  func binary(_ operands: CodeCursor, _ node: Int32, _ place: Int32) -> Slot? {
    var cursor = operands
    let sign = cursor.name()
    let (left, right) = (cursor.next(), cursor.next())
    if program.name(sign) == "+=" { return assignments.extend(left, by: right, place) }
    let callees = right < 0 ? [] : callees(of: sign)
    if callees.isEmpty {
      return taken(of: right, by: sign, from: left, node, place)
        ?? joined([expression(left), expression(right)])
    }
    let arguments = calls.arguments([[0, left, 0], [0, right, 0]], of: sign)
    self.place = place
    let result = slot()
    for callee in callees { _ = calls.addCall(of: callee, sign, arguments, to: result, node) }
    calls.assign(arguments, [left, right])
    return result
  }

  /// The object that a library's operator takes out of a container by its type: `resolver ~> DetailController.self`.
  private func taken(of type: Int32, by sign: Name, from container: Int32, _ node: Int32, _ place: Int32)
    -> Slot?
  {
    guard program.isOperator(sign), type >= 0, naming.type(by: type) != nil else { return nil }
    let base = expression(container) ?? slot()
    let arguments = calls.arguments([[0, type, 0]], of: sign)
    self.place = place
    return calls.addCall(of: .member(base), sign, arguments, to: slot(), node)
  }

  /// The functions of the source that an operator may be: one of the top level, and those that types have.
  private func callees(of sign: Name) -> [CallSite.Callee] {
    guard program.isOperator(sign) else { return [] }
    let isGlobal = program.globalFunctions[sign] != nil
    guard let owners = program.operatorOwners[sign] else { return isGlobal ? [.global] : [] }
    let types = slot()
    for owner in owners { add(.type(bodies.number(ResolvedType(types: [owner])), to: types)) }
    return (isGlobal ? [.global] : []) + [.member(types)]
  }
}
