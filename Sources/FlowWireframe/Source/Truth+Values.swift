internal import SwiftSyntax

/// The values of names at the time when a screen appears.
extension Truth {
  /// The value of a name: an argument, a local constant, or the initial value of a property.
  mutating func value(of expression: ExprSyntax, _ scope: Scope) -> (ExprSyntax, Scope)? {
    var name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if let member = expression.as(MemberAccessExprSyntax.self), member.base?.isSelf == true {
      name = member.declName.baseName.text
    }
    guard let name else {
      return argument(of: expression, scope) ?? stateValue(of: expression, scope)
        ?? member(expression, scope) ?? called(by: expression, scope)
    }
    if name == "self", let chosen = scope.chosen {
      return (ExprSyntax(MemberAccessExprSyntax(name: .identifier(chosen))), scope)
    }
    switch scope.bound[name] {
    case .code(let code, let place)?: return (code, place)
    case .drawn?, .list?, .name?: return nil
    case nil: break
    }
    guard let property = scope.type?.properties[name] else { return nil }
    if property.isFocus { return (ExprSyntax(BooleanLiteralExprSyntax(literal: .keyword(.false))), scope) }
    if let value = property.value ?? (scope.isAtFirst ? scope.type?.given(name) : nil) {
      return (value, Scope(type: scope.type, path: scope.path))
    }
    if scope.isAtFirst, property.isEmptyVariable {
      return (ExprSyntax(NilLiteralExprSyntax()), scope)
    }
    return property.getter.flatMap { result(of: $0, scope) }.map { ($0, scope) }
  }

  /// The argument for a member of an object that code makes, as `row.title` of `Row(title: nil)`.
  private func argument(of expression: ExprSyntax, _ scope: Scope) -> (ExprSyntax, Scope)? {
    guard let member = expression.as(MemberAccessExprSyntax.self), var object = member.base else {
      return nil
    }
    if let part = TuplePart.of(member, scope) { return (part.value, part.scope) }
    var place = scope
    for _ in 0..<8 {
      if let call = object.as(FunctionCallExprSyntax.self) {
        if let value = Arguments(call)[member.declName.baseName.text] { return (value, place) }
        guard let lookup, let made = lookup.nested({ ListReader(lookup).result(of: call, place) }),
          !made.value.is(SequenceExprSyntax.self)
        else { return nil }
        (object, place) = (made.value, made.scope)
        continue
      }
      guard let name = object.as(DeclReferenceExprSyntax.self)?.baseName.text,
        case .code(let code, let outside)? = place.bound[name]
      else { return nil }
      (object, place) = (code, outside)
    }
    return nil
  }

  /// The first value of a member of a state, declared or computed from such values.
  private mutating func stateValue(of expression: ExprSyntax, _ scope: Scope) -> (ExprSyntax, Scope)? {
    guard let lookup, let (property, type) = StateValue.property(of: expression, scope, lookup) else {
      return nil
    }
    var inner = Scope(type: type, path: property.path)
    inner.isAtFirst = true
    if let getter = property.getter { return result(of: getter, inner).map { ($0, inner) } }
    let name = Setup.path(expression).split(separator: ".").last.map(String.init) ?? ""
    let value = property.value ?? type.given(name)
    return value.flatMap { StateValue.isPlain($0) ? ($0, inner) : nil }
  }

  /// The first value of a member of an object, such as `mode.isNew` where the mode is `.edit` at first.
  private mutating func member(_ expression: ExprSyntax, _ scope: Scope) -> (ExprSyntax, Scope)? {
    guard let lookup, let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      TypeName.of(base) == nil, !base.isSelf,
      let object = lookup.nested({ TextReader(lookup).object(base, scope) })
    else { return nil }
    let name = member.declName.baseName.text
    if case .code(let code, let place)? = object.bound[name] { return (code, place) }
    guard let property = object.type.properties[name] else { return nil }
    var inner = Scope(type: object.type, path: object.type.path)
    inner.chosen = object.chosen
    if let getter = property.getter {
      return object.chosen == nil ? nil : result(of: getter, inner).map { ($0, inner) }
    }
    if object.type.isMissingWithoutNumber(property, named: name) {
      return (ExprSyntax(NilLiteralExprSyntax()), inner)
    }
    return property.value.flatMap { StateValue.isPlain($0) ? ($0, inner) : nil }
  }

  /// The result of a function of the type for the arguments of a call.
  private mutating func called(by expression: ExprSyntax, _ scope: Scope) -> (ExprSyntax, Scope)? {
    guard let call = expression.as(FunctionCallExprSyntax.self), let type = scope.type,
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      scope.bound[name] == nil, let all = type.functions[name]
    else { return nil }
    let arguments = Arguments(call)
    guard let function = SyntaxShape.fitting(all, arguments), let body = function.body else { return nil }
    var inner = Scope(type: type, path: type.path)
    inner.isAtFirst = scope.isAtFirst
    inner.bind(function.signature.parameterClause.parameters, to: arguments, in: scope)
    return result(of: body.statements, inner).map { ($0, inner) }
  }

  /// Whether a value is one of a state that begins without one.
  mutating func startsMissing(_ value: ExprSyntax, _ scope: Scope) -> Bool {
    if isMissing(value, scope) == true { return true }
    guard let lookup, let (property, _) = StateValue.property(of: value, scope, lookup) else { return false }
    return property.isEmptyVariable || property.value?.is(NilLiteralExprSyntax.self) == true
  }

  /// Whether `text.isEmpty` holds for a text with which a state begins; nil for anything else.
  mutating func isEmptyText(_ condition: ExprSyntax, _ scope: Scope) -> Bool? {
    guard startsEmpty, let member = condition.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "isEmpty"
    else { return nil }
    let state = lookup.flatMap { StateValue.property(of: base, scope, $0) }?.0.value
    return (state ?? value(of: base, scope)?.0)?.as(StringLiteralExprSyntax.self).map { text in
      text.segments.allSatisfy { $0.totalLength.utf8Length == 0 }
    }
  }

  /// Whether conditions are met; nil if the source does not tell.
  mutating func holds(_ conditions: ConditionElementListSyntax, _ scope: Scope) -> Bool? {
    let all = conditions.map { holds($0.condition, scope) }
    if all.contains(false) { return false }
    return all.allSatisfy { $0 == true } ? true : nil
  }

  private mutating func holds(_ condition: ConditionElementSyntax.Condition, _ scope: Scope) -> Bool? {
    if let test = condition.as(ExprSyntax.self) { return truth(test, scope) }
    if let binding = condition.as(OptionalBindingConditionSyntax.self) {
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      let value = binding.initializer?.value ?? name.map { ExprSyntax(DeclReferenceExprSyntax(baseName: $0)) }
      return value.flatMap { isMissing($0, scope) }.map { !$0 }
    }
    guard let match = condition.as(MatchingPatternConditionSyntax.self),
      let first = firstCase(of: match.initializer.value, scope)
    else { return nil }
    return match.pattern.ownText.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .contains { $0 == first }
  }

  /// The result of a statement, which may be a `switch` over a known case.
  private mutating func chosenResult(of item: CodeBlockItemSyntax, _ scope: Scope) -> ExprSyntax? {
    let expression = item.item.as(ExpressionStmtSyntax.self)?.expression ?? item.item.as(ExprSyntax.self)
    guard let choice = expression?.as(SwitchExprSyntax.self) else { return SyntaxShape.result(of: [item]) }
    guard let name = firstCase(of: choice.subject, scope) else { return nil }
    let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    let chosen =
      cases.first { TextReader.names($0.label, name) }
      ?? cases.first { $0.label.is(SwitchDefaultLabelSyntax.self) }
    return chosen.flatMap { SyntaxShape.result(of: $0.statements) }
  }

  /// The first result of a body: behind a `guard`, the result of the side that is taken.
  private mutating func result(of body: CodeBlockItemListSyntax, _ scope: Scope) -> ExprSyntax? {
    for item in body {
      guard let test = item.item.as(GuardStmtSyntax.self) else {
        return item == body.last ? chosenResult(of: item, scope) : nil
      }
      guard let isMet = holds(test.conditions, scope) else { return nil }
      if !isMet { return SyntaxShape.result(of: test.body.statements) }
    }
    return nil
  }
}
