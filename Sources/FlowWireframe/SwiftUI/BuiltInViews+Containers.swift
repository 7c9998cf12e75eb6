internal import SwiftSyntax

/// Containers of SwiftUI.
extension BuiltInViews {
  private func stack(_ kind: Element.Kind, _ arguments: Arguments, _ scope: Scope) -> [Element] {
    var element = Element(kind, "", reader.content(arguments.closure("content"), scope))
    element.style.spacing = arguments.number("spacing")
    element.style.alignment = arguments["alignment"].flatMap { Self.alignment($0.ownText) }
    return [element]
  }

  static func alignment(_ text: String) -> Style.Alignment? {
    let text = text.lowercased()
    if text.hasSuffix("leading") { return .leading }
    if text.hasSuffix("trailing") { return .trailing }
    return text.hasSuffix("center") || text.hasSuffix("top") || text.hasSuffix("bottom") ? .center : nil
  }

  func column(_ arguments: Arguments, _ scope: Scope) -> [Element] { stack(.column, arguments, scope) }

  func row(_ arguments: Arguments, _ scope: Scope) -> [Element] { stack(.row, arguments, scope) }

  func layers(_ arguments: Arguments, _ scope: Scope) -> [Element] { stack(.layers, arguments, scope) }

  func group(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    reader.content(arguments.closure("content") ?? arguments["root"], scope)
  }

  /// Reads a container that takes all the available space.
  func filling(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    var element = Element(.layers, "", group(arguments, scope))
    element.style.fillsWidth = true
    element.style.fillsHeight = true
    return [element]
  }

  func firstClosure(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    reader.content(arguments["sidebar"] ?? arguments.closure("content"), scope)
  }

  func firstOf(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    Array(group(arguments, scope).prefix(1))
  }

  func wrapped(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    reader.content(arguments.first ?? arguments["content"] ?? arguments["erasing"], scope)
  }

  func groupBox(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    var element = Element(.column, "", section(arguments, scope))
    element.style.fill = .wash
    element.style.corner = 12
    element.style.padding = Insets(12)
    return [element]
  }

  func scroll(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    var element = Element(.scroll, "", reader.content(arguments.closure("content"), scope))
    element.style.isHorizontal = arguments.first?.ownText.hasSuffix("horizontal") ?? false
    return [element]
  }

  func list(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    guard let data = arguments.first, !data.is(ClosureExprSyntax.self) else {
      return [Element(.list, "", reader.content(arguments.closure("content"), scope))]
    }
    return [
      Element(
        .list, "", LoopReader(reader: reader).rounds(over: data, arguments.closure("rowContent"), scope))
    ]
  }

  func loop(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    guard let data = arguments.first else { return [] }
    return LoopReader(reader: reader).rounds(over: data, arguments.closure("content"), scope)
  }

  /// Reads a section: a header, the content, a footer.
  func section(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    var element = Element(.section)
    let header =
      (arguments["header"] ?? arguments["label"]).map { reader.content($0, scope) }
      ?? arguments.first.flatMap { reader.texts.text($0, scope) }.map { [Element(.text, $0)] } ?? []
    if header.count == 1, header[0].kind == .text {
      element.text = header[0].text
    } else if !header.isEmpty {
      element.style.overlays = header
    }
    element.children = reader.content(arguments.closure("content"), scope)
    let footer = arguments["footer"].map { reader.content($0, scope) } ?? []
    return [element] + footer.map { Self.footnote($0) }
  }

  private static func footnote(_ element: Element) -> Element {
    var element = element
    element.style.fontSize = 13
    element.style.color = .soft
    return element
  }

  func grid(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    var element = Element(.grid, "", reader.content(arguments.closure("content"), scope))
    element.style.columns = arguments["columns"].map { columns($0, scope) } ?? 2
    element.style.spacing = arguments.number("spacing")
    return [element]
  }

  private func columns(_ expression: ExprSyntax, _ scope: Scope) -> Int {
    if let list = expression.as(ArrayExprSyntax.self) {
      let isAdaptive = list.elements.count == 1 && list.ownText.contains(".adaptive")
      return isAdaptive ? 3 : min(max(list.elements.count, 1), 8)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return Arguments(call).number("count").map { min(max(Int($0), 1), 8) } ?? 2
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let value = scope.type?.properties[name]?.value, !value.is(DeclReferenceExprSyntax.self)
    else { return 2 }
    return columns(value, scope)
  }

  /// Reads a bar of tabs and the content of the first.
  func tabs(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    let pages = reader.content(arguments.closure("content"), scope)
    // A loop in a view of the app makes pages in one column.
    if pages.count == 1, pages[0].kind == .column, let first = pages[0].children.first,
      Self.isLoop(arguments.closure("content")) || pages[0].children.allSatisfy({ $0 == first })
    {
      return [first]
    }
    return Array(pages.prefix(1))
  }

  /// Whether content is a view of the app that calls a closure for each element, as in `Numbered(pages) { number, page in … }`.
  private static func isLoop(_ content: ExprSyntax?) -> Bool {
    guard let items = content?.as(ClosureExprSyntax.self)?.statements, items.count == 1,
      let call = items.first?.item.as(FunctionCallExprSyntax.self),
      let name = TypeName.of(call.calledExpression), let closure = call.trailingClosure
    else { return false }
    return !has(name) && !call.arguments.isEmpty && !closure.parameterNames.isEmpty
  }

  func tab(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    reader.content.tabs +=
      arguments.first == nil ? reader.content(arguments["label"], scope) : label(arguments, scope)
    // The screens behind the other tabs are not visible at first.
    return reader.content.tabs.count > 1 ? [] : reader.content(arguments.closure("content"), scope)
  }
}
