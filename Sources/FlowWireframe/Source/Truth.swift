internal import SwiftSyntax

/// Evaluates conditions at the time when a screen appears, as far as declarations and callers determine them.
struct Truth {
  var stepsLeft = 200
  /// Looks up the types of state that the screen shows.
  let lookup: TypeLookup?
  /// Whether a state that begins without a value has none: only where a detail depends on it, since most state is loaded.
  let startsEmpty: Bool

  private init(_ lookup: TypeLookup?, startsEmpty: Bool = false) {
    (self.lookup, self.startsEmpty) = (lookup, startsEmpty)
  }

  /// Whether a condition is true; nil if the source does not tell.
  static func of(
    _ condition: ExprSyntax, _ scope: Scope, _ lookup: TypeLookup? = nil, startsEmpty: Bool = false
  ) -> Bool? {
    var truth = Truth(lookup, startsEmpty: startsEmpty)
    return truth.truth(condition, scope)
  }

  /// Whether a value is nil; nil if the source does not tell.
  static func isMissing(_ value: ExprSyntax, _ scope: Scope, _ lookup: TypeLookup? = nil) -> Bool? {
    var truth = Truth(lookup)
    return truth.isMissing(value, scope)
  }

  /// Whether conditions are met; nil if the source does not tell.
  static func of(_ conditions: ConditionElementListSyntax, _ scope: Scope) -> Bool? {
    var truth = Truth(nil)
    return truth.holds(conditions, scope)
  }

  /// The case that a value is at first; nil if the source does not tell.
  static func firstCase(of value: ExprSyntax, _ scope: Scope, _ lookup: TypeLookup? = nil) -> String? {
    var truth = Truth(lookup)
    return truth.firstCase(of: value, scope)
  }

  mutating func firstCase(of value: ExprSyntax, _ scope: Scope) -> String? {
    stepsLeft -= 1
    guard stepsLeft > 0 else { return nil }
    if let name = Self.caseName(value) ?? Self.madeCase(value)?.name { return name }
    return self.value(of: value, scope).flatMap { firstCase(of: $0.0, $0.1) }
  }

  /// The values of the case that a value is at first, as `field` in `.text(field)`; nil if it is none with values.
  static func payload(
    of value: ExprSyntax, _ scope: Scope, _ lookup: TypeLookup?
  ) -> (values: Arguments, scope: Scope)? {
    var truth = Truth(lookup)
    var (next, place) = (value, scope)
    for _ in 0..<8 {
      if let made = madeCase(next) { return (made.values, place) }
      guard let (value, scope) = truth.value(of: next, place) else { return nil }
      (next, place) = (value, scope)
    }
    return nil
  }

  /// The name and the values in `.case(value)`.
  private static func madeCase(_ expression: ExprSyntax) -> (name: String, values: Arguments)? {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
    else { return nil }
    let name = member.declName.baseName.text
    return name == "init" ? nil : (name, Arguments(call))
  }

  mutating func truth(_ condition: ExprSyntax, _ scope: Scope) -> Bool? {
    stepsLeft -= 1
    guard stepsLeft > 0 else { return nil }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let negated = condition.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
      return truth(negated.expression, scope).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      return truth(inner.expression, scope)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return truth(Array(sequence.elements)[...], scope)
    }
    guard let (value, place) = self.value(of: condition, scope) else { return isEmptyText(condition, scope) }
    return truth(value, place)
  }

  /// Reads a chain of operators, the weakest first.
  private mutating func truth(_ parts: ArraySlice<ExprSyntax>, _ scope: Scope) -> Bool? {
    if parts.count == 1 { return parts.first.flatMap { truth($0, scope) } }
    if let place = Self.place(of: "||", in: parts) {
      let sides = (truth(parts[..<place], scope), truth(parts[(place + 1)...], scope))
      if sides.0 == true || sides.1 == true { return true }
      return sides.0 == false && sides.1 == false ? false : nil
    }
    if let place = Self.place(of: "&&", in: parts) {
      let sides = (truth(parts[..<place], scope), truth(parts[(place + 1)...], scope))
      if sides.0 == false || sides.1 == false { return false }
      return sides.0 == true && sides.1 == true ? true : nil
    }
    if let isMet = compared(parts, scope) { return isMet }
    guard parts.count == 3, let left = parts.first, let right = parts.last else { return nil }
    switch parts[parts.startIndex + 1].as(BinaryOperatorExprSyntax.self)?.operator.text {
    case "==": return isEqual(left, right, scope)
    case "!=": return isEqual(left, right, scope).map { !$0 }
    // A screen begins with the replacement for a missing value.
    case "??": return truth(left, scope) ?? truth(right, scope)
    default: return nil
    }
  }

  static func place(of name: String, in parts: ArraySlice<ExprSyntax>) -> Int? {
    parts.indices.dropFirst().dropLast().first {
      parts[$0].as(BinaryOperatorExprSyntax.self)?.operator.text == name
    }
  }

  private mutating func isEqual(_ left: ExprSyntax, _ right: ExprSyntax, _ scope: Scope) -> Bool? {
    if right.is(NilLiteralExprSyntax.self) {
      return startsEmpty && startsMissing(left, scope) ? true : isMissing(left, scope)
    }
    if right.is(BooleanLiteralExprSyntax.self), let other = truth(right, scope) {
      return truth(left, scope).map { $0 == other }
    }
    // A missing value equals nothing else.
    if Self.isConstant(right), startsMissing(left, scope) { return false }
    guard let wanted = Self.caseName(right) ?? stateCase(right, scope),
      let (value, place) = self.value(of: left, scope)
    else { return nil }
    if let made = Self.madeCase(value), made.name != wanted { return false }
    return (Self.caseName(value) ?? stateCase(value, place)).map { $0 == wanted }
  }

  /// The case without values that a member of a state is at first.
  private mutating func stateCase(_ value: ExprSyntax, _ scope: Scope) -> String? {
    guard value.is(MemberAccessExprSyntax.self), let (first, _) = self.value(of: value, scope) else {
      return nil
    }
    return Self.caseName(first)
  }

  /// Whether a value is a literal, a case or a constant of a type.
  private static func isConstant(_ value: ExprSyntax) -> Bool {
    caseName(value) != nil || value.is(StringLiteralExprSyntax.self)
      || value.is(IntegerLiteralExprSyntax.self)
  }

  /// The name of `.case`.
  private static func caseName(_ expression: ExprSyntax) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    let isCase = member.base.map { TypeName.of($0) != nil } ?? true
    return isCase ? member.declName.baseName.text : nil
  }

  mutating func isMissing(_ value: ExprSyntax, _ scope: Scope) -> Bool? {
    stepsLeft -= 1
    guard stepsLeft > 0 else { return nil }
    if value.is(NilLiteralExprSyntax.self) { return true }
    if value.is(ClosureExprSyntax.self) || value.is(StringLiteralExprSyntax.self) { return false }
    if let chain = value.as(OptionalChainingExprSyntax.self) { return isMissing(chain.expression, scope) }
    if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text, case .drawn? = scope.bound[name] {
      return false
    }
    if isGivenBinding(value, scope) { return false }
    // The result of a call is rarely nil, but a binding has the value of its state.
    if let call = value.as(FunctionCallExprSyntax.self) { return Self.isBinding(call) ? nil : false }
    guard let (next, place) = self.value(of: value, scope) else { return nil }
    return isMissing(next, place)
  }

  /// Whether a value is that of an optional binding for which a caller passes one.
  private func isGivenBinding(_ value: ExprSyntax, _ scope: Scope) -> Bool {
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .code(let code, _)? = scope.bound[name], code.is(FunctionCallExprSyntax.self),
      let type = scope.type?.properties[name]?.type?.as(OptionalTypeSyntax.self)
    else { return false }
    return type.wrappedType.ownText.hasPrefix("Binding<")
  }

  /// Whether a call makes a binding, as `store.binding(get: \.toast)` and `Binding(get: { toast }, set: show)`.
  private static func isBinding(_ call: FunctionCallExprSyntax) -> Bool {
    let callee = call.calledExpression
    let name =
      callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name?.lowercased() == "binding" || call.arguments.contains { $0.label?.text == "get" }
  }
}
