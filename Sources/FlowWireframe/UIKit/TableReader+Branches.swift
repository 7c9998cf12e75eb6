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
    guard rows.contains(where: Self.hasText) else { return [] }
    return rows.count == 1 && Self.hasName(rows[0]) ? Array(repeating: rows[0], count: 3) : rows
  }

  func cellFunction(_ subject: Subject) -> FunctionDeclSyntax? {
    function("cellForRowAt", of: subject) ?? function("cellForItemAt", of: subject)
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
      for inner in Self.branches(of: item, before) {
        let found = self.rows(in: inner, subject, depth: depth + 1)
        rows += inner.label.map { section(found, $0, subject) } ?? found
      }
      before.append(item)
    }
    if rows.isEmpty { rows = variedRows(branch, subject) }
    if rows.isEmpty { rows = row(branch, subject).map { [$0] } ?? [] }
    if rows.isEmpty { rows = calledRows(branch, subject, depth: depth) }
    // Of the whole function, all cells would be meant.
    return rows.isEmpty && depth > 0 ? castRow(branch, subject) : rows
  }

  /// The row for the cell that a branch casts to, in its condition or last.
  private func castRow(_ branch: Branch, _ subject: Subject) -> [Element] {
    ((branch.conditions.map { Setup($0).casts } ?? []) + Setup(branch.statements).casts.reversed()).lazy
      .compactMap { cell(named: $0.filter { !"?!".contains($0) }, in: subject) }.first ?? []
  }

  /// The rows of a function of the app that makes a cell, as in `cell = textCell(model)`.
  private func calledRows(_ branch: Branch, _ subject: Subject, depth: Int) -> [Element] {
    for item in branch.statements {
      guard let call = Self.result(of: item), let (function, inner) = reader.function(call, in: subject),
        Self.isForCell(function), let body = function.body
      else { continue }
      let rows = rows(in: Branch(statements: body.statements), inner, depth: depth + 1)
      if !rows.isEmpty { return rows }
    }
    return []
  }

  /// Whether a function returns a cell, or sets up one that it is given.
  private static func isForCell(_ function: FunctionDeclSyntax) -> Bool {
    if let result = function.signature.returnClause { return result.type.trimmedDescription.contains("Cell") }
    return function.signature.parameterClause.parameters.contains {
      $0.type.trimmedDescription.hasSuffix("Cell")
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

  /// The branches of a statement: all of them if it depends on the position of the row, otherwise the likely one.
  private static func branches(of item: CodeBlockItemSyntax, _ before: [CodeBlockItemSyntax]) -> [Branch] {
    let expression =
      item.item.as(ExprSyntax.self) ?? item.item.as(ExpressionStmtSyntax.self)?.expression
    if let choice = expression?.as(SwitchExprSyntax.self) {
      let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
      return cases.map { Branch(statements: $0.statements, before: before, label: $0.label) }
    }
    guard let choice = expression?.as(IfExprSyntax.self) else { return [] }
    var branches: [Branch] = []
    var next: IfExprSyntax? = choice
    while let current = next, branches.count < 30 {
      let condition = current.conditions.trimmedDescription
      branches.append(
        Branch(statements: current.body.statements, before: before, conditions: current.conditions))
      next = nil
      switch current.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock(let block): branches.append(Branch(statements: block.statements, before: before))
      default: break
      }
      let words = condition.lowercased()
      if !["indexpath", "section", "row", "item", " as? "].contains(where: words.contains) {
        let place = LikelyBranch.isUnlikely(condition) ? 1 : 0
        return branches.indices.contains(place) ? [branches[place]] : []
      }
    }
    return branches
  }

  /// The row that one branch sets up; nil if it sets nothing of it.
  func row(_ branch: Branch, _ subject: Subject) -> Element? {
    var inner = subject
    inner.setup = Setup(branch.statements)
    let locals = branch.before + Array(branch.statements)
    var scope = subject.scope
    for item in locals { item.item.as(VariableDeclSyntax.self).map { scope.bindLocals($0) } }
    for (name, bound) in scope.bound where inner.bound[name] == nil { inner.bound[name] = bound }
    return hostedRow(inner) ?? plainRow(inner) ?? ownRow(inner, locals)
  }

  /// A row whose text is set on a system cell.
  private func plainRow(_ branch: Subject) -> Element? {
    let values = branch.setup.assignments
    let title = values.last {
      Self.texts.contains($0.member)
        && ($0.base.hasSuffix("textLabel") || $0.base.lowercased().hasSuffix("content")
          || $0.base.lowercased().hasSuffix("configuration"))
    }
    guard let words = reader.text(title?.value, branch), !words.isEmpty else { return nil }
    let accessory = values.last { $0.member == "accessoryView" }?.value
    let made = accessory.map { reader.element($0, named: Setup.path($0), in: branch) } ?? []
    if made.contains(where: { $0.kind == .toggle }) || accessoryClass(accessory, branch) == "UISwitch" {
      return Element(.toggle, words)
    }
    let leadsOn = values.contains {
      ["accessoryType", "accessories"].contains($0.member)
        && $0.value.trimmedDescription.contains("disclosureIndicator")
    }
    return plainRow(words, detail(values, branch), picture(values, branch), leadsOn: leadsOn)
  }

  private func plainRow(_ words: String, _ detail: String?, _ picture: Element?, leadsOn: Bool) -> Element {
    var parts = [Element(.text, words)]
    if let detail { parts = [Self.column(words, detail)] }
    if let picture { parts.insert(picture, at: 0) }
    guard parts.count > 1 || detail != nil else { return Element(leadsOn ? .link : .text, words) }
    let row = parts.count > 1 ? Element(.row, "", parts) : parts[0]
    return leadsOn ? Element(.link, "", [row]) : row
  }

  private static func column(_ words: String, _ detail: String) -> Element {
    var column = Element(.column, "", [Element(.text, words), footnote(detail)])
    column.style.alignment = .leading
    return column
  }

  /// The second text of a system cell.
  private func detail(_ values: [Setup.Assignment], _ branch: Subject) -> String? {
    let detail = values.last {
      ["secondaryText", "secondaryAttributedText"].contains($0.member)
        || Self.texts.contains($0.member) && $0.base.hasSuffix("detailTextLabel")
    }
    return reader.text(detail?.value, branch).flatMap { $0.isEmpty ? nil : $0 }
  }

  private func picture(_ values: [Setup.Assignment], _ branch: Subject) -> Element? {
    let set = values.last {
      let base = $0.base.lowercased()
      return $0.member == "image"
        && ["imageview", "content", "configuration"].contains(where: base.hasSuffix)
    }
    guard let value = set?.value, !value.is(NilLiteralExprSyntax.self) else { return nil }
    var picture = reader.image(value, branch)
    if picture.kind == .picture { (picture.style.width, picture.style.height) = (28, 28) }
    return picture
  }

  private static let texts: Set = ["text", "attributedText"]

  private func accessoryClass(_ value: ExprSyntax?, _ branch: Subject) -> String? {
    guard let value, case .code(let code, _)? = branch.bound[Setup.path(value)],
      let call = code.as(FunctionCallExprSyntax.self), let name = TypeName.of(call.calledExpression)
    else { return nil }
    return reader.systemClass(of: name, near: branch.type.path)
  }

  /// A row with a cell of the app, and the arguments from the branch.
  private func ownRow(_ branch: Subject, _ locals: [CodeBlockItemSyntax]) -> Element? {
    var names: [String] = []
    for call in branch.setup.calls where !call.base.isEmpty && !call.base.contains(".") {
      if !names.contains(call.base) { names.append(call.base) }
    }
    for assignment in branch.setup.assignments where assignment.base.contains(".") {
      let name = String(assignment.base.prefix { $0 != "." })
      if !names.contains(name) { names.append(name) }
    }
    for name in names {
      guard let type = cellType(name, branch, locals),
        let cell = reader.lookup.type(type, near: branch.type.path)
      else { continue }
      let inner = reader.subject(cell, Arguments(), named: name, in: branch)
      guard isCell(inner) else { continue }
      guard let parts = reader.own(inner), !parts.isEmpty else { return ViewReader.hatched(type)[0] }
      return parts.count == 1 ? Self.aligned(parts[0]) : Element(.row, "", parts)
    }
    return nil
  }

  /// The class of the cell with a name.
  private func cellType(_ name: String, _ branch: Subject, _ locals: [CodeBlockItemSyntax]) -> String? {
    for item in locals.reversed() {
      var value: ExprSyntax?
      for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? []
      where binding.pattern.trimmedDescription == name {
        value = binding.initializer?.value
      }
      for element in item.item.as(GuardStmtSyntax.self)?.conditions ?? [] {
        let binding = element.condition.as(OptionalBindingConditionSyntax.self)
        if binding?.pattern.trimmedDescription == name { value = binding?.initializer?.value }
      }
      guard let value else { continue }
      if let cast = Setup(value).casts.last { return cast.filter { !"?!".contains($0) } }
      if let call = value.as(FunctionCallExprSyntax.self) {
        if let function = reader.function(call, in: branch)?.0 {
          return function.signature.returnClause?.type.trimmedDescription.filter { !"?!".contains($0) }
        }
        let named = Arguments(call).labelled.map(\.value.trimmedDescription).first { $0.hasSuffix(".self") }
        return named.map { String($0.dropLast(5)) }
      }
    }
    return nil
  }
}
