internal import SwiftSyntax

/// Reads modifiers of views.
struct ModifierReader {
  let reader: ViewReader

  /// Reads a view with a modifier; `base` reads the modified view.
  func modified(
    by name: String, _ arguments: Arguments, _ scope: Scope, base: () -> [Element]
  ) -> [Element] {
    switch name {
    case "hidden": return isHidden(arguments, scope) ? [] : base()
    case "opacity" where isClear(arguments, scope): return []
    case "tabItem": return tabItem(base(), arguments, scope)
    default: break
    }
    let isForBar = ToolbarReader(reader: reader).read(name, arguments, scope)
    return isForBar ? base() : styled(by: name, arguments, scope, base)
  }

  /// Whether `.hidden()` hides, or a modifier `.hidden(condition)` of the app probably does at first.
  private func isHidden(_ arguments: Arguments, _ scope: Scope) -> Bool {
    guard let condition = arguments.first else { return true }
    return Truth.of(condition, scope, reader.lookup) ?? LikelyBranch.isLikely(condition.ownText) ?? false
  }

  /// Whether `.opacity(0)`, or the number that a condition probably chooses, makes a view invisible at first.
  private func isClear(_ arguments: Arguments, _ scope: Scope) -> Bool {
    let value = arguments.first
    let chosen =
      value?.as(SequenceExprSyntax.self).flatMap { LikelyBranch.part(of: $0, scope, reader.lookup) } ?? value
    return chosen.flatMap(Arguments.number) == 0
  }

  /// Reads a page of a tab bar; only the first page is visible.
  private func tabItem(_ page: [Element], _ arguments: Arguments, _ scope: Scope) -> [Element] {
    let label = reader.content(arguments.closure("label"), scope)
    reader.content.tabs.append(label.count == 1 ? label[0] : Element(.column, "", label))
    return page.isEmpty ? [] : [page.count == 1 ? page[0] : Element(.column, "", page)]
  }
}
