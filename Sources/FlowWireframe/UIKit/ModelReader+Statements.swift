internal import SwiftSyntax

/// The statements that build models.
extension ModelReader {
  func result(of body: CodeBlockItemListSyntax, _ scope: Scope, _ depth: Int) -> [Placed]? {
    var scope = scope
    var lists: Lists = [:]
    return run(body, &scope, &lists, depth + 1)
  }

  /// Runs statements up to the first that returns a list.
  func run(
    _ body: CodeBlockItemListSyntax, _ scope: inout Scope, _ lists: inout Lists, _ depth: Int
  ) -> [Placed]? {
    guard depth < Self.deepest else { return nil }
    for item in body {
      if let variable = item.item.as(VariableDeclSyntax.self) {
        declare(variable, &scope, &lists, depth)
      } else if let result = item.item.as(ReturnStmtSyntax.self)?.expression {
        return lists[Setup.path(result)] ?? items(result, scope, depth: depth + 1)
      } else if let loop = item.item.as(ForStmtSyntax.self) {
        var inner = scope
        inner.bound[loop.pattern.ownText] = .name
        for _ in 0..<3 { _ = run(loop.body.statements, &inner, &lists, depth + 1) }
      } else if let expression = item.item.as(ExprSyntax.self)
        ?? item.item.as(ExpressionStmtSyntax.self)?.expression
      {
        if let found = run(expression, scope, &lists, depth, isAlone: body.count == 1) { return found }
      }
      for (name, items) in lists where scope.bound[name] != nil { scope.bound[name] = .list(items) }
    }
    return nil
  }

  private func run(
    _ expression: ExprSyntax, _ scope: Scope, _ lists: inout Lists, _ depth: Int, isAlone: Bool
  ) -> [Placed]? {
    if let value = soughtValue(expression) {
      return lists[Setup.path(value)] ?? ModelReader(reader: reader).items(value, scope, depth: depth + 1)
    }
    if let choice = expression.as(IfExprSyntax.self) {
      var inner = scope
      if inner.holds(choice.conditions) { return run(choice.body.statements, &inner, &lists, depth + 1) }
      guard case .codeBlock(let block)? = choice.elseBody else { return nil }
      return run(block.statements, &inner, &lists, depth + 1)
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
      var inner = scope
      let likely = cases.first { !LikelyBranch.isUnlikely(case: $0.label.ownText) } ?? cases.first
      return likely.flatMap { run($0.statements, &inner, &lists, depth + 1) }
    }
    if add(expression, scope, &lists, depth) { return nil }
    return isAlone ? items(expression, scope, depth: depth + 1) : nil
  }

  private func declare(
    _ variable: VariableDeclSyntax, _ scope: inout Scope, _ lists: inout Lists, _ depth: Int
  ) {
    scope.bindLocals(variable)
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let value = binding.initializer?.value, let found = items(value, scope, depth: depth + 1)
      else { continue }
      lists[name] = found
      scope.bound[name] = .list(found)
    }
  }

  /// Reads `list.add(row)`, `list.append(row)` and `list.append(contentsOf: rows)`; false for anything else.
  private func add(
    _ expression: ExprSyntax, _ scope: Scope, _ lists: inout Lists, _ depth: Int
  ) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      ["add", "append"].contains(member.declName.baseName.text), let list = lists[Setup.path(base)]
    else { return false }
    let arguments = Arguments(call)
    let added =
      arguments["contentsOf"].map { items($0, scope, depth: depth + 1) ?? [] }
      ?? arguments.first.map { [Placed(value: $0, scope: scope)] } ?? []
    lists[Setup.path(base)] = Array((list + added).prefix(Self.most))
    return true
  }
}
