internal import SwiftSyntax

/// Texts that bodies return, with the constants in them.
extension TextReader {
  /// The text that a body returns.
  func text(in items: CodeBlockItemListSyntax, _ scope: Scope) -> String? {
    guard items.count > 1 else {
      return items.first.flatMap { Self.expression($0) }.flatMap { text($0, scope) }
    }
    var inner = scope
    for binding in items.compactMap({ $0.item.as(VariableDeclSyntax.self) }).flatMap(\.bindings) {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let value = binding.initializer?.value, Self.isText(value)
      else { continue }
      inner.bind(name, to: value)
    }
    guard let result = items.reversed().firstValue(Self.expression) else { return nil }
    let name = Setup.path(result)
    let isBuilt = scope.bound[name] == nil && inner.bound[name] != nil
    return text(result, inner).map { isBuilt ? $0 + appended(to: name, in: items, inner) : $0 }
  }

  /// Whether a value is certainly a text: a literal, or a text made of one.
  private static func isText(_ value: ExprSyntax) -> Bool {
    if let literal = value.as(StringLiteralExprSyntax.self) {
      return literal.segments.ownText != ""
    }
    if let call = value.as(FunctionCallExprSyntax.self) {
      return makers.contains(call.calledExpression.ownText)
    }
    // A generated constant, such as `Texts.Title.name`.
    let member = value.as(MemberAccessExprSyntax.self)
    return member?.base.flatMap(TypeName.of) != nil && !shared.contains(member?.declName.baseName.text ?? "")
  }

  private static let makers: Set = [
    "NSAttributedString", "NSMutableAttributedString", "AttributedString", "NSLocalizedString", "String",
  ]

  /// The names of objects that many share, which are no texts.
  private static let shared: Set = ["main", "shared", "current", "default", "standard", "self"]

  private static func expression(_ item: CodeBlockItemSyntax) -> ExprSyntax? {
    item.item.as(ReturnStmtSyntax.self)?.expression ?? item.item.as(ExpressionStmtSyntax.self)?.expression
      ?? item.item.as(ExprSyntax.self)
  }

  /// The texts that code appends to a text before it returns it.
  private func appended(to name: String, in items: CodeBlockItemListSyntax, _ scope: Scope) -> String {
    items.compactMap { item -> String? in
      guard let call = Self.expression(item)?.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "append", Setup.path(member.base) == name
      else { return nil }
      return Arguments(call).first.flatMap { text($0, scope) }
    }.joined()
  }

  /// The first text in `a ?? b` that may be there at first.
  func alternative(_ values: [ExprSyntax], _ scope: Scope) -> String? {
    // An empty text only stands for one that comes later.
    let isBlank = values.last?.ownText == "\"\""
    let present = values.dropLast().filter { isBlank || !startsEmpty($0, scope) } + values.suffix(1)
    return present.firstValue { text($0, scope) }
  }

  /// The value before the question mark in `name?.localized()`; nil for other calls.
  private static func chained(_ value: ExprSyntax) -> ExprSyntax? {
    let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
    return callee?.base?.as(OptionalChainingExprSyntax.self)?.expression
  }

  /// Whether a value is nil at first, or a variable that nothing has set yet.
  private func startsEmpty(_ value: ExprSyntax, _ scope: Scope) -> Bool {
    if let chain = Self.chained(value), startsEmpty(chain, scope) { return true }
    if let isMissing = Truth.isMissing(value, scope, lookup) { return isMissing }
    var owner = scope.type
    var name = value.as(DeclReferenceExprSyntax.self)?.baseName.text
    if let member = value.as(MemberAccessExprSyntax.self), let base = member.base {
      let object = object(base, scope)
      name = member.declName.baseName.text
      if let name, object?.bound[name] != nil { return false }
      owner = object?.type
    } else if let name, scope.bound[name] != nil {
      return false
    }
    guard let owner, let name, let (property, place) = inherited(name, of: owner) else { return false }
    return property.isEmptyVariable && place.assigned(name) == nil
  }
}
