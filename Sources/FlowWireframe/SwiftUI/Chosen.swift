internal import SwiftSyntax

/// Decides which of several branches is most likely seen first.
enum Chosen {
  /// Words in a condition for a state that passes or is an exception.
  private static let passing = [
    "loading", "error", "empty", "fail", "offline", "alert", "toast", "debug", "placeholder", "editing",
    "pending", "idle", "unknown",
  ]

  /// Whether a condition probably does not hold when the screen appears.
  static func isUnlikely(_ condition: String) -> Bool {
    let text = condition.lowercased().filter { $0 != " " }
    let isPassing = passing.contains { text.contains($0) } || text.hasSuffix("==nil")
    let isNegated = text.hasPrefix("!") || text.hasSuffix("==false") || text.hasPrefix("case.none")
    return isPassing != isNegated && !text.contains("#available")
  }

  /// Whether a case of a switch probably does not hold when the screen appears.
  static func isUnlikely(case label: String) -> Bool {
    let text = label.lowercased()
    return passing.contains { text.contains($0) } || text.hasSuffix(".none") || text.hasPrefix("default")
  }

  /// The part of `a ? b : c`, `a ?? b` or `a as B` that is most likely seen.
  static func part(of sequence: SequenceExprSyntax) -> ExprSyntax? {
    let elements = Array(sequence.elements)
    guard let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self)
    else { return elements.first }
    let condition = elements[..<place].map(\.trimmedDescription).joined()
    guard isUnlikely(condition), place + 1 < elements.count else { return ternary.thenExpression }
    return rest(of: elements, from: place + 1)
  }

  /// The expression after a colon, which may be a choice of its own.
  private static func rest(of elements: [ExprSyntax], from start: Int) -> ExprSyntax {
    guard start + 1 < elements.count else { return elements[start] }
    return ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(elements[start...])))
  }
}

extension ViewReader {
  func views(of choice: IfExprSyntax, _ scope: Scope) -> [Element] {
    let condition = choice.conditions.map(\.trimmedDescription).joined(separator: ",")
    var inner = scope
    for element in choice.conditions { bind(element.condition, in: &inner) }
    let isMissing = choice.conditions.contains { self.isMissing($0.condition, scope) }
    guard Chosen.isUnlikely(condition) || isMissing else { return views(choice.body.statements, inner) }
    switch choice.elseBody {
    case .codeBlock(let block): return views(block.statements, scope)
    case .ifExpr(let other): return views(of: other, scope)
    default: return []
    }
  }

  /// Whether a condition binds a value that is nil as far as the source tells.
  private func isMissing(_ condition: ConditionElementSyntax.Condition, _ scope: Scope) -> Bool {
    guard let binding = condition.as(OptionalBindingConditionSyntax.self) else { return false }
    let value = binding.initializer?.value.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let name = value ?? binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return false
    }
    if case .code(let code, _)? = scope.bound[name] { return code.is(NilLiteralExprSyntax.self) }
    return scope.type?.properties[name]?.value?.is(NilLiteralExprSyntax.self) ?? false
  }

  private func bind(_ condition: ConditionElementSyntax.Condition, in scope: inout Scope) {
    guard let binding = condition.as(OptionalBindingConditionSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    if let value = binding.initializer?.value, value.trimmedDescription != name {
      scope.bind(name, to: value)
    }
  }

  func views(of choice: SwitchExprSyntax, _ scope: Scope) -> [Element] {
    let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    let likely = cases.filter { !Chosen.isUnlikely(case: $0.label.trimmedDescription) }
    for choice in likely + cases {
      let elements = views(choice.statements, scope)
      if !elements.isEmpty { return elements }
    }
    return []
  }
}
