import SwiftSyntax

extension SyntaxReader {
  func pattern(_ pattern: PatternSyntax) -> Int32 { self.pattern(pattern, binds: false) }

  /// Reads a pattern; in `let .some(x)` each bare name is a binding, not a value to compare with.
  private func pattern(_ pattern: PatternSyntax, binds: Bool) -> Int32 {
    enter(.anything) {
      switch pattern.as(PatternSyntaxEnum.self) {
      case .identifierPattern(let pattern):
        return writer.node(.binding, place(pattern), name(pattern.identifier))
      case .valueBindingPattern(let pattern): return self.pattern(pattern.pattern, binds: true)
      case .tuplePattern(let pattern):
        let parts = pattern.elements.map { self.pattern($0.pattern, binds: binds) }
        return parts.count == 1 ? parts[0] : writer.node(.tuplePattern, list: Operands().list(parts).numbers)
      case .isTypePattern(let pattern): return writer.node(.typePattern, type(pattern.type))
      case .expressionPattern(let pattern): return form(of: pattern.expression, binds: binds)
      default: return writer.node(.anything)
      }
    }
  }

  private func form(of expression: ExprSyntax, binds: Bool) -> Int32 {
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let expression): return pattern(expression.pattern, binds: binds)
    case .optionalChainingExpr(let expression): return form(of: expression.expression, binds: binds)
    case .tupleExpr(let expression):
      let parts = expression.elements.map { form(of: $0.expression, binds: binds) }
      return parts.count == 1 ? parts[0] : writer.node(.tuplePattern, list: Operands().list(parts).numbers)
    case .discardAssignmentExpr: return writer.node(.anything)
    case .sequenceExpr(let sequence):
      return cast(sequence, binds: binds) ?? writer.node(.valuePattern, self.expression(expression))
    case .functionCallExpr(let call):
      guard let (type, name) = caseName(call.calledExpression) else {
        return writer.node(.valuePattern, self.expression(expression))
      }
      let parts = call.arguments.map { form(of: $0.expression, binds: binds) }
      return writer.node(.enumCase, list: Operands(place(call), type, name).list(parts).numbers)
    case .declReferenceExpr(let reference) where binds:
      return writer.node(.binding, place(reference), name(reference.baseName))
    default:
      if let (type, name) = caseName(expression) {
        return writer.node(.enumCase, place(expression), type, name, 0)
      }
      return writer.node(.valuePattern, self.expression(expression))
    }
  }

  /// Reads `.done(let order as Order)`.
  private func cast(_ sequence: SequenceExprSyntax, binds: Bool) -> Int32? {
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    return writer.node(.castPattern, form(of: elements[0], binds: binds), self.type(type.type))
  }

  /// Reads `.name` or `Type.name`, with -1 for an omitted type.
  private func caseName(_ expression: ExprSyntax) -> (Int32, Int32)? {
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = name(member.declName.baseName)
    mention(name, .pattern)
    guard let base = member.base else { return (-1, name) }
    let type = base.trimmedDescription
    guard let first = type.split(separator: ".").last?.first, first.isUppercase else { return nil }
    return (writer.node(.namedType, writer.name(type), 0), name)
  }
}
