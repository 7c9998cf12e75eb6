import SwiftSyntax

extension BodyReader {
  /// Folds `a = b ?? c ? d : e` by the few precedences that decide where a value goes.
  func fold(_ elements: ArraySlice<ExprSyntax>) -> Expression {
    depth.enter(.nothing) {
      if elements.count == 1, let only = elements.first { return read(only) }
      return assignment(elements) ?? ternary(elements) ?? binary(elements) ?? cast(elements) ?? .nothing
    }
  }

  private func assignment(_ elements: ArraySlice<ExprSyntax>) -> Expression? {
    guard let index = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) else { return nil }
    let place = elements.first.map { places.place(of: $0) } ?? Place()
    return .assign(fold(elements[..<index]), fold(elements[(index + 1)...]), place)
  }

  private func ternary(_ elements: ArraySlice<ExprSyntax>) -> Expression? {
    for index in elements.indices {
      guard let middle = elements[index].as(UnresolvedTernaryExprSyntax.self) else { continue }
      return .choice([read(middle.thenExpression), fold(elements[(index + 1)...])])
    }
    return nil
  }

  private static let loosestFirst: [Set<String>] = [
    ["||"], ["&&"], ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="], ["??"],
  ]

  private func binary(_ elements: ArraySlice<ExprSyntax>) -> Expression? {
    for names in Self.loosestFirst {
      if let found = split(elements, where: { names.contains($0) }) { return found }
    }
    return split(elements, where: { _ in true })
  }

  private func split(_ elements: ArraySlice<ExprSyntax>, where matches: (String) -> Bool) -> Expression? {
    let found = elements.lastIndex { element in
      guard let sign = element.as(BinaryOperatorExprSyntax.self) else { return false }
      return matches(sign.operator.text)
    }
    guard let found, let sign = elements[found].as(BinaryOperatorExprSyntax.self) else { return nil }
    let (left, right) = (elements[..<found], elements[(found + 1)...])
    guard !left.isEmpty, !right.isEmpty else { return nil }
    if sign.operator.text == "??" { return .choice([fold(left), fold(right)]) }
    return .binary(sign.operator.text, fold(left), fold(right))
  }

  private func cast(_ elements: ArraySlice<ExprSyntax>) -> Expression? {
    guard elements.count >= 3, let type = elements.last?.as(TypeExprSyntax.self) else { return nil }
    let sign = elements[elements.endIndex - 2]
    let value = fold(elements.dropLast(2))
    if sign.is(UnresolvedIsExprSyntax.self) { return .isType(value, types.read(type.type)) }
    return .cast(value, types.read(type.type))
  }
}
