import SwiftSyntax

/// Reads bodies: what flows through statements and expressions.
struct BodyReader {
  let places: PlaceTable
  let depth: Depth
  var types: TypeReader { TypeReader(depth: depth) }

  func read(_ block: CodeBlockSyntax?) -> [Statement] {
    block.map { read($0.statements) } ?? []
  }

  func read(_ items: CodeBlockItemListSyntax) -> [Statement] {
    depth.enter([]) { items.flatMap(read) }
  }

  private func read(_ item: CodeBlockItemSyntax) -> [Statement] {
    switch item.item {
    case .expr(let expression): [.expression(read(expression))]
    case .stmt(let statement): read(statement)
    case .decl(let declaration): read(declaration)
    @unknown default: []
    }
  }

  private func read(_ declaration: DeclSyntax) -> [Statement] {
    if let variable = declaration.as(VariableDeclSyntax.self) { return locals(variable) }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return [.function(MemberReader(body: self).read(function))]
    }
    if let condition = declaration.as(IfConfigDeclSyntax.self) {
      return condition.clauses.flatMap { clause -> [Statement] in
        if case .statements(let items) = clause.elements { read(items) } else { [] }
      }
    }
    return []
  }

  private func locals(_ variable: VariableDeclSyntax) -> [Statement] {
    variable.bindings.map { binding in
      let type = types.read(binding.typeAnnotation?.type)
      if let accessors = binding.accessorBlock, case .getter(let items) = accessors.accessors {
        let place = places.place(of: binding)
        let getter = Closure(parameters: [], body: read(items), place: place)
        return .local(read(binding.pattern), type, .call(.closure(getter), [], place))
      }
      return .local(read(binding.pattern), type, read(binding.initializer?.value))
    }
  }

  private func read(_ statement: StmtSyntax) -> [Statement] {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let statement): return [.result(read(statement.expression))]
    case .throwStmt(let statement):
      return [
        .result(
          .call(
            .name("throw", Place()), [.init(label: "", value: read(statement.expression))],
            places.place(of: statement)))
      ]
    case .expressionStmt(let statement): return [.expression(read(statement.expression))]
    case .guardStmt(let statement): return guarded(statement)
    case .forStmt(let statement):
      return [.loop(read(statement.pattern), read(statement.sequence), read(statement.body))]
    case .whileStmt(let statement):
      let arm = Branching.Arm(conditions: read(statement.conditions), body: read(statement.body))
      return [.branch(Branching(arms: [arm], isExhaustive: false))]
    case .repeatStmt(let statement): return [.block(read(statement.body))]
    case .deferStmt(let statement): return [.block(read(statement.body))]
    case .doStmt(let statement): return tried(statement)
    case .labeledStmt(let statement): return read(statement.statement)
    default: return []
    }
  }

  /// `guard` is an arm that leaves, then the names that it binds for what follows.
  private func guarded(_ statement: GuardStmtSyntax) -> [Statement] {
    let conditions = read(statement.conditions)
    let arm = Branching.Arm(conditions: [.otherwise], body: read(statement.body))
    let bindings = conditions.compactMap { condition -> Statement? in
      guard case .matches(let value, let patterns) = condition, let pattern = patterns.first else {
        return nil
      }
      return .local(pattern, .unknown, value)
    }
    let tests = conditions.compactMap { condition -> Statement? in
      if case .holds(let value) = condition { .expression(value) } else { nil }
    }
    return tests + [.branch(Branching(arms: passing(conditions) + [arm], isExhaustive: false))] + bindings
  }

  /// The way past a `guard`, where a flag or a case may tell whether it is open.
  private func passing(_ conditions: [Condition]) -> [Branching.Arm] {
    let telling = conditions.filter(\.tellsByName)
    if telling.isEmpty { return [] }
    let others = telling.count < conditions.count ? [Condition.holds(.nothing)] : []
    return [.init(conditions: telling + others, body: [])]
  }

  private func tried(_ statement: DoStmtSyntax) -> [Statement] {
    let caught = statement.catchClauses.map { Branching.Arm(conditions: [.otherwise], body: read($0.body)) }
    let body = Statement.block(read(statement.body))
    return caught.isEmpty ? [body] : [body, .branch(Branching(arms: caught, isExhaustive: false))]
  }

  func read(_ conditions: ConditionElementListSyntax) -> [Condition] {
    conditions.compactMap { element in
      switch element.condition {
      case .expression(let expression): return .holds(read(expression))
      case .matchingPattern(let condition):
        return .matches(read(condition.initializer.value), [read(condition.pattern)])
      case .optionalBinding(let binding):
        let pattern = read(binding.pattern)
        guard let value = binding.initializer?.value else {
          guard case .binding(let name) = pattern else { return nil }
          return .matches(.name(name, places.place(of: binding)), [pattern])
        }
        return .matches(read(value), [pattern])
      default: return nil
      }
    }
  }
}

extension Condition {
  /// Whether it asks about a name alone, as `isNew`, `!isNew` and `case .paid = event`.
  fileprivate var tellsByName: Bool {
    switch self {
    case .holds(.name), .holds(.binary("!", .name, _)): true
    case .matches(.name, let patterns):
      if case .enumCase(_, let name, _)? = patterns.first { name != "some" } else { false }
    default: false
    }
  }
}
