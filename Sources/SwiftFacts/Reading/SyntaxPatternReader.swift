import SwiftSyntax

/// Reads patterns.
struct SyntaxPatternReader {
  let reader: SyntaxReader

  func pattern(_ pattern: PatternSyntax) -> Int32 { self.pattern(pattern, binds: false) }

  /// Reads a pattern; in `let .some(x)` each bare name is a binding, not a value to compare with.
  private func pattern(_ pattern: PatternSyntax, binds: Bool) -> Int32 {
    reader.enter(.anything) {
      switch pattern.as(PatternSyntaxEnum.self) {
      case .identifierPattern(let pattern):
        return reader.writer.node(.binding, reader.place(pattern), reader.name(pattern.identifier))
      case .valueBindingPattern(let pattern): return self.pattern(pattern.pattern, binds: true)
      case .tuplePattern(let pattern):
        let parts = pattern.elements.map { self.pattern($0.pattern, binds: binds) }
        return parts.count == 1
          ? parts[0] : reader.writer.node(.tuplePattern, list: Operands().list(parts).numbers)
      case .isTypePattern(let pattern): return reader.writer.node(.typePattern, reader.type(pattern.type))
      case .expressionPattern(let pattern): return form(of: pattern.expression, binds: binds)
      default: return reader.writer.node(.anything)
      }
    }
  }

  private func form(of expression: ExprSyntax, binds: Bool) -> Int32 {
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let expression): return pattern(expression.pattern, binds: binds)
    case .optionalChainingExpr(let expression): return form(of: expression.expression, binds: binds)
    case .tupleExpr(let expression):
      let parts = expression.elements.map { form(of: $0.expression, binds: binds) }
      return parts.count == 1
        ? parts[0] : reader.writer.node(.tuplePattern, list: Operands().list(parts).numbers)
    case .discardAssignmentExpr: return reader.writer.node(.anything)
    case .sequenceExpr(let sequence):
      return cast(sequence, binds: binds) ?? reader.writer.node(.valuePattern, reader.expression(expression))
    case .functionCallExpr(let call):
      guard let (type, name) = caseName(call.calledExpression) else {
        return reader.writer.node(.valuePattern, reader.expression(expression))
      }
      let parts = call.arguments.map { form(of: $0.expression, binds: binds) }
      return reader.writer.node(.enumCase, list: Operands(reader.place(call), type, name).list(parts).numbers)
    case .declReferenceExpr(let reference) where binds:
      return reader.writer.node(.binding, reader.place(reference), reader.name(reference.baseName))
    default:
      if let (type, name) = caseName(expression) {
        return reader.writer.node(.enumCase, reader.place(expression), type, name, 0)
      }
      return reader.writer.node(.valuePattern, reader.expression(expression))
    }
  }

  /// Reads `.done(let order as Order)`.
  private func cast(_ sequence: SequenceExprSyntax, binds: Bool) -> Int32? {
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    return reader.writer.node(.castPattern, form(of: elements[0], binds: binds), reader.type(type.type))
  }

  /// Reads `.name` or `Type.name`, with -1 for an omitted type.
  private func caseName(_ expression: ExprSyntax) -> (Int32, Int32)? {
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = reader.name(member.declName.baseName)
    reader.mention(name, .pattern)
    guard let base = member.base else { return (-1, name) }
    let type = base.trimmedDescription
    guard let first = type.split(separator: ".").last?.first, first.isUppercase else { return nil }
    return (reader.writer.node(.namedType, reader.writer.name(type), 0), name)
  }
}
