internal import SwiftSyntax

/// Closures for the values of published properties.
extension SetupVisitor {
  /// Names the value in `model.$title.sink { label.text = $0 }` by the property, which has it at first.
  func beginStream(_ node: FunctionCallExprSyntax) {
    guard let closure = node.trailingClosure,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      Self.receiving.contains(member.declName.baseName.text), let property = Self.published(member.base)
    else { return }
    streams.append((node.id, closure.parameterNames.first ?? "$0", property))
  }

  func endStream(_ node: FunctionCallExprSyntax) {
    if streams.last?.call == node.id { streams.removeLast() }
  }

  /// The published property for the value that a closure receives; other expressions are unchanged.
  func streamed(_ expression: ExprSyntax) -> ExprSyntax {
    guard !streams.isEmpty, let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return expression
    }
    return streams.last { $0.name == name }?.value ?? expression
  }

  private static let receiving: Set = ["sink", "bind", "observe", "subscribe"]
  /// The operators that pass values on unchanged.
  private static let passing: Set = [
    "receive", "removeDuplicates", "dropFirst", "debounce", "throttle", "eraseToAnyPublisher",
  ]

  /// The property in `model.$title.receive(on: queue)`; nil if an operator changes its values.
  private static func published(_ chain: ExprSyntax?) -> ExprSyntax? {
    var next = chain
    for _ in 0..<8 {
      if let call = next?.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        passing.contains(member.declName.baseName.text)
      {
        next = member.base
        continue
      }
      if let member = next?.as(MemberAccessExprSyntax.self), member.declName.baseName.text.hasPrefix("$") {
        return ExprSyntax(
          MemberAccessExprSyntax(
            base: member.base, name: .identifier(String(member.declName.baseName.text.dropFirst()))))
      }
      if let name = next?.as(DeclReferenceExprSyntax.self)?.baseName.text, name.hasPrefix("$"), name.count > 2
      {
        return ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(String(name.dropFirst()))))
      }
      return nil
    }
    return nil
  }
}
