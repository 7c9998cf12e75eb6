import SwiftSyntax

/// Folds sequences of operands and operators with the few precedences that decide where a value goes.
struct SyntaxSequenceReader {
  let reader: SyntaxReader

  /// Folds `a = b ?? c ? d : e` with the few precedences that decide where a value goes.
  func fold(_ elements: [ExprSyntax]) -> Int32 {
    let parts = SequenceParts(elements)
    return fold(parts, elements.indices)
  }

  private func fold(_ parts: SequenceParts, _ range: Range<Int>) -> Int32 {
    reader.enter(.nothing) {
      if range.count == 1 { return reader.expression(parts.elements[range.lowerBound]) }
      return assignment(parts, range) ?? ternary(parts, range) ?? binary(parts, range) ?? cast(parts, range)
        ?? reader.writer.node(.nothing)
    }
  }

  private func assignment(_ parts: SequenceParts, _ range: Range<Int>) -> Int32? {
    guard let index = range.first(where: { parts.signs[$0] == .assignment }) else { return nil }
    let target = fold(parts, range.lowerBound..<index)
    return reader.writer.node(
      .assign, reader.place(parts.elements[range.lowerBound]), target,
      fold(parts, (index + 1)..<range.upperBound))
  }

  /// Reads a ternary, a choice like an `if` with an `else`.
  private func ternary(_ parts: SequenceParts, _ range: Range<Int>) -> Int32? {
    guard
      let index = range.first(where: { parts.signs[$0] == .ternary }),
      let middle = parts.elements[index].as(UnresolvedTernaryExprSyntax.self)
    else { return nil }
    let condition = reader.writer.node(.holds, fold(parts, range.lowerBound..<index))
    let then = reader.writer.node(.block, 1, reader.expression(middle.thenExpression))
    let otherwise = reader.writer.node(.block, 1, fold(parts, (index + 1)..<range.upperBound))
    return reader.branch(
      at: reader.place(middle), .ternary, isExhaustive: true,
      [([condition], then), ([reader.writer.node(.otherwise)], otherwise)])
  }

  private func binary(_ parts: SequenceParts, _ range: Range<Int>) -> Int32? {
    guard let found = parts.loosest(in: range),
      let sign = parts.elements[found].as(BinaryOperatorExprSyntax.self),
      found > range.lowerBound, found + 1 < range.upperBound
    else { return nil }
    let left = fold(parts, range.lowerBound..<found)
    let text = sign.operator.text
    if !StandardOperators.contains(text) { reader.mention(reader.writer.name(text), .called) }
    let right = fold(parts, (found + 1)..<range.upperBound)
    if text == "??" {
      return reader.writer.node(.choice, list: Operands(reader.place(sign)).list([left, right]).numbers)
    }
    return reader.writer.node(.binary, reader.place(sign), reader.writer.name(text), left, right)
  }

  private func cast(_ parts: SequenceParts, _ range: Range<Int>) -> Int32? {
    guard range.count >= 3, let type = parts.elements[range.upperBound - 1].as(TypeExprSyntax.self) else {
      return nil
    }
    let sign = range.upperBound - 2
    let value = fold(parts, range.lowerBound..<sign)
    return reader.writer.node(
      parts.signs[sign] == .isType ? .isType : .cast, reader.place(parts.elements[sign]), value,
      reader.type(type.type)
    )
  }
}
