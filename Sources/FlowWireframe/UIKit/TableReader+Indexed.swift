internal import SwiftSyntax

/// Rows that code looks up by their place, as in `cell.show(sections[indexPath.section].rows[indexPath.row])`.
extension TableReader {
  private static let mostSections = 8
  private static let mostRows = 20

  /// The rows of a table whose function for cells looks all of them up by place in known lists; empty for any other.
  func placedRows(_ subject: Subject) -> [Element] {
    guard let body = cellFunction(subject)?.body else { return [] }
    let whole = Branch(statements: body.statements)
    // Other sections have rows of their own.
    let branches = body.statements.flatMap { Self.branches(of: $0, [], in: whole) }
    guard !branches.contains(where: Self.isForSection) else { return [] }
    let rows = indexedRows(whole, subject)
    return rows.contains(where: Self.hasText) ? rows : []
  }

  /// A row for each element of the lists that a branch takes elements from by place; empty if no such list is known.
  func indexedRows(_ branch: Branch, _ subject: Subject) -> [Element] {
    let lookups = PlaceLookups(branch.before + Array(branch.statements))
    guard let place = lookups.place, Self.isForRows(branch, lookups) else { return [] }
    guard let sections = lookups.sections else { return rows(branch, subject, place, lookups, section: 0) }
    let count = min(self.count(of: sections, subject), Self.mostSections)
    guard count > 0 else { return [] }
    return (0..<count).flatMap { section in
      let rows = rows(branch, subject, place, lookups, section: section)
      let header = rows.isEmpty ? nil : header(of: section, subject)
      return header.map { [Element(.section, $0, rows)] } ?? rows
    }
  }

  /// Whether a branch is for all rows, or for those of one section.
  private static func isForRows(_ branch: Branch, _ lookups: PlaceLookups) -> Bool {
    if branch.label == nil, branch.conditions == nil { return true }
    return lookups.sections == nil && lookups.rows != nil && isForSection(branch)
  }

  private static func isForSection(_ branch: Branch) -> Bool {
    guard branch.label == nil, let words = branch.conditions?.ownText.lowercased() else { return false }
    return words.mentions("section") && !words.mentions(".row") && !words.mentions(".item")
  }

  private func rows(
    _ branch: Branch, _ subject: Subject, _ place: String, _ lookups: PlaceLookups, section: Int
  ) -> [Element] {
    let inner = subject.at(place, section: section, row: 0)
    guard let list = lookups.rows else { return row(branch, inner).map { [$0] } ?? [] }
    return (0..<min(count(of: list, inner), Self.mostRows)).compactMap {
      row(branch, subject.at(place, section: section, row: $0))
    }
  }

  private func count(of list: ExprSyntax, _ subject: Subject) -> Int {
    reader.lists.begin()
    return reader.lists.list(list, subject.scope)?.count ?? 0
  }

  /// The header that the table has for a section with a number; nil if it is not known.
  private func header(of section: Int, _ subject: Subject) -> String? {
    guard let function = subject.tableFunction("titleForHeaderInSection"),
      let result = function.body.flatMap({ SyntaxShape.result(of: $0.statements) }),
      let name = function.signature.parameterClause.parameters.last.map({
        ($0.secondName ?? $0.firstName).text
      })
    else { return nil }
    var inner = subject
    inner.bound[name] = .code(SyntaxShape.number(section), Scope())
    return reader.text(result, inner).flatMap { $0.isEmpty || $0.hasPrefix("{") ? nil : $0 }
  }
}

extension Subject {
  /// The code with a known place of a row.
  fileprivate func at(_ place: String, section: Int, row: Int) -> Subject {
    let arguments = [("section", section), ("row", row), ("item", row)].map { name, number in
      LabeledExprSyntax(
        label: .identifier(name), colon: .colonToken(), expression: SyntaxShape.number(number))
    }
    let call = FunctionCallExprSyntax(
      calledExpression: DeclReferenceExprSyntax(baseName: .identifier("IndexPath")),
      leftParen: .leftParenToken(),
      arguments: LabeledExprListSyntax(arguments), rightParen: .rightParenToken())
    var subject = self
    subject.bound[place] = .code(ExprSyntax(call), Scope())
    return subject
  }
}

/// The lists of which code takes an element by the section or the row of a place.
final class PlaceLookups: SyntaxVisitor {
  /// The name of the place, such as `indexPath`.
  private(set) var place: String?
  private(set) var sections: ExprSyntax?
  private(set) var rows: ExprSyntax?

  init(_ items: [CodeBlockItemSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for item in items { walk(item) }
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let index = node.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      let name = index.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return .visitChildren }
    switch index.declName.baseName.text {
    case "section": sections = sections ?? node.calledExpression
    case "row", "item": rows = rows ?? node.calledExpression
    default: return .visitChildren
    }
    place = name
    return .visitChildren
  }
}
