import SwiftSyntax

extension SyntaxReader {
  /// Folds `a = b ?? c ? d : e` by the few precedences that decide where a value goes.
  func fold(_ elements: ArraySlice<ExprSyntax>) -> Int32 {
    enter(.nothing) {
      if elements.count == 1, let only = elements.first { return expression(only) }
      return assignment(elements) ?? ternary(elements) ?? binary(elements) ?? cast(elements)
        ?? writer.node(.nothing)
    }
  }

  private func assignment(_ elements: ArraySlice<ExprSyntax>) -> Int32? {
    guard let index = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }),
      let first = elements.first
    else { return nil }
    let target = fold(elements[..<index])
    return writer.node(.assign, place(first), target, fold(elements[(index + 1)...]))
  }

  /// A choice of two ways, like an `if` with an `else`.
  private func ternary(_ elements: ArraySlice<ExprSyntax>) -> Int32? {
    guard
      let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let middle = elements[index].as(UnresolvedTernaryExprSyntax.self)
    else { return nil }
    let condition = writer.node(.holds, fold(elements[..<index]))
    let then = writer.node(.block, 1, expression(middle.thenExpression))
    let otherwise = writer.node(.block, 1, fold(elements[(index + 1)...]))
    return branch(
      at: place(middle), .ternary, isExhaustive: true,
      [([condition], then), ([writer.node(.otherwise)], otherwise)])
  }

  private static let loosestFirst: [Set<String>] = [
    ["||"], ["&&"], ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="], ["??"],
  ]

  private func binary(_ elements: ArraySlice<ExprSyntax>) -> Int32? {
    for names in Self.loosestFirst {
      if let found = split(elements, where: { names.contains($0) }) { return found }
    }
    return split(elements, where: { _ in true })
  }

  private func split(_ elements: ArraySlice<ExprSyntax>, where matches: (String) -> Bool) -> Int32? {
    let found = elements.lastIndex { element in
      guard let sign = element.as(BinaryOperatorExprSyntax.self) else { return false }
      return matches(sign.operator.text)
    }
    guard let found, let sign = elements[found].as(BinaryOperatorExprSyntax.self) else { return nil }
    let (left, right) = (elements[..<found], elements[(found + 1)...])
    guard !left.isEmpty, !right.isEmpty else { return nil }
    let values = [fold(left), fold(right)]
    if sign.operator.text == "??" {
      return writer.node(.choice, list: Operands(place(sign)).list(values).numbers)
    }
    return writer.node(.binary, place(sign), writer.name(sign.operator.text), values[0], values[1])
  }

  private func cast(_ elements: ArraySlice<ExprSyntax>) -> Int32? {
    guard elements.count >= 3, let type = elements.last?.as(TypeExprSyntax.self) else { return nil }
    let sign = elements[elements.endIndex - 2]
    let value = fold(elements.dropLast(2))
    return writer.node(
      sign.is(UnresolvedIsExprSyntax.self) ? .isType : .cast, place(sign), value, self.type(type.type))
  }
}
