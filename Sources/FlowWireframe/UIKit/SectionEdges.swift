internal import SwiftSyntax

/// Reads the headers and footers of sections, which a table asks for one by one.
struct SectionEdges {
  let reader: ControllerReader

  /// Rows with the header and the footer of the whole table, if it has a fixed one.
  func titled(_ rows: [Element], _ subject: Subject) -> [Element] {
    guard !rows.isEmpty else { return rows }
    let header = words("titleForHeaderInSection", nil, subject)
    let footer = words("titleForFooterInSection", nil, subject)
    return sectioned(rows, header, footer)
  }

  /// The rows for a case of a `switch`, with the header and the footer for the same case.
  func section(_ rows: [Element], _ label: SwitchCaseSyntax.Label, _ subject: Subject) -> [Element] {
    guard !rows.isEmpty else { return rows }
    let header = words("titleForHeaderInSection", label, subject)
    let footer = words("titleForFooterInSection", label, subject)
    return sectioned(rows, header, footer)
  }

  private func sectioned(_ rows: [Element], _ header: String?, _ footer: String?) -> [Element] {
    if header == nil, footer == nil { return rows }
    return [Element(.section, header ?? "", rows)] + (footer.map { [TableReader.footnote($0)] } ?? [])
  }

  /// The text that a function of the table returns for a case, or in any case; nil if that is not fixed.
  private func words(_ function: String, _ label: SwitchCaseSyntax.Label?, _ subject: Subject) -> String? {
    guard let body = subject.tableFunction(function)?.body else { return nil }
    let result = label.map { Self.result(in: body, for: $0) } ?? SyntaxShape.result(of: body.statements)
    guard let result, !result.is(SwitchExprSyntax.self), let words = reader.text(result, subject) else {
      return nil
    }
    return words.isEmpty || words.hasPrefix("{") ? nil : words
  }

  /// The result of the case with a name of a label.
  private static func result(in body: CodeBlockSyntax, for label: SwitchCaseSyntax.Label) -> ExprSyntax? {
    let names = names(of: label)
    for item in body.statements {
      let expression =
        item.item.as(ExprSyntax.self) ?? item.item.as(ExpressionStmtSyntax.self)?.expression
      guard let choice = expression?.as(SwitchExprSyntax.self) else { continue }
      let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
      let chosen =
        cases.first { one in names.contains { TextReader.names(one.label, $0) } }
        ?? (names.isEmpty ? nil : cases.first { $0.label.is(SwitchDefaultLabelSyntax.self) })
      return chosen.flatMap { SyntaxShape.result(of: $0.statements) }
    }
    return nil
  }

  /// The names of the cases in a label, such as `case .first, .second:`.
  private static func names(of label: SwitchCaseSyntax.Label) -> [String] {
    label.as(SwitchCaseLabelSyntax.self)?.caseItems.compactMap {
      $0.pattern.as(ExpressionPatternSyntax.self)?.expression.as(MemberAccessExprSyntax.self)?.declName
        .baseName.text
    } ?? []
  }

  /// The view above or below the rows of a section, from the function with a label; empty if nothing is known of it.
  func sectionView(_ label: String, _ subject: Subject) -> [Element] {
    guard let body = subject.tableFunction(label)?.body,
      let result = SyntaxShape.result(of: body.statements)
    else { return [] }
    var inner = Subject(types: subject.types, setup: Setup(body), ancestors: [])
    inner.function = label
    inner.outer = [subject]
    inner.bound = subject.bound
    let shown = reader.element(result, named: Setup.path(result), in: inner) + castView(inner, result)
    return shown.first { !$0.isEmpty && $0.kind != .hatched }.map { [$0] } ?? configured(inner)
  }

  /// The text of the configuration that code gives to a view of the system.
  private func configured(_ subject: Subject) -> [Element] {
    let values = subject.setup.assignments
    guard let used = values.last(where: { $0.member == "contentConfiguration" }),
      let words = reader.text(subject.setup.value("text", of: Setup.path(used.value)), subject),
      !words.isEmpty
    else { return [] }
    return [Element(.text, words)]
  }

  /// The view below the rows of a section; empty if its text is not known, or if it is only there under a condition.
  func sectionFooter(_ subject: Subject) -> [Element] {
    let label = "viewForFooterInSection"
    guard let body = subject.tableFunction(label)?.body, !Self.isConditional(body) else { return [] }
    return sectionView(label, subject).filter(TableReader.hasText)
  }

  /// Whether a function returns nothing unless something is true that need not be.
  private static func isConditional(_ body: CodeBlockSyntax) -> Bool {
    body.statements.lazy.compactMap { $0.item.as(GuardStmtSyntax.self) }.contains { test in
      test.conditions.contains { $0.condition.is(ExprSyntax.self) }
        && SyntaxShape.result(of: test.body.statements)?.is(NilLiteralExprSyntax.self) == true
    }
  }

  /// The view of the class that code casts a value to before it returns the value.
  private func castView(_ subject: Subject, _ result: ExprSyntax) -> [Element] {
    guard let name = subject.setup.casts.last?.filter({ !"?!".contains($0) }),
      let type = reader.lookup.type(name, near: subject.type.path)
    else { return [] }
    return reader.own(reader.subjects.subject(type, Arguments(), named: Setup.path(result), in: subject))
      ?? []
  }
}

extension Subject {
  /// The function of a table with a parameter of a name.
  func tableFunction(_ label: String) -> FunctionDeclSyntax? {
    for type in types {
      let all = (type.functions["tableView"] ?? []) + (type.functions["collectionView"] ?? [])
      let found = all.first { function in
        function.signature.parameterClause.parameters.contains { $0.firstName.text == label }
      }
      if let found { return found }
    }
    return nil
  }
}
