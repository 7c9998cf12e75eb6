internal import SwiftSyntax

/// A condition that hides a part of a form until a row has another value, as Eureka's `.function(["kind"], { _ in row.value != "a" })`.
struct FormCondition {
  private let tags: [String]
  private let tested: ExprSyntax
  private let isForOther: Bool

  /// Reads a condition; nil if it is not a comparison of the value of a row.
  init?(_ value: ExprSyntax) {
    guard let call = value.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "function"
    else { return nil }
    let arguments = Arguments(call)
    let closure = arguments.trailing ?? arguments.unlabelled.last?.as(ClosureExprSyntax.self)
    let result = closure.flatMap { SyntaxShape.result(of: $0.statements) }?.as(SequenceExprSyntax.self)
    let parts = result.map { Array($0.elements) } ?? []
    guard let list = arguments.first?.as(ArrayExprSyntax.self), parts.count == 3,
      parts[0].ownText.hasSuffix(".value"),
      let comparison = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      ["==", "!="].contains(comparison)
    else { return nil }
    tags = list.elements.map(\.expression.ownText)
    tested = parts[2]
    isForOther = comparison == "!="
  }

  /// Whether it holds for the values that rows begin with, as written, by their tags; nil if they do not tell.
  func holds(for values: [String: String]) -> Bool? {
    guard tags.count == 1, let value = values[tags[0]] else { return nil }
    return (value == tested.ownText) != isForOther
  }
}
