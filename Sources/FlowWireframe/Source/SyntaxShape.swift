internal import SwiftSyntax

/// Questions about code that need no types.
enum SyntaxShape {
  /// The expression in `try x`, `x!` and `x?`.
  static func inner(_ expression: ExprSyntax) -> ExprSyntax? {
    if let tried = expression.as(TryExprSyntax.self) { return tried.expression }
    if let awaited = expression.as(AwaitExprSyntax.self) { return awaited.expression }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return forced.expression }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return chain.expression }
    if let special = expression.as(GenericSpecializationExprSyntax.self) { return special.expression }
    return nil
  }

  /// The call `.build()` of a constant of a declared type as `Type.build()`; other values are unchanged.
  static func typed(_ value: ExprSyntax, _ type: TypeSyntax?) -> ExprSyntax {
    guard let name = type?.as(IdentifierTypeSyntax.self)?.name,
      var call = value.as(FunctionCallExprSyntax.self),
      var member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
    else { return value }
    member.base = ExprSyntax(DeclReferenceExprSyntax(baseName: name))
    call.calledExpression = ExprSyntax(member)
    return ExprSyntax(call)
  }

  /// The first of several functions of a name that takes the labels of a call; the first of all if none does.
  static func fitting(_ all: [FunctionDeclSyntax], _ arguments: Arguments) -> FunctionDeclSyntax? {
    let labels = Set(arguments.labelled.map(\.label).filter { !$0.isEmpty })
    let fitting = all.filter { function in
      let names = function.signature.parameterClause.parameters.map(\.firstName.text)
      return labels.isSubset(of: names) && names.count { $0 == "_" } >= arguments.unlabelled.count
    }
    // One without further parameters fits better.
    let whole = fitting.first { function in
      function.signature.parameterClause.parameters.allSatisfy { parameter in
        parameter.defaultValue != nil || parameter.firstName.text == "_"
          || labels.contains(parameter.firstName.text)
          || parameter.type.ownText.contains("->")
      }
    }
    return whole ?? fitting.first ?? all.first
  }

  /// The words of conditions that all have to be met.
  static func words(of conditions: ConditionElementListSyntax) -> String {
    guard conditions.count > 1 else { return conditions.ownText }
    return conditions.map(\.condition.ownText).joined(separator: " && ")
  }

  /// The literal of a number.
  static func number(_ value: Int) -> ExprSyntax {
    ExprSyntax(IntegerLiteralExprSyntax(literal: .integerLiteral("\(value)")))
  }

  /// The expression that a body returns at its end.
  static func result(of items: CodeBlockItemListSyntax) -> ExprSyntax? {
    for item in items.reversed() {
      if let result = item.item.as(ReturnStmtSyntax.self)?.expression { return result }
      if items.count == 1, let expression = item.item.as(ExprSyntax.self) { return expression }
    }
    return nil
  }
}
