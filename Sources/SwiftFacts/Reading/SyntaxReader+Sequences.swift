import SwiftSyntax

/// The parts of `a = b ?? c ? d : e` with the role of each, asked of the tree only once.
struct SequenceParts {
  enum Sign: Equatable {
    case value, assignment, ternary, cast, isType
    /// An operator with its looseness; 0 binds least tightly.
    case binary(Int)
  }

  let elements: [ExprSyntax]
  let signs: [Sign]

  init(_ elements: [ExprSyntax]) {
    self.elements = elements
    signs = elements.map { element in
      switch element.as(ExprSyntaxEnum.self) {
      case .assignmentExpr: .assignment
      case .unresolvedTernaryExpr: .ternary
      case .unresolvedIsExpr: .isType
      case .unresolvedAsExpr: .cast
      case .binaryOperatorExpr(let sign): .binary(Self.looseness(of: sign.operator.text))
      default: .value
      }
    }
  }

  private static let loosestFirst: [Set<String>] = [
    ["||"], ["&&"], ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="], ["??"],
  ]

  private static func looseness(of sign: String) -> Int {
    loosestFirst.firstIndex { $0.contains(sign) } ?? loosestFirst.count
  }

  /// The index of the loosest operator, the last if there are several.
  func loosest(in range: Range<Int>) -> Int? {
    var found: (place: Int, looseness: Int)?
    for place in range {
      guard case .binary(let looseness) = signs[place], looseness <= found?.looseness ?? .max else {
        continue
      }
      found = (place, looseness)
    }
    return found?.place
  }
}

extension SyntaxReader {
  /// Folds `a = b ?? c ? d : e` with the few precedences that decide where a value goes.
  func fold(_ elements: [ExprSyntax]) -> Int32 {
    let parts = SequenceParts(elements)
    return fold(parts, elements.indices)
  }

  private func fold(_ parts: SequenceParts, _ range: Range<Int>) -> Int32 {
    enter(.nothing) {
      if range.count == 1 { return expression(parts.elements[range.lowerBound]) }
      return assignment(parts, range) ?? ternary(parts, range) ?? binary(parts, range) ?? cast(parts, range)
        ?? writer.node(.nothing)
    }
  }

  private func assignment(_ parts: SequenceParts, _ range: Range<Int>) -> Int32? {
    guard let index = range.first(where: { parts.signs[$0] == .assignment }) else { return nil }
    let target = fold(parts, range.lowerBound..<index)
    return writer.node(
      .assign, place(parts.elements[range.lowerBound]), target, fold(parts, (index + 1)..<range.upperBound))
  }

  /// Reads a ternary, a choice like an `if` with an `else`.
  private func ternary(_ parts: SequenceParts, _ range: Range<Int>) -> Int32? {
    guard
      let index = range.first(where: { parts.signs[$0] == .ternary }),
      let middle = parts.elements[index].as(UnresolvedTernaryExprSyntax.self)
    else { return nil }
    let condition = writer.node(.holds, fold(parts, range.lowerBound..<index))
    let then = writer.node(.block, 1, expression(middle.thenExpression))
    let otherwise = writer.node(.block, 1, fold(parts, (index + 1)..<range.upperBound))
    return branch(
      at: place(middle), .ternary, isExhaustive: true,
      [([condition], then), ([writer.node(.otherwise)], otherwise)])
  }

  private func binary(_ parts: SequenceParts, _ range: Range<Int>) -> Int32? {
    guard let found = parts.loosest(in: range),
      let sign = parts.elements[found].as(BinaryOperatorExprSyntax.self),
      found > range.lowerBound, found + 1 < range.upperBound
    else { return nil }
    let left = fold(parts, range.lowerBound..<found)
    let text = sign.operator.text
    if !StandardOperators.contains(text) { mention(writer.name(text), .called) }
    let right = fold(parts, (found + 1)..<range.upperBound)
    if text == "??" { return writer.node(.choice, list: Operands(place(sign)).list([left, right]).numbers) }
    return writer.node(.binary, place(sign), writer.name(text), left, right)
  }

  private func cast(_ parts: SequenceParts, _ range: Range<Int>) -> Int32? {
    guard range.count >= 3, let type = parts.elements[range.upperBound - 1].as(TypeExprSyntax.self) else {
      return nil
    }
    let sign = range.upperBound - 2
    let value = fold(parts, range.lowerBound..<sign)
    return writer.node(
      parts.signs[sign] == .isType ? .isType : .cast, place(parts.elements[sign]), value, self.type(type.type)
    )
  }
}
