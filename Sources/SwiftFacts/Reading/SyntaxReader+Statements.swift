import SwiftSyntax

extension SyntaxReader {
  func block(_ items: CodeBlockItemListSyntax) -> Int32 {
    enter(.nothing) { writer.node(.block, list: Operands().list(items.flatMap(statements)).numbers) }
  }

  private func statements(_ item: CodeBlockItemSyntax) -> [Int32] {
    switch item.item {
    case .expr(let expression): [self.expression(expression)]
    case .stmt(let statement): statements(statement)
    case .decl(let declaration): statements(declaration)
    @unknown default: []
    }
  }

  private func statements(_ declaration: DeclSyntax) -> [Int32] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable): return variable.bindings.map(local)
    case .functionDecl(let declaration): return [writer.node(.localFunction, function(declaration))]
    default:
      if let node = typeDeclaration(declaration, inside: "") { nested.append(node) }
      return []
    }
  }

  private func local(_ binding: PatternBindingSyntax) -> Int32 {
    let place = place(binding)
    let declared = type(binding.typeAnnotation?.type)
    if case .getter(let items)? = binding.accessorBlock?.accessors {
      let getter = writer.node(.closure, place, 0, 0, block(items))
      let value = writer.node(.call, place, getter, 0)
      return writer.node(.local, place, patterns.pattern(binding.pattern), declared, value)
    }
    return writer.node(
      .local, place, patterns.pattern(binding.pattern), declared, optional(binding.initializer?.value))
  }

  func statements(_ statement: StmtSyntax) -> [Int32] {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let statement):
      return [writer.node(.result, place(statement), optional(statement.expression))]
    case .throwStmt(let statement):
      return [writer.node(.leave, place(statement), optional(statement.expression))]
    case .breakStmt, .continueStmt: return [writer.node(.leave, place(statement), -1)]
    case .expressionStmt(let statement): return [expression(statement.expression)]
    case .guardStmt(let statement):
      let arm = conditionList(statement.conditions)
      return [
        branch(
          at: place(statement), .gate, isExhaustive: false,
          [(arm, writer.node(.block, 0)), ([writer.node(.otherwise)], block(statement.body.statements))])
      ]
    case .forStmt(let statement):
      let (pattern, sequence) = (patterns.pattern(statement.pattern), expression(statement.sequence))
      let demand = statement.whereClause.map { writer.node(.holds, expression($0.condition)) }
      let elements =
        statement.awaitKeyword == nil ? sequence : writer.stream(sequence, place(statement))
      var body = block(statement.body.statements)
      if let demand {
        let test = branch(at: place(statement), .condition, isExhaustive: false, [([demand], body)])
        body = writer.node(.block, list: Operands().list([test]).numbers)
      }
      return [writer.node(.loop, place(statement), pattern, elements, body)]
    case .whileStmt(let statement):
      return [
        branch(
          at: place(statement), .loop, isExhaustive: false,
          [(conditionList(statement.conditions), block(statement.body.statements))])
      ]
    case .repeatStmt(let statement): return [block(statement.body.statements)]
    case .deferStmt(let statement): return [block(statement.body.statements)]
    case .doStmt(let statement): return attempt(statement)
    case .labeledStmt(let statement): return statements(statement.statement)
    default: return []
    }
  }

  private func attempt(_ statement: DoStmtSyntax) -> [Int32] {
    let body = block(statement.body.statements)
    if statement.catchClauses.isEmpty { return [body] }
    let arms = statement.catchClauses.map { ([writer.node(.otherwise)], block($0.body.statements)) }
    return [body, branch(at: place(statement), .caught, isExhaustive: false, arms)]
  }

  func branch(at place: Int32, _ kind: BranchKind, isExhaustive: Bool, _ arms: [([Int32], Int32)]) -> Int32 {
    let rows = arms.map { conditions, body in [Int32(conditions.count)] + conditions + [body] }
    return writer.node(
      .branch, list: Operands(place, kind.rawValue, isExhaustive ? 1 : 0).rows(rows).numbers)
  }

  func branch(_ expression: IfExprSyntax) -> Int32 {
    var arms: [([Int32], Int32)] = []
    var next: IfExprSyntax? = expression
    var isExhaustive = false
    while let current = next {
      arms.append((conditionList(current.conditions), block(current.body.statements)))
      next = nil
      switch current.elseBody {
      case .ifExpr(let more): next = more
      case .codeBlock(let body):
        arms.append(([writer.node(.otherwise)], block(body.statements)))
        isExhaustive = true
      default: break
      }
    }
    return branch(at: place(expression), .condition, isExhaustive: isExhaustive, arms)
  }

  func branch(_ expression: SwitchExprSyntax) -> Int32 {
    let subject = self.expression(expression.subject)
    let arms = expression.cases.compactMap { $0.as(SwitchCaseSyntax.self) }.map { arm($0, of: subject) }
    return branch(at: place(expression), .choice, isExhaustive: true, arms)
  }

  private func arm(_ arm: SwitchCaseSyntax, of subject: Int32) -> ([Int32], Int32) {
    guard case .case(let label) = arm.label else { return ([writer.node(.otherwise)], block(arm.statements)) }
    let patterns = label.caseItems.map { self.patterns.pattern($0.pattern) }
    let demands = label.caseItems.compactMap { item in
      item.whereClause.map { writer.node(.holds, expression($0.condition)) }
    }
    let match = writer.node(.matches, list: Operands(subject).list(patterns).numbers)
    return ([match] + demands, block(arm.statements))
  }

  func conditionList(_ conditions: ConditionElementListSyntax) -> [Int32] {
    conditions.compactMap { element in
      switch element.condition {
      case .expression(let expression): return writer.node(.holds, self.expression(expression))
      case .matchingPattern(let condition):
        let value = self.expression(condition.initializer.value)
        return writer.node(.matches, value, 1, patterns.pattern(condition.pattern))
      case .optionalBinding(let binding):
        let pattern = patterns.pattern(binding.pattern)
        if let value = binding.initializer?.value {
          return writer.node(.matches, self.expression(value), 1, pattern)
        }
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
        let value = writer.node(.name, place(binding), self.name(name.identifier))
        return writer.node(.matches, value, 1, pattern)
      default: return nil
      }
    }
  }
}
