import SwiftSyntax

extension SyntaxReader {
  /// The expression, or -1 where there is none.
  func optional(_ expression: ExprSyntax?) -> Int32 { expression.map { self.expression($0) } ?? -1 }

  func expression(_ expression: ExprSyntax) -> Int32 {
    enter(.nothing) { form(of: expression) }
  }

  private func form(of expression: ExprSyntax) -> Int32 {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let expression):
      mention(expression)
      return writer.node(.name, place(expression), writer.name(labelled(expression)))
    case .superExpr: return writer.node(.name, place(expression), writer.name("super"))
    case .memberAccessExpr(let expression): return member(expression)
    case .functionCallExpr(let expression): return call(expression)
    case .subscriptCallExpr(let expression):
      return writer.node(
        .index,
        list: Operands(place(expression), self.expression(expression.calledExpression))
          .rows(arguments(expression.arguments)).numbers)
    case .closureExpr(let expression): return closure(expression)
    case .stringLiteralExpr(let expression): return text(expression)
    case .regexLiteralExpr(let expression):
      return writer.node(
        .text, list: Operands(place(expression)).rows([[0, writer.name(expression.regex.text)]]).numbers)
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr:
      return writer.node(.literal, place(expression), writer.name(expression.trimmedDescription))
    case .arrayExpr(let expression):
      return writer.node(
        .list,
        list: Operands(place(expression)).list(expression.elements.map { self.expression($0.expression) })
          .numbers)
    case .dictionaryExpr(let expression): return dictionary(expression)
    case .tupleExpr(let expression): return tuple(expression)
    case .sequenceExpr(let expression): return sequences.fold(Array(expression.elements))
    case .ifExpr(let expression): return branch(expression)
    case .switchExpr(let expression): return branch(expression)
    case .keyPathExpr(let expression): return keyPath(expression)
    case .macroExpansionExpr(let expression): return macro(expression)
    case .typeExpr(let expression): return writer.node(.typeName, place(expression), type(expression.type))
    default: return seenThrough(expression)
    }
  }

  /// Reads an expression through wrappers that do not change where a value goes.
  private func seenThrough(_ expression: ExprSyntax) -> Int32 {
    switch expression.as(ExprSyntaxEnum.self) {
    case .tryExpr(let expression): return self.expression(expression.expression)
    case .awaitExpr(let expression): return self.expression(expression.expression)
    case .optionalChainingExpr(let expression): return self.expression(expression.expression)
    case .forceUnwrapExpr(let expression): return self.expression(expression.expression)
    case .inOutExpr(let expression): return self.expression(expression.expression)
    case .prefixOperatorExpr(let prefixed):
      let value = self.expression(prefixed.expression)
      guard prefixed.operator.text == "!" else { return value }
      return writer.node(.binary, place(prefixed), writer.name("!"), value, -1)
    case .postfixOperatorExpr(let expression): return self.expression(expression.expression)
    case .genericSpecializationExpr(let expression): return specialized(expression)
    case .copyExpr(let expression): return self.expression(expression.expression)
    case .consumeExpr(let expression): return self.expression(expression.expression)
    default: return writer.node(.nothing)
    }
  }

  private func specialized(_ expression: GenericSpecializationExprSyntax) -> Int32 {
    let base = expression.expression.trimmedDescription
    guard base.split(separator: ".").last?.first?.isUppercase == true else {
      return self.expression(expression.expression)
    }
    mention(writer.name(base), .called)
    let type = writer.node(
      .namedType, list: Operands(writer.name(base)).list(generics(expression.genericArgumentClause)).numbers)
    return writer.node(.typeName, place(expression), type)
  }

  /// Includes the labels of `handle(action:)`, which distinguish functions with the same name.
  private func labelled(_ name: DeclReferenceExprSyntax) -> String {
    guard let labels = name.argumentNames else { return name.baseName.unquoted }
    return name.baseName.unquoted + "(" + labels.arguments.map { $0.name.unquoted + ":" }.joined() + ")"
  }

  private func member(_ expression: MemberAccessExprSyntax) -> Int32 {
    let name = labelled(expression.declName)
    mention(expression)
    if name == "self", let base = expression.base { return self.expression(base) }
    return writer.node(
      .member, place(expression.declName), optional(expression.base), writer.name(name))
  }

  private func call(_ expression: FunctionCallExprSyntax) -> Int32 {
    var given = arguments(expression.arguments)
    if let closure = expression.trailingClosure {
      given.append([0, self.closure(closure), CodeFlags.isTrailing.rawValue])
    }
    for more in expression.additionalTrailingClosures {
      given.append([name(more.label), closure(more.closure), CodeFlags.isTrailing.rawValue])
    }
    let callee = self.expression(expression.calledExpression)
    return writer.node(.call, list: Operands(callPlace(expression), callee).rows(given).numbers)
  }

  /// The place of the called name, so that calls in a chain have different places.
  private func callPlace(_ expression: FunctionCallExprSyntax) -> Int32 {
    if let member = expression.calledExpression.as(MemberAccessExprSyntax.self) {
      return place(member.declName)
    }
    return place(expression)
  }

  func arguments(_ list: LabeledExprListSyntax) -> [[Int32]] {
    list.map { [$0.label.map(name) ?? 0, expression($0.expression), 0] }
  }

  func closure(_ closure: ClosureExprSyntax) -> Int32 {
    var rows: [[Int32]] = []
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): rows = list.map { [name($0.name), -1] }
    case .parameterClause(let clause):
      rows = clause.parameters.map { [name($0.secondName ?? $0.firstName), type($0.type)] }
    default: break
    }
    let captures = (closure.signature?.capture?.items ?? []).map { item in
      [name(item.name), item.specifier == nil ? 0 : 1, optional(item.initializer?.value)]
    }
    let body = hiding(rows.map { $0[0] }) { block(closure.statements) }
    return writer.node(
      .closure, list: Operands(place(closure)).rows(rows).rows(captures).adding(body).numbers)
  }

  private func text(_ expression: StringLiteralExprSyntax) -> Int32 {
    let rows = expression.segments.map { segment -> [Int32] in
      switch segment {
      case .stringSegment(let segment): [0, writer.name(segment.content.text)]
      case .expressionSegment(let segment): [1, optional(segment.expressions.first?.expression)]
      @unknown default: [0, 0]
      }
    }
    return writer.node(.text, list: Operands(place(expression)).rows(rows).numbers)
  }

  private func dictionary(_ expression: DictionaryExprSyntax) -> Int32 {
    guard case .elements(let elements) = expression.content else {
      return writer.node(.pairs, place(expression), 0)
    }
    let rows = elements.map { [self.expression($0.key), self.expression($0.value)] }
    return writer.node(.pairs, list: Operands(place(expression)).rows(rows).numbers)
  }

  private func tuple(_ expression: TupleExprSyntax) -> Int32 {
    if expression.elements.count == 1, let only = expression.elements.first, only.label == nil {
      return self.expression(only.expression)
    }
    return writer.node(.tuple, list: Operands(place(expression)).rows(arguments(expression.elements)).numbers)
  }

  private func keyPath(_ expression: KeyPathExprSyntax) -> Int32 {
    let names = expression.components.compactMap { component -> Int32? in
      guard case .property(let property) = component.component else { return nil }
      return name(property.declName.baseName)
    }
    return writer.node(.keyPath, list: Operands(place(expression), type(expression.root)).list(names).numbers)
  }

  private func mention(selected name: Int32, of base: ExprSyntax?) {
    let plain = base.flatMap(plainName)
    if base == nil || plain == "self" { return mention(name, .called) }
    mention(name, .calledMember, of: plain.map(writer.name) ?? -1)
  }

  private func macro(_ expression: MacroExpansionExprSyntax) -> Int32 {
    guard expression.macroName.text == "selector", var target = expression.arguments.first?.expression else {
      return writer.node(.nothing)
    }
    if let cast = target.as(SequenceExprSyntax.self), let first = cast.elements.first { target = first }
    let name = target.as(MemberAccessExprSyntax.self)?.declName ?? target.as(DeclReferenceExprSyntax.self)
    if let name {
      mention(selected: self.name(name.baseName), of: target.as(MemberAccessExprSyntax.self)?.base)
    }
    return name.map { writer.node(.selector, place($0), self.name($0.baseName)) } ?? writer.node(.nothing)
  }
}
