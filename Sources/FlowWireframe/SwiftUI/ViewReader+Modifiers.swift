internal import SwiftSyntax

/// Modifiers of views: those for position and style, and those that fill the bars around a screen.
extension ViewReader {
  /// Reads a view with a modifier; `base` reads the modified view.
  func modified(
    by name: String, _ arguments: Arguments, _ scope: Scope, base: () -> [Element]
  ) -> [Element] {
    switch name {
    case "hidden": return isHidden(arguments, scope) ? [] : base()
    case "opacity" where isClear(arguments, scope): return []
    case "toolbar": readToolbar(arguments, scope)
    case "navigationTitle", "navigationBarTitle": readTitle(arguments, scope)
    case "navigationBarTitleDisplayMode":
      content.isTitleLarge = arguments.first.flatMap { Truth.firstCase(of: $0, scope, lookup) } != "inline"
    case "toolbarTitleDisplayMode":
      content.isTitleLarge = arguments.first?.ownText.hasSuffix("large") ?? true
    case "navigationBarHidden": if hidesBar(arguments, scope) { content.hidesBar = true }
    case "toolbarVisibility":
      if arguments.first?.ownText.hasSuffix("hidden") == true { content.hidesBar = true }
    case "navigationBarItems": readItems(arguments, scope)
    case "searchable": readSearch(arguments, scope)
    case "tabItem": return tabItem(base(), arguments, scope)
    default: return styled(by: name, arguments, scope, base)
    }
    return base()
  }

  /// Whether `.hidden()` hides, or a modifier `.hidden(condition)` of the app probably does at first.
  private func isHidden(_ arguments: Arguments, _ scope: Scope) -> Bool {
    guard let condition = arguments.first else { return true }
    return Truth.of(condition, scope, lookup) ?? LikelyBranch.isLikely(condition.ownText) ?? false
  }

  /// Whether `.opacity(0)`, or the number that a condition probably chooses, makes a view invisible at first.
  private func isClear(_ arguments: Arguments, _ scope: Scope) -> Bool {
    let value = arguments.first
    let chosen =
      value?.as(SequenceExprSyntax.self).flatMap { LikelyBranch.part(of: $0, scope, lookup) } ?? value
    return chosen.flatMap(Arguments.number) == 0
  }

  /// Whether `.navigationBarHidden(condition)` hides; a bar that depends on state is mostly visible at first.
  private func hidesBar(_ arguments: Arguments, _ scope: Scope) -> Bool {
    arguments.first.map { Truth.of($0, scope, lookup) ?? false } ?? true
  }

  private func readTitle(_ arguments: Arguments, _ scope: Scope) {
    guard let title = arguments.first else { return }
    if content.title.isEmpty {
      content.title = words(of: title, scope) ?? ""
    }
    if arguments["displayMode"]?.ownText.hasSuffix("inline") == true {
      content.isTitleLarge = false
    }
  }

  /// The text of an argument that is a text, or a view that shows one.
  private func words(of expression: ExprSyntax, _ scope: Scope) -> String? {
    let isView = expression.as(FunctionCallExprSyntax.self)?.calledExpression.ownText == "Text"
    return isView ? view(expression, scope).first?.text : texts.text(expression, scope)
  }

  private func readItems(_ arguments: Arguments, _ scope: Scope) {
    content.leading += content(arguments["leading"], scope)
    content.trailing += content(arguments["trailing"], scope)
  }

  private func readSearch(_ arguments: Arguments, _ scope: Scope) {
    let prompt = arguments["prompt"].flatMap { words(of: $0, scope) }
    if content.search == nil { content.search = prompt ?? "Search" }
  }

  /// Reads a page of a tab bar; only the first page is visible.
  private func tabItem(_ page: [Element], _ arguments: Arguments, _ scope: Scope) -> [Element] {
    let label = content(arguments.closure("label"), scope)
    content.tabs.append(label.count == 1 ? label[0] : Element(.column, "", label))
    return page.isEmpty ? [] : [page.count == 1 ? page[0] : Element(.column, "", page)]
  }

  /// Reads the items of bars.
  private func readToolbar(_ arguments: Arguments, _ scope: Scope) {
    guard let items = arguments.closure("content") else {
      if arguments.first?.ownText.hasSuffix("hidden") == true { content.hidesBar = true }
      return
    }
    guard let closure = items.as(ClosureExprSyntax.self) else {
      return place(view(items, scope), ".automatic")
    }
    readItems(closure.statements, scope)
  }

  private func readItems(_ items: CodeBlockItemListSyntax, _ scope: Scope) {
    for item in items {
      guard step(),
        let expression = item.item.as(ExprSyntax.self)
          ?? item.item.as(ExpressionStmtSyntax.self)?.expression
      else { continue }
      readItem(expression, scope)
    }
  }

  private func readItem(_ expression: ExprSyntax, _ scope: Scope) {
    if let choice = expression.as(IfExprSyntax.self) {
      let condition = choice.conditions.ownText
      if !LikelyBranch.isUnlikely(condition) { return readItems(choice.body.statements, scope) }
      if case .codeBlock(let block)? = choice.elseBody { return readItems(block.statements, scope) }
      return
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else {
      return place(view(expression, scope), "")
    }
    let name = call.calledExpression.ownText
    guard name == "ToolbarItem" || name == "ToolbarItemGroup" else {
      if let body = followed(call, scope) { return readItems(body.items, body.scope) }
      return place(view(expression, scope), "")
    }
    let arguments = Arguments(call)
    place(content(arguments.closure("content"), scope), arguments["placement"]?.ownText ?? "")
  }

  /// The body of a function of the app that returns items.
  private func followed(
    _ call: FunctionCallExprSyntax, _ scope: Scope
  ) -> (items: CodeBlockItemListSyntax, scope: Scope)? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, step() else {
      return nil
    }
    let extended = lookup.type("View")
    let isOwn = scope.type?.functions[name] != nil
    guard let all = scope.type?.functions[name] ?? extended?.functions[name],
      let function = SyntaxShape.fitting(all, Arguments(call)),
      function.signature.returnClause?.type.ownText.contains("Toolbar") == true,
      let body = function.body
    else { return nil }
    return (
      body.statements, self.scope(of: function, Arguments(call), scope, owner: isOwn ? scope.type : extended)
    )
  }

  private func place(_ elements: [Element], _ placement: String) {
    switch placement.split(separator: ".").last.map(String.init) ?? "" {
    case "principal", "title":
      if elements.count == 1, elements[0].kind == .text { content.title = elements[0].text }
      content.isTitleLarge = false
      if elements.first?.kind != .text { content.principal += elements }
    case "navigationBarLeading", "topBarLeading", "cancellationAction", "navigation", "leading":
      content.leading += elements
    case "bottomBar": content.bottom += elements
    case "keyboard": break
    default: content.trailing += elements
    }
  }
}
