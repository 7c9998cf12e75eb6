internal import SwiftSyntax

/// The bar over a controller, and the rows of tables.
extension ControllerReader {
  func readBars(_ subject: Subject) {
    let setup = subject.setup
    let title = setup.value("title", of: "navigationItem") ?? setup.value("title", of: "")
    if let words = text(title, subject), !words.hasPrefix("{") { content.title = words }
    content.isTitleLarge = setup.assignments.contains {
      $0.member == "prefersLargeTitles" && $0.value.trimmedDescription == "true"
    }
    content.leading = items("left", subject)
    content.trailing = items("right", subject)
    if setup.calls.contains(where: { $0.name == "UISearchController" }) { content.search = "Search" }
  }

  private func items(_ side: String, _ subject: Subject) -> [Element] {
    let setup = subject.setup
    if let item = setup.value(side + "BarButtonItem", of: "navigationItem") {
      return [barItem(item, subject)].compactMap(\.self)
    }
    let list =
      setup.value(side + "BarButtonItems", of: "navigationItem")?.as(ArrayExprSyntax.self)?.elements.map(
        \.expression)
      ?? []
    return list.compactMap { barItem($0, subject) }
  }

  private func barItem(_ expression: ExprSyntax, _ subject: Subject) -> Element? {
    guard !expression.is(NilLiteralExprSyntax.self) else { return nil }
    guard let call = expression.as(FunctionCallExprSyntax.self) else {
      let name = Setup.path(expression)
      let value = subject.type.properties[name]?.value ?? subject.setup.locals[name]
      guard let made = value?.as(FunctionCallExprSyntax.self) else { return Element(.button, "{\(name)}") }
      if let closure = made.calledExpression.as(ClosureExprSyntax.self) {
        return Setup(closure).calls.first { $0.name == "UIBarButtonItem" }.flatMap {
          barItem($0.arguments, subject)
        }
      }
      return barItem(Arguments(made), subject)
    }
    return barItem(Arguments(call), subject)
  }

  private func barItem(_ arguments: Arguments, _ subject: Subject) -> Element? {
    if let words = text(arguments["title"], subject) { return Element(.button, words) }
    if let system = arguments["barButtonSystemItem"]?.trimmedDescription {
      let name = String(system.split(separator: ".").last ?? "")
      if let symbol = Self.symbols[name] { return Element(.button, "", [Element(.symbol, symbol)]) }
      return ["flexibleSpace", "fixedSpace"].contains(name)
        ? nil : Element(.button, TextReader.words(of: name))
    }
    if let picture = arguments["image"] { return Element(.button, "", [image(picture, subject)]) }
    if let custom = arguments["customView"] {
      return element(custom, named: Setup.path(custom), in: subject).first
    }
    return Element(.button, "", [Element(.picture)])
  }

  private static let symbols = [
    "add": "plus", "trash": "trash", "search": "magnifyingglass", "camera": "camera",
    "action": "square.and.arrow.up",
    "compose": "pencil", "bookmarks": "book", "refresh": "arrow.clockwise", "close": "xmark", "play": "play",
    "stop": "xmark", "pause": "pause", "organize": "folder", "reply": "arrow.left",
  ]

  /// Reads a table or collection: three rows of the first cell that its code names.
  func table(_ subject: Subject, named name: String) -> Element {
    let cells = subject.setup.casts.map { $0.filter { $0 != "?" && $0 != "!" } } + registered(subject)
    for cell in cells {
      guard let type = shelf.type(cell, near: subject.type.path), !cell.hasSuffix("Header"),
        !cell.hasSuffix("Footer"),
        type.inherited.contains(where: { $0.hasSuffix("Cell") })
      else { continue }
      let row = own(type) ?? ViewReader.hatched(cell)
      return Element(.list, "", [row, row, row].flatMap(\.self))
    }
    let words =
      subject.setup.assignments.last { $0.base.hasSuffix("textLabel") && $0.member == "text" }
      ?? subject.setup.assignments.last { $0.member == "text" && $0.base.lowercased().contains("content") }
    if let words, let text = text(words.value, subject) {
      return Element(.list, "", Array(repeating: Element(.text, text), count: 3))
    }
    return Element(.list, "", ViewReader.hatched(name))
  }

  private func registered(_ subject: Subject) -> [String] {
    subject.setup.calls.filter { $0.name.hasPrefix("register") || $0.name.hasPrefix("dequeue") }
      .flatMap { $0.arguments.labelled.map(\.value.trimmedDescription) }
      .filter { $0.hasSuffix(".self") }.map { String($0.dropLast(5)) }
  }
}
