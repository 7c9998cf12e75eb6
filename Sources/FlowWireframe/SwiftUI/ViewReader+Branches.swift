internal import SwiftSyntax

/// Branches of code that builds views.
extension ViewReader {
  func views(of choice: IfExprSyntax, _ scope: Scope) -> [Element] {
    branch(of: choice, scope).map { views($0.items, $0.scope) } ?? []
  }

  /// Reads the branch with which a function ends; nil if a statement is no choice, or the chosen branch does not end the function.
  func returned(by item: CodeBlockItemSyntax, _ scope: Scope) -> [Element]? {
    let expression = item.item.as(ExprSyntax.self) ?? item.item.as(ExpressionStmtSyntax.self)?.expression
    guard let choice = expression?.as(IfExprSyntax.self), let branch = branch(of: choice, scope),
      branch.items.last?.item.is(ReturnStmtSyntax.self) == true
    else { return nil }
    return views(branch.items, branch.scope)
  }

  /// The statements of the likely branch, with the names that its conditions bind; nil if it has none.
  func branch(
    of choice: IfExprSyntax, _ scope: Scope
  ) -> (items: CodeBlockItemListSyntax, scope: Scope)? {
    let condition = SyntaxShape.words(of: choice.conditions)
    var inner = scope
    for element in choice.conditions { bind(element.condition, in: &inner) }
    // A declared value may only stand for the time before the content is there.
    let isMet = holds(choice.conditions, scope).flatMap { isMet -> Bool? in
      isMet && LikelyBranch.isPassingAlone(condition) ? nil : isMet
    }
    let isUnlikely = { LikelyBranch.isUnlikely(condition) || Self.isRare(choice) }
    guard isMet.map({ !$0 }) ?? isUnlikely() else { return (choice.body.statements, inner) }
    switch choice.elseBody {
    case .codeBlock(let block): return (block.statements, scope)
    case .ifExpr(let other): return branch(of: other, scope)
    default: return nil
    }
  }

  /// Whether one of two branches is for a single text, as in `if key == "x" { … } else { … }`: a value is more likely any other.
  private static func isRare(_ choice: IfExprSyntax) -> Bool {
    guard choice.elseBody != nil, choice.conditions.count == 1,
      let test = choice.conditions.first?.condition.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      test.count == 3, test[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "==",
      test[2].is(StringLiteralExprSyntax.self)
    else { return false }
    return test[2].ownText != "\"\""
  }

  /// Whether all conditions are true; nil if the source does not tell.
  private func holds(_ conditions: ConditionElementListSyntax, _ scope: Scope) -> Bool? {
    let all = conditions.map { holds($0.condition, scope) }
    if all.contains(false) { return false }
    return all.allSatisfy { $0 == true } ? true : nil
  }

  private func holds(_ condition: ConditionElementSyntax.Condition, _ scope: Scope) -> Bool? {
    if let expression = condition.as(ExprSyntax.self) { return Truth.of(expression, scope, lookup) }
    if let match = condition.as(MatchingPatternConditionSyntax.self) {
      let first = Truth.firstCase(of: match.initializer.value, scope, lookup)
      guard let first, !LikelyBranch.isUnlikely(case: "." + first) else { return nil }
      return match.pattern.ownText.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        .contains { $0 == first }
    }
    guard let binding = condition.as(OptionalBindingConditionSyntax.self) else { return nil }
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    let value = binding.initializer?.value ?? name.map { ExprSyntax(DeclReferenceExprSyntax(baseName: $0)) }
    return value.flatMap { Truth.isMissing($0, scope, lookup) }.map { !$0 }
  }

  private func bind(_ condition: ConditionElementSyntax.Condition, in scope: inout Scope) {
    guard let binding = condition.as(OptionalBindingConditionSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    if let value = binding.initializer?.value, value.ownText != name {
      scope.bind(name, to: value)
    }
  }

  /// The case that a declared value chooses, unless that value only stands for the time before the content is there.
  private func firstCase(
    of subject: ExprSyntax, _ cases: [SwitchCaseSyntax], _ scope: Scope
  ) -> SwitchCaseSyntax? {
    guard let name = Truth.firstCase(of: subject, scope, lookup), !LikelyBranch.isUnlikely(case: "." + name)
    else { return nil }
    return cases.first { TextReader.names($0.label, name) }
      ?? cases.first { $0.label.is(SwitchDefaultLabelSyntax.self) }
  }

  /// The scope in a case of a `switch`, with the names for the values of the case: `field` in `case let .text(field)`.
  private func bound(_ one: SwitchCaseSyntax, to subject: ExprSyntax, _ scope: Scope) -> Scope {
    guard let items = one.label.as(SwitchCaseLabelSyntax.self)?.caseItems, items.count == 1,
      let payload = Truth.payload(of: subject, scope, lookup)
    else { return scope }
    var inner = scope
    for (name, value) in zip(PatternNames.of(items), payload.values.labelled) {
      inner.bound[name] = .code(value.value, payload.scope)
    }
    return inner
  }

  /// The statements of the case that a declared value chooses, or of the first likely one.
  func branch(of choice: SwitchExprSyntax, _ scope: Scope) -> (items: CodeBlockItemListSyntax, scope: Scope)?
  {
    let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    if let first = firstCase(of: choice.subject, cases, scope) {
      return (first.statements, bound(first, to: choice.subject, scope))
    }
    let likely = cases.first { !LikelyBranch.isUnlikely(case: $0.label.ownText) } ?? cases.first
    return likely.map { ($0.statements, scope) }
  }

  func views(of choice: SwitchExprSyntax, _ scope: Scope) -> [Element] {
    let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    if let first = firstCase(of: choice.subject, cases, scope) {
      return views(first.statements, bound(first, to: choice.subject, scope))
    }
    let likely = cases.filter { !LikelyBranch.isUnlikely(case: $0.label.ownText) }
    for choice in likely + cases {
      let elements = views(choice.statements, scope)
      if !elements.isEmpty { return elements }
    }
    return []
  }
}
