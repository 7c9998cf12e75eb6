import SwiftSyntax

extension BodyReader {
  func read(_ expression: ExprSyntax?) -> Expression {
    guard let expression else { return .nothing }
    return depth.enter(.nothing) { value(of: expression) }
  }

  private func value(of expression: ExprSyntax) -> Expression {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let expression): name(expression)
    case .superExpr: .name("super", places.place(of: expression))
    case .memberAccessExpr(let expression): member(expression)
    case .functionCallExpr(let expression): call(expression)
    case .subscriptCallExpr(let expression):
      .index(read(expression.calledExpression), arguments(expression.arguments))
    case .closureExpr(let expression): .closure(read(expression))
    case .stringLiteralExpr(let expression): text(expression)
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr: .literal(expression.trimmedDescription)
    case .nilLiteralExpr: .nothing
    case .arrayExpr(let expression): .list(expression.elements.map { read($0.expression) })
    case .dictionaryExpr(let expression): dictionary(expression)
    case .tupleExpr(let expression): tuple(expression)
    case .sequenceExpr(let expression): fold(Array(expression.elements)[...])
    case .ternaryExpr(let expression):
      .choice([read(expression.thenExpression), read(expression.elseExpression)])
    case .ifExpr(let expression): .branch(read(expression))
    case .switchExpr(let expression): .branch(read(expression))
    case .keyPathExpr(let expression): keyPath(expression)
    case .macroExpansionExpr(let expression): macro(expression)
    case .typeExpr(let expression): .type(types.read(expression.type))
    default: seenThrough(expression)
    }
  }

  /// What changes nothing about where a value goes.
  private func seenThrough(_ expression: ExprSyntax) -> Expression {
    switch expression.as(ExprSyntaxEnum.self) {
    case .tryExpr(let expression): read(expression.expression)
    case .awaitExpr(let expression): read(expression.expression)
    case .optionalChainingExpr(let expression): read(expression.expression)
    case .forceUnwrapExpr(let expression): read(expression.expression)
    case .inOutExpr(let expression): read(expression.expression)
    case .prefixOperatorExpr(let expression):
      expression.operator.text == "!"
        ? .binary("!", read(expression.expression), .nothing) : read(expression.expression)
    case .postfixOperatorExpr(let expression): read(expression.expression)
    case .genericSpecializationExpr(let expression): specialized(expression)
    case .copyExpr(let expression): read(expression.expression)
    case .consumeExpr(let expression): read(expression.expression)
    default: .nothing
    }
  }

  private func specialized(_ expression: GenericSpecializationExprSyntax) -> Expression {
    let arguments = types.read(expression.genericArgumentClause)
    let base = expression.expression.trimmedDescription
    return base.first?.isUppercase == true ? .type(.named(base, arguments)) : read(expression.expression)
  }

  private func name(_ expression: DeclReferenceExprSyntax) -> Expression {
    .name(labelled(expression), places.place(of: expression))
  }

  /// `handle(action:)` keeps its labels, which tell functions of one name apart.
  private func labelled(_ name: DeclReferenceExprSyntax) -> String {
    guard let labels = name.argumentNames else { return name.baseName.plainText }
    return name.baseName.plainText + "("
      + labels.arguments.map { $0.name.plainText + ":" }.joined() + ")"
  }

  private func member(_ expression: MemberAccessExprSyntax) -> Expression {
    let place = places.place(of: expression.declName)
    let name = labelled(expression.declName)
    guard let base = expression.base else { return .member(nil, name, place) }
    if name == "self" { return read(base) }
    return .member(read(base), name, place)
  }

  private func call(_ expression: FunctionCallExprSyntax) -> Expression {
    var given = arguments(expression.arguments)
    if let closure = expression.trailingClosure {
      given.append(Argument(label: Argument.trailing, value: .closure(read(closure))))
    }
    for closure in expression.additionalTrailingClosures {
      given.append(Argument(label: closure.label.plainText, value: .closure(read(closure.closure))))
    }
    return .call(read(expression.calledExpression), given, places.place(of: calledName(expression)))
  }

  private func calledName(_ call: FunctionCallExprSyntax) -> Syntax {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) { return Syntax(member.declName) }
    return Syntax(call.calledExpression)
  }

  func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map { Argument(label: $0.label?.plainText ?? "", value: read($0.expression)) }
  }

  func read(_ closure: ClosureExprSyntax) -> Closure {
    var parameters: [Closure.Parameter] = []
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): parameters = list.map { .init(name: $0.name.plainText, type: .unknown) }
    case .parameterClause(let clause):
      parameters = clause.parameters.map {
        .init(
          name: ($0.secondName ?? $0.firstName).plainText, type: types.read($0.type),
          isOptional: TypeShape.isOptional($0.type))
      }
    default: break
    }
    return Closure(
      parameters: parameters, captures: captures(closure), body: read(closure.statements),
      place: places.place(of: closure))
  }

  private func captures(_ closure: ClosureExprSyntax) -> [Closure.Capture] {
    (closure.signature?.capture?.items ?? []).map { item in
      .init(name: item.name.plainText, isWeak: item.specifier != nil)
    }
  }

  private func text(_ expression: StringLiteralExprSyntax) -> Expression {
    .text(
      expression.segments.map { segment in
        switch segment {
        case .stringSegment(let segment): .plain(segment.content.text)
        case .expressionSegment(let segment): .inserted(read(segment.expressions.first?.expression))
        @unknown default: .plain("")
        }
      }, places.place(of: expression))
  }

  private func dictionary(_ expression: DictionaryExprSyntax) -> Expression {
    guard case .elements(let elements) = expression.content else { return .pairs([], []) }
    return .pairs(elements.map { read($0.key) }, elements.map { read($0.value) })
  }

  private func tuple(_ expression: TupleExprSyntax) -> Expression {
    if expression.elements.count == 1, let only = expression.elements.first, only.label == nil {
      return read(only.expression)
    }
    return .tuple(arguments(expression.elements))
  }

  private func keyPath(_ expression: KeyPathExprSyntax) -> Expression {
    .keyPath(
      expression.components.compactMap {
        guard case .property(let property) = $0.component else { return nil }
        return property.declName.baseName.plainText
      })
  }

  private func macro(_ expression: MacroExpansionExprSyntax) -> Expression {
    guard expression.macroName.text == "selector", let target = expression.arguments.first?.expression else {
      return .nothing
    }
    let name = target.as(MemberAccessExprSyntax.self)?.declName ?? target.as(DeclReferenceExprSyntax.self)
    return name.map { .selector($0.baseName.plainText, places.place(of: $0)) } ?? .nothing
  }
}

extension Argument {
  /// The label of the first trailing closure, whose own label is not written.
  static let trailing = "{}"
}
