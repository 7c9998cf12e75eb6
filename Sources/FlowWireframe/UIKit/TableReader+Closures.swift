internal import SwiftSyntax

/// Rows that closures set up: those of cell registrations and of diffable data sources.
extension TableReader {
  /// The rows for the closures of a table; empty if there are none that set a text.
  func closureRows(_ subject: Subject) -> [Element] {
    let registered = closures(subject) { call in call.name == "CellRegistration" }
    let used = registered.isEmpty ? closures(subject, where: isDataSource) : registered
    let items = used.count == 1 ? addedItems(subject) : []
    let rows = used.flatMap { closure in
      (items.isEmpty ? [nil] : items.map(Optional.some)).flatMap { self.rows(of: closure, for: $0, subject) }
    }
    guard rows.contains(where: { $0.kind != .hatched }) else { return [] }
    return rows.count == 1 && Self.hasName(rows[0]) ? Array(repeating: rows[0], count: 3) : rows
  }

  private func rows(of closure: ClosureExprSyntax, for item: Placed?, _ subject: Subject) -> [Element] {
    var place = subject
    let name = closure.parameterNames.last ?? "$2"
    place.bound[name] = item.map { .code($0.value, $0.scope) } ?? .name
    return rows(in: Branch(statements: closure.statements), place, depth: 0)
  }

  private func isDataSource(_ call: Setup.Call) -> Bool {
    let isMade = TypeName.isLikely(call.name) || call.name == "init"
    return isMade && (call.arguments.has("collectionView") || call.arguments.has("tableView"))
  }

  private func closures(
    _ subject: Subject, where isMeant: (Setup.Call) -> Bool
  ) -> [ClosureExprSyntax] {
    subject.setup.calls.filter(isMeant).compactMap { call in
      call.arguments.trailing
        ?? call.arguments.labelled.firstValue { $0.value.as(ClosureExprSyntax.self) }
    }
  }

  /// The items that code adds to a snapshot as literals.
  private func addedItems(_ subject: Subject) -> [Placed] {
    reader.lists.begin()
    return subject.setup.calls.filter { $0.name == "appendItems" }.flatMap { call in
      call.arguments.first.flatMap { reader.lists.list($0, subject.scope) } ?? []
    }
  }
}

/// Cells that show a SwiftUI view.
extension TableReader {
  /// The view that a cell hosts, as in `cell.contentConfiguration = UIHostingConfiguration { Row() }` and `cell.host(Row())`.
  func hostedRow(_ branch: Subject) -> Element? {
    let reader = ViewReader(reader.lookup)
    let hosting = branch.setup.calls.last { $0.name == "UIHostingConfiguration" }?.arguments.trailing
    var shown = hosting.map { reader.views(of: $0, branch.scope) } ?? []
    if shown.isEmpty {
      shown =
        branch.setup.calls.firstValue { hostedView($0, branch) }
        .map { reader.view($0, branch.scope) } ?? []
    }
    return shown.count < 2 ? shown.first : Element(.row, "", shown)
  }

  /// The SwiftUI view that a call passes to a cell.
  private func hostedView(_ call: Setup.Call, _ branch: Subject) -> ExprSyntax? {
    guard !call.base.isEmpty else { return nil }
    return call.arguments.labelled.lazy.map { branch.setup.locals[Setup.path($0.value)] ?? $0.value }.first {
      value in
      let name = value.as(FunctionCallExprSyntax.self).flatMap { TypeName.of($0.calledExpression) }
      let type = name.flatMap { reader.lookup.type($0, near: branch.type.path) }
      return type?.inherited.contains("View") ?? false
    }
  }
}
