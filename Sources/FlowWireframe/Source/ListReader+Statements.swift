internal import SwiftSyntax

/// The statements that build lists.
extension ListReader {
  /// Runs statements up to the first that returns something; the names that they bind stay in the scope.
  ///
  /// A single expression is only the result in the body of a function or closure.
  func run(
    _ items: CodeBlockItemListSyntax, _ scope: inout Scope, _ depth: Int, isBody: Bool = false
  ) -> Placed? {
    guard depth < 14 else { return nil }
    let isAlone = isBody && items.count == 1
    for item in items {
      if let result = item.item.as(ReturnStmtSyntax.self) {
        return result.expression.map { Placed(value: $0, scope: scope) }
      }
      if let variable = item.item.as(VariableDeclSyntax.self) {
        bind(variable, &scope, depth)
      } else if let loop = item.item.as(ForStmtSyntax.self) {
        run(loop, &scope, depth)
      } else if let guarding = item.item.as(GuardStmtSyntax.self) {
        _ = scope.holds(guarding.conditions)
      } else if let expression = item.item.as(ExprSyntax.self)
        ?? item.item.as(ExpressionStmtSyntax.self)?.expression
      {
        if let choice = expression.as(IfExprSyntax.self) {
          if let result = run(choice, &scope, depth, isAlone) { return result }
        } else if let choice = expression.as(SwitchExprSyntax.self) {
          if let result = run(choice, &scope, depth, isAlone) { return result }
        } else {
          change(expression, &scope, depth)
          if isAlone { return Placed(value: expression, scope: scope) }
        }
      }
    }
    return nil
  }

  private func bind(_ variable: VariableDeclSyntax, _ scope: inout Scope, _ depth: Int) {
    scope.bindLocals(variable)
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      let isList = binding.typeAnnotation?.type.is(ArrayTypeSyntax.self) ?? false
      if let value = binding.initializer?.value, let items = list(value, scope, depth + 1) {
        scope.bound[name] = .list(items)
      } else if isList {
        scope.bound[name] = .list([])
      }
    }
  }

  private func run(
    _ choice: IfExprSyntax, _ scope: inout Scope, _ depth: Int, _ isBody: Bool
  ) -> Placed? {
    var inner = scope
    guard inner.holds(choice.conditions) else {
      switch choice.elseBody {
      case .codeBlock(let block): return run(block.statements, &scope, depth + 1, isBody: isBody)
      case .ifExpr(let other): return run(other, &scope, depth + 1, isBody)
      default: return nil
      }
    }
    let result = run(choice.body.statements, &inner, depth + 1, isBody: isBody)
    keepChanges(of: inner, &scope)
    return result
  }

  private func run(
    _ choice: SwitchExprSyntax, _ scope: inout Scope, _ depth: Int, _ isBody: Bool
  ) -> Placed? {
    let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    let known = Truth.firstCase(of: choice.subject, scope, lookup).flatMap { name in
      cases.first { TextReader.names($0.label, name) }
    }
    let likely =
      known ?? cases.first { !LikelyBranch.isUnlikely(case: $0.label.ownText) } ?? cases.first
    return likely.flatMap { run($0.statements, &scope, depth + 1, isBody: isBody) }
  }

  private func run(_ loop: ForStmtSyntax, _ scope: inout Scope, _ depth: Int) {
    let name = loop.pattern.ownText
    let items = list(loop.sequence, scope, depth + 1)?.map(Optional.some) ?? [nil]
    for item in items {
      var inner = scope
      inner.bound[name] = item.map { .code($0.value, $0.scope) } ?? Scope.Bound.name
      _ = run(loop.body.statements, &inner, depth + 1)
      keepChanges(of: inner, &scope)
    }
  }

  /// Keeps the changes that an inner block made to lists, without the names that it declares.
  private func keepChanges(of inner: Scope, _ scope: inout Scope) {
    for (name, bound) in inner.bound {
      if case .list = bound, scope.bound[name] != nil || scope.type?.properties[name] != nil {
        scope.bound[name] = bound
      }
    }
  }

  /// Reads `list.append(item)`, `list += items` and `list = items`.
  private func change(_ expression: ExprSyntax, _ scope: inout Scope, _ depth: Int) {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count >= 3 else { return }
      let value =
        parts.count == 3
        ? parts[2] : ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(Array(parts[2...]))))
      guard let items = list(value, scope, depth + 1) else { return }
      let name = Setup.path(parts[0])
      if parts[1].is(AssignmentExprSyntax.self) {
        scope.bound[name] = .list(items)
      } else if parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+=" {
        scope.bound[name] = .list(known(name, scope) + items)
      }
    } else if let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
    {
      let arguments = Arguments(call)
      let name = Setup.path(base)
      let added =
        arguments["contentsOf"].map { list($0, scope, depth + 1) ?? [] }
        ?? arguments.first.map { [Placed(value: $0, scope: scope)] } ?? []
      switch member.declName.baseName.text {
      case "append": scope.bound[name] = .list(known(name, scope) + added)
      case "insert" where arguments["at"]?.ownText == "0":
        scope.bound[name] = .list(added + known(name, scope))
      default: return
      }
    }
  }

  private func known(_ name: String, _ scope: Scope) -> [Placed] {
    if case .list(let items)? = scope.bound[name] { return items }
    return []
  }
}
