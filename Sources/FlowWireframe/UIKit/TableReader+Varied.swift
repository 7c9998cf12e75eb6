internal import SwiftSyntax

/// Rows that differ by an element of a list, such as the cases of `Row(rawValue: indexPath.row)`.
extension TableReader {
  /// A row for each element of the list that a branch takes its element from; empty if that list is not known.
  func variedRows(_ branch: Branch, _ subject: Subject) -> [Element] {
    // A case or a condition is about one of the elements.
    guard branch.label == nil, branch.conditions == nil,
      let (name, items) = elements(branch.before + Array(branch.statements), subject), items.count > 1
    else {
      return []
    }
    return items.compactMap { item in
      var place = subject
      place.bound[name] = .code(item.value, item.scope)
      return row(branch, place)
    }
  }

  /// The name of the element and the list, as in `let row = rows[indexPath.row]`.
  private func elements(_ items: [CodeBlockItemSyntax], _ subject: Subject) -> (String, [Placed])? {
    for item in items {
      for (name, value) in Self.constants(item) {
        if let items = cases(value, subject) ?? listed(value, subject), !items.isEmpty {
          return (name, items)
        }
      }
    }
    return nil
  }

  private static func constants(_ item: CodeBlockItemSyntax) -> [(String, ExprSyntax)] {
    if let variable = item.item.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap { constant($0.pattern, $0.initializer) }
    }
    let conditions = item.item.as(GuardStmtSyntax.self)?.conditions.map(\.condition) ?? []
    return conditions.compactMap { $0.as(OptionalBindingConditionSyntax.self) }
      .compactMap { constant($0.pattern, $0.initializer) }
  }

  private static func constant(
    _ pattern: PatternSyntax, _ initializer: InitializerClauseSyntax?
  ) -> (String, ExprSyntax)? {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let initializer else {
      return nil
    }
    return (name, initializer.value)
  }

  /// The cases of `Row(rawValue: indexPath.row)`.
  private func cases(_ value: ExprSyntax, _ subject: Subject) -> [Placed]? {
    guard let call = value.as(FunctionCallExprSyntax.self), let path = TypeName.of(call.calledExpression),
      let raw = Arguments(call)["rawValue"], Self.isPlace(raw)
    else { return nil }
    let all = MemberAccessExprSyntax(
      base: DeclReferenceExprSyntax(baseName: .identifier(path)), name: .identifier("allCases"))
    reader.lists.begin()
    return reader.lists.list(ExprSyntax(all), subject.scope)
  }

  private static func isPlace(_ value: ExprSyntax) -> Bool {
    guard let member = value.as(MemberAccessExprSyntax.self) else { return false }
    return ["row", "item"].contains(member.declName.baseName.text)
      && member.base?.is(DeclReferenceExprSyntax.self) == true
  }

  /// The elements of `rows` in `rows[indexPath.row]`.
  private func listed(_ value: ExprSyntax, _ subject: Subject) -> [Placed]? {
    var value = value
    while let inner = SyntaxShape.inner(value) { value = inner }
    guard let element = value.as(SubscriptCallExprSyntax.self),
      element.arguments.contains(where: { Self.isPlace($0.expression) })
    else { return nil }
    reader.lists.begin()
    let list = element.calledExpression
    return reader.lists.list(list, subject.scope).map {
      reader.lists.typed($0, of: Setup.path(list), in: subject.type)
    }
  }
}
