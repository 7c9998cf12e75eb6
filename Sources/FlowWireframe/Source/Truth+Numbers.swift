internal import SwiftSyntax

/// Comparisons of numbers, such as `page == pages.count - 1`.
extension Truth {
  private static let comparisons: [(name: String, isMet: @Sendable (Int, Int) -> Bool)] = [
    ("==", { $0 == $1 }), ("!=", { $0 != $1 }), (">=", { $0 >= $1 }), ("<=", { $0 <= $1 }),
    (">", { $0 > $1 }),
    ("<", { $0 < $1 }),
  ]

  /// Whether a comparison of two known numbers holds; nil for anything else.
  mutating func compared(_ parts: ArraySlice<ExprSyntax>, _ scope: Scope) -> Bool? {
    for (name, isMet) in Self.comparisons {
      guard let place = Self.place(of: name, in: parts) else { continue }
      guard let left = number(parts[..<place], scope), let right = number(parts[(place + 1)...], scope) else {
        return nil
      }
      return isMet(left, right)
    }
    return nil
  }

  /// The sum in a chain of operators.
  private mutating func number(_ parts: ArraySlice<ExprSyntax>, _ scope: Scope) -> Int? {
    guard var sum = parts.first.flatMap({ number($0, scope) }) else { return nil }
    var rest = parts.dropFirst()
    while let sign = rest.popFirst()?.as(BinaryOperatorExprSyntax.self)?.operator.text {
      guard ["+", "-"].contains(sign), let value = rest.popFirst().flatMap({ number($0, scope) }) else {
        return nil
      }
      let (result, isTooLarge) =
        sign == "+" ? sum.addingReportingOverflow(value) : sum.subtractingReportingOverflow(value)
      if isTooLarge { return nil }
      sum = result
    }
    return sum
  }

  private mutating func number(_ value: ExprSyntax, _ scope: Scope) -> Int? {
    stepsLeft -= 1
    guard stepsLeft > 0 else { return nil }
    if let literal = value.as(IntegerLiteralExprSyntax.self) { return Int(literal.literal.text) }
    if let sequence = value.as(SequenceExprSyntax.self) {
      return number(Array(sequence.elements)[...], scope)
    }
    if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first
    {
      return number(inner.expression, scope)
    }
    if let member = value.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "count",
      let list = member.base
    {
      return self.list(list, scope)?.elements.count
    }
    return self.value(of: value, scope).flatMap { number($0.0, $0.1) }
  }

  /// The list literal that a name stands for.
  private mutating func list(_ value: ExprSyntax, _ scope: Scope) -> ArrayExprSyntax? {
    stepsLeft -= 1
    // An empty list is mostly filled before the screen is of use.
    if let list = value.as(ArrayExprSyntax.self) { return list.elements.isEmpty ? nil : list }
    guard stepsLeft > 0, let (next, place) = self.value(of: value, scope) else { return nil }
    return list(next, place)
  }
}
