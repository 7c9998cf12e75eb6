internal import SwiftSyntax

/// Rows whose texts are set by the code of a table, one branch for each row.
extension TableReader {
  /// Code that configures one cell, with the statements that run before it.
  struct Branch {
    var statements: CodeBlockItemListSyntax
    var before: [CodeBlockItemSyntax] = []
    /// The label, if it is a case of a `switch`.
    var label: SwitchCaseSyntax.Label?
    /// The conditions, if it is a branch of an `if`.
    var conditions: ConditionElementListSyntax?
  }

  /// The rows that the branches of `cellForRowAt` set up; empty if none of them sets a text.
  func configuredRows(_ subject: Subject) -> [Element] {
    guard let body = cellFunction(subject)?.body else { return closureRows(subject) }
    let rows = rows(in: Branch(statements: body.statements), subject, depth: 0)
    guard rows.contains(where: Self.hasText) || showsOnlyNames(rows, subject) else { return [] }
    return rows.count == 1 && Self.hasName(rows[0]) ? Array(repeating: rows[0], count: 3) : rows
  }

  /// Whether rows of one kind of cell show what has names.
  private func showsOnlyNames(_ rows: [Element], _ subject: Subject) -> Bool {
    let kinds = cellFunction(subject).map { Set(cells(in: Setup($0))) } ?? []
    return kinds.count < 2 && rows.contains(where: Self.hasName)
  }

  func cellFunction(_ subject: Subject) -> FunctionDeclSyntax? {
    subject.tableFunction("cellForRowAt") ?? subject.tableFunction("cellForItemAt")
  }

  static func hasText(_ element: Element) -> Bool {
    element.kind != .hatched && !element.text.isEmpty && !element.text.hasPrefix("{")
      && ![.picture, .symbol].contains(element.kind) || element.children.contains(where: hasText)
  }

  static func hasName(_ element: Element) -> Bool {
    element.text.contains("{") || element.children.contains(where: hasName)
  }

  func rows(in branch: Branch, _ subject: Subject, depth: Int) -> [Element] {
    guard depth < 6 else { return [] }
    var before = branch.before
    var rows: [Element] = []
    for item in branch.statements {
      for inner in Self.branches(of: item, before, in: branch) {
        let found = self.rows(in: inner, subject, depth: depth + 1)
        rows += inner.label.map { edges.section(found, $0, subject) } ?? found
      }
      before.append(item)
    }
    if rows.isEmpty { rows = variedRows(branch, subject) }
    if rows.isEmpty { rows = indexedRows(branch, subject) }
    if rows.isEmpty { rows = row(branch, subject).map { [$0] } ?? [] }
    if rows.isEmpty { rows = calledRows(branch, subject, depth: depth) }
    // Of the whole function, all cells would be meant.
    return rows.isEmpty && depth > 0 ? castRow(branch, subject) : rows
  }

  /// The row for the cell that a branch casts to, in its condition or last.
  private func castRow(_ branch: Branch, _ subject: Subject) -> [Element] {
    ((branch.conditions.map { Setup($0).casts } ?? []) + Setup(branch.statements).casts.reversed())
      .firstValue { cell(named: $0.filter { !"?!".contains($0) }, in: subject) } ?? []
  }

  /// The rows of a function of the app that makes a cell, as in `cell = textCell(model)`.
  private func calledRows(_ branch: Branch, _ subject: Subject, depth: Int) -> [Element] {
    for item in branch.statements {
      guard let call = Self.result(of: item),
        let (function, inner) = CalledFunctions(reader: reader).function(call, in: subject),
        Self.isForCell(function), let body = function.body
      else { continue }
      let rows = rows(in: Branch(statements: body.statements), inner, depth: depth + 1)
      if !rows.isEmpty { return rows }
    }
    return []
  }

  /// Whether a function returns a cell, or sets up one that it is given.
  private static func isForCell(_ function: FunctionDeclSyntax) -> Bool {
    if let result = function.signature.returnClause { return result.type.ownText.contains("Cell") }
    return function.signature.parameterClause.parameters.contains {
      $0.type.ownText.hasSuffix("Cell")
    }
  }

  /// The call whose result a statement returns or assigns.
  private static func result(of item: CodeBlockItemSyntax) -> FunctionCallExprSyntax? {
    if let returned = item.item.as(ReturnStmtSyntax.self)?.expression {
      return returned.as(FunctionCallExprSyntax.self)
    }
    let expression =
      item.item.as(ExprSyntax.self) ?? item.item.as(ExpressionStmtSyntax.self)?.expression
    let parts = expression?.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self) else {
      return expression?.as(FunctionCallExprSyntax.self)
    }
    return parts[2].as(FunctionCallExprSyntax.self)
  }

  /// Whether a condition depends on the position of the row, itself or through a constant.
  private static func isAboutPlace(_ condition: String, _ before: [CodeBlockItemSyntax]) -> Bool {
    let words = condition.lowercased()
    if ["indexpath", "section", "row", "item", " as? "].contains(where: words.mentions) { return true }
    let names = condition.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let constants = before.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
    return constants.contains { binding in
      names.contains(binding.pattern.ownText)
        && binding.initializer?.value.ownText.lowercased().contains("indexpath") == true
    }
  }

  /// Whether a choice within the case of a row is about something else than the row, as `state` in `case .detail: switch state { … }`.
  private static func isAboutState(
    _ subject: ExprSyntax, in outer: Branch, _ before: [CodeBlockItemSyntax]
  ) -> Bool {
    guard let label = outer.label?.ownText else { return false }
    let names = ReferredNames.of(subject)
    let bound = Set(label.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    return names.isDisjoint(with: bound) && !isAboutPlace(subject.ownText, before)
  }

  /// The branches of a statement: all of them if it depends on the position of the row, otherwise the likely one.
  static func branches(
    of item: CodeBlockItemSyntax, _ before: [CodeBlockItemSyntax], in outer: Branch
  ) -> [Branch] {
    let expression =
      item.item.as(ExprSyntax.self) ?? item.item.as(ExpressionStmtSyntax.self)?.expression
    if let choice = expression?.as(SwitchExprSyntax.self) {
      let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
      let branches = cases.map { Branch(statements: $0.statements, before: before, label: $0.label) }
      if !isAboutState(choice.subject, in: outer, before) { return branches }
      let likely = cases.firstIndex { !LikelyBranch.isUnlikely(case: $0.label.ownText) } ?? 0
      return branches.indices.contains(likely) ? [branches[likely]] : []
    }
    guard let choice = expression?.as(IfExprSyntax.self) else { return [] }
    var branches: [Branch] = []
    var next: IfExprSyntax? = choice
    while let current = next, branches.count < 30 {
      let condition = current.conditions.ownText
      branches.append(
        Branch(statements: current.body.statements, before: before, conditions: current.conditions))
      next = nil
      switch current.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock(let block): branches.append(Branch(statements: block.statements, before: before))
      default: break
      }
      if !isAboutPlace(condition, before) {
        let place = LikelyBranch.isUnlikely(SyntaxShape.words(of: current.conditions)) ? 1 : 0
        return branches.indices.contains(place) ? [branches[place]] : []
      }
    }
    return branches
  }
}
