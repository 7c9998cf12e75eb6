import SwiftSyntax

extension BodyReader {
  func read(_ pattern: PatternSyntax) -> Pattern {
    depth.enter(.any) { form(of: pattern) }
  }

  private func form(of pattern: PatternSyntax) -> Pattern {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let pattern): .binding(pattern.identifier.plainText)
    case .valueBindingPattern(let pattern): bound(read(pattern.pattern))
    case .tuplePattern(let pattern): .tuple(pattern.elements.map { read($0.pattern) })
    case .isTypePattern(let pattern): .type(types.read(pattern.type))
    case .expressionPattern(let pattern): form(of: pattern.expression, binds: false)
    case .wildcardPattern: .any
    default: .any
    }
  }

  /// In `let .some(x)` each bare name is a binding, not a value that is compared.
  private func bound(_ pattern: Pattern) -> Pattern {
    switch pattern {
    case .value(.name(let name, _)): .binding(name)
    case .enumCase(let type, let name, let parts): .enumCase(type, name, parts.map(bound))
    case .tuple(let parts): .tuple(parts.map(bound))
    case .cast(let inner, let type): .cast(bound(inner), type)
    default: pattern
    }
  }

  private func form(of expression: ExprSyntax, binds: Bool) -> Pattern {
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let expression): return read(expression.pattern)
    case .optionalChainingExpr(let expression): return form(of: expression.expression, binds: binds)
    case .tupleExpr(let expression):
      let parts = expression.elements.map { form(of: $0.expression, binds: binds) }
      return parts.count == 1 ? parts[0] : .tuple(parts)
    case .discardAssignmentExpr: return .any
    case .sequenceExpr(let sequence): return cast(sequence) ?? .value(read(expression))
    case .functionCallExpr(let call):
      guard let (type, name) = caseName(call.calledExpression) else { return .value(read(expression)) }
      return .enumCase(type, name, call.arguments.map { form(of: $0.expression, binds: binds) })
    default:
      if let (type, name) = caseName(expression) { return .enumCase(type, name, []) }
      return .value(read(expression))
    }
  }

  /// `.done(let order as Order)`.
  private func cast(_ sequence: SequenceExprSyntax) -> Pattern? {
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    return .cast(form(of: elements[0], binds: false), types.read(type.type))
  }

  private func caseName(_ expression: ExprSyntax) -> (String, String)? {
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    guard let base = member.base else { return ("", member.declName.baseName.plainText) }
    let type = base.trimmedDescription
    guard let first = type.split(separator: ".").last?.first, first.isUppercase else { return nil }
    return (type, member.declName.baseName.plainText)
  }
}
