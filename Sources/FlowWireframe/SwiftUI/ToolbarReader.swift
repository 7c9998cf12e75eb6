internal import SwiftSyntax

/// Reads modifiers that fill the bars around a screen.
struct ToolbarReader {
  let reader: ViewReader

  /// Reads a modifier; false if it is about something else.
  func read(_ name: String, _ arguments: Arguments, _ scope: Scope) -> Bool {
    switch name {
    case "toolbar": readToolbar(arguments, scope)
    case "navigationTitle", "navigationBarTitle": readTitle(arguments, scope)
    case "navigationBarTitleDisplayMode":
      let mode = arguments.first.flatMap { Truth.firstCase(of: $0, scope, reader.lookup) }
      reader.content.isTitleLarge = mode != "inline"
    case "toolbarTitleDisplayMode":
      reader.content.isTitleLarge = arguments.first?.ownText.hasSuffix("large") ?? true
    case "navigationBarHidden": if hidesBar(arguments, scope) { reader.content.hidesBar = true }
    case "toolbarVisibility":
      if arguments.first?.ownText.hasSuffix("hidden") == true { reader.content.hidesBar = true }
    case "navigationBarItems": readItems(arguments, scope)
    case "searchable": readSearch(arguments, scope)
    default: return false
    }
    return true
  }

  /// Whether `.navigationBarHidden(condition)` hides; a bar that depends on state is mostly visible at first.
  private func hidesBar(_ arguments: Arguments, _ scope: Scope) -> Bool {
    arguments.first.map { Truth.of($0, scope, reader.lookup) ?? false } ?? true
  }

  private func readTitle(_ arguments: Arguments, _ scope: Scope) {
    guard let title = arguments.first else { return }
    if reader.content.title.isEmpty {
      reader.content.title = words(of: title, scope) ?? ""
    }
    if arguments["displayMode"]?.ownText.hasSuffix("inline") == true {
      reader.content.isTitleLarge = false
    }
  }

  /// The text of an argument that is a text, or a view that shows one.
  private func words(of expression: ExprSyntax, _ scope: Scope) -> String? {
    let isView = expression.as(FunctionCallExprSyntax.self)?.calledExpression.ownText == "Text"
    return isView ? reader.view(expression, scope).first?.text : reader.texts.text(expression, scope)
  }

  private func readItems(_ arguments: Arguments, _ scope: Scope) {
    reader.content.leading += reader.content(arguments["leading"], scope)
    reader.content.trailing += reader.content(arguments["trailing"], scope)
  }

  private func readSearch(_ arguments: Arguments, _ scope: Scope) {
    let prompt = arguments["prompt"].flatMap { words(of: $0, scope) }
    if reader.content.search == nil { reader.content.search = prompt ?? "Search" }
  }

  /// Reads the items of bars.
  private func readToolbar(_ arguments: Arguments, _ scope: Scope) {
    guard let items = arguments.closure("content") else {
      if arguments.first?.ownText.hasSuffix("hidden") == true { reader.content.hidesBar = true }
      return
    }
    guard let closure = items.as(ClosureExprSyntax.self) else {
      return place(reader.view(items, scope), ".automatic")
    }
    readItems(closure.statements, scope)
  }

  private func readItems(_ items: CodeBlockItemListSyntax, _ scope: Scope) {
    for item in items {
      guard reader.step(),
        let expression = item.item.as(ExprSyntax.self)
          ?? item.item.as(ExpressionStmtSyntax.self)?.expression
      else { continue }
      readItem(expression, scope)
    }
  }

  private func readItem(_ expression: ExprSyntax, _ scope: Scope) {
    if let choice = expression.as(IfExprSyntax.self) {
      return reader.branch(of: choice, scope).map { readItems($0.items, $0.scope) } ?? ()
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return reader.branch(of: choice, scope).map { readItems($0.items, $0.scope) } ?? ()
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else {
      return place(reader.view(expression, scope), "")
    }
    let name = call.calledExpression.ownText
    guard name == "ToolbarItem" || name == "ToolbarItemGroup" else {
      if let body = followed(call, scope) { return readItems(body.items, body.scope) }
      return place(reader.view(expression, scope), "")
    }
    let arguments = Arguments(call)
    place(reader.content(arguments.closure("content"), scope), arguments["placement"]?.ownText ?? "")
  }

  /// The body of a function of the app that returns items.
  private func followed(
    _ call: FunctionCallExprSyntax, _ scope: Scope
  ) -> (items: CodeBlockItemListSyntax, scope: Scope)? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, reader.step()
    else {
      return nil
    }
    let extended = reader.lookup.type("View")
    let isOwn = scope.type?.functions[name] != nil
    guard let all = scope.type?.functions[name] ?? extended?.functions[name],
      let function = SyntaxShape.fitting(all, Arguments(call)),
      function.signature.returnClause?.type.ownText.contains("Toolbar") == true,
      let body = function.body
    else { return nil }
    return (
      body.statements,
      reader.scope(of: function, Arguments(call), scope, owner: isOwn ? scope.type : extended)
    )
  }

  private func place(_ elements: [Element], _ placement: String) {
    switch placement.split(separator: ".").last.map(String.init) ?? "" {
    case "principal", "title":
      if elements.count == 1, elements[0].kind == .text { reader.content.title = elements[0].text }
      reader.content.isTitleLarge = false
      if elements.first?.kind != .text { reader.content.principal += elements }
    case "navigationBarLeading", "topBarLeading", "cancellationAction", "navigation", "leading":
      reader.content.leading += elements
    case "bottomBar": reader.content.bottom += elements.filter { !$0.isEmpty }
    case "keyboard": break
    default: reader.content.trailing += elements
    }
  }
}
