internal import Foundation
internal import SwiftSyntax

/// Reads the bars over and under a controller.
struct BarReader {
  let reader: ControllerReader

  func read(_ subject: Subject) {
    let subject = withOwnItem(subject)
    let setup = subject.setup
    let title = setup.value("title", of: "navigationItem") ?? setup.value("title", of: "")
    if let words = reader.text(title, subject), !words.hasPrefix("{") { reader.content.title = words }
    reader.content.isTitleLarge = setup.assignments.contains {
      $0.member == "prefersLargeTitles" && $0.value.ownText == "true"
    }
    reader.content.leading = items("left", subject)
    reader.content.trailing = items("right", subject)
    if let view = setup.value("titleView", of: "navigationItem", afterReactions: false),
      !view.is(NilLiteralExprSyntax.self)
    {
      reader.content.principal = reader.element(view, named: Setup.path(view), in: subject)
    }
    let toolbar =
      setup.value("toolbarItems", of: "", afterReactions: false)
      ?? setup.calls.last { $0.name == "setToolbarItems" && !$0.isReaction }?.arguments.first
    reader.content.bottom = toolbar.map { bar($0, subject) } ?? []
    if setup.calls.contains(where: { $0.name == "UISearchController" }) {
      let prompt = setup.assignments.last {
        $0.member == "placeholder" && $0.base.lowercased().hasSuffix("searchbar")
      }
      reader.content.search = reader.text(prompt?.value, subject) ?? "Search"
    }
    reader.content.tabs = TabReader(reader: reader).tabs(subject)
  }

  /// The code with the settings of the item that an override of `navigationItem` returns.
  private func withOwnItem(_ subject: Subject) -> Subject {
    guard let item = subject.property("navigationItem")?.getter.flatMap(SyntaxShape.result),
      let made = subject.property(Setup.path(item))?.value?.as(FunctionCallExprSyntax.self),
      let body = made.calledExpression.as(ClosureExprSyntax.self)?.statements,
      let name = SyntaxShape.result(of: body).map(Setup.path)
    else { return subject }
    let settings = Setup(body).assignments.filter { $0.base == name }.map {
      $0.with(value: $0.value, base: "navigationItem")
    }
    var subject = subject
    subject.setup.assignments = settings + subject.setup.assignments
    return subject
  }

  /// The items in a list; empty if the list is not known.
  func bar(_ list: ExprSyntax, _ subject: Subject) -> [Element] {
    let items = reader.listed(list, subject)
    if items.count == 1, items[0].id == list.id, !list.is(FunctionCallExprSyntax.self) { return [] }
    return items.compactMap { barItem($0, subject) }
  }

  private func items(_ side: String, _ subject: Subject) -> [Element] {
    let setup = subject.setup
    if let item = setup.value(side + "BarButtonItem", of: "navigationItem", afterReactions: false) {
      return [barItem(item, subject)].compactMap(\.self)
    }
    if let list = setup.value(side + "BarButtonItems", of: "navigationItem", afterReactions: false) {
      return bar(list, subject)
    }
    guard let (item, isList) = given(side, setup) else { return [] }
    return isList ? bar(item, subject) : [barItem(item, subject)].compactMap(\.self)
  }

  /// The item that a call such as `setRightBarButton(_:animated:)` puts on a side, or the list of them.
  private func given(_ side: String, _ setup: Setup) -> (ExprSyntax, isList: Bool)? {
    let name = "set\(side.capitalized)BarButton"
    let call = setup.calls.last { call in
      call.base == "navigationItem" && [name, name + "Items"].contains(call.name) && !call.isReaction
        && !call.conditions.contains(where: \.isTemporary)
    }
    return call.flatMap { call in call.arguments.first.map { ($0, call.name != name) } }
  }

  private func barItem(_ expression: ExprSyntax, _ subject: Subject) -> Element? {
    guard !expression.is(NilLiteralExprSyntax.self) else { return nil }
    if let part = reader.chosen(expression, subject) { return barItem(part, subject) }
    guard let call = expression.as(FunctionCallExprSyntax.self) else {
      let name = Setup.path(expression)
      if name == "editButtonItem" { return Element(.button, "Edit") }
      let value =
        subject.property(name)?.value ?? subject.setup.locals[name]
        ?? reader.texts.inherited(name, of: subject.type)?.0.getter.flatMap(SyntaxShape.result)
      guard let made = value?.as(FunctionCallExprSyntax.self) else {
        return Element(.button, "{\(Setup.plain(name))}")
      }
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
    if let words = reader.text(arguments["title"], subject) { return Element(.button, words) }
    if let system = (arguments["barButtonSystemItem"] ?? arguments["systemItem"])?.ownText {
      let name = String(system.split(separator: ".").last ?? "")
      if let symbol = Self.symbols[name] { return Element(.button, "", [Element(.symbol, symbol)]) }
      return ["flexibleSpace", "fixedSpace"].contains(name)
        ? nil : Element(.button, TextReader.words(of: name))
    }
    if let picture = arguments["image"] {
      return Element(.button, "", [reader.controls.image(picture, subject)])
    }
    if let custom = arguments["customView"] {
      return reader.element(custom, named: Setup.path(custom), in: subject).first
    }
    if let action = arguments["primaryAction"]?.as(FunctionCallExprSyntax.self) {
      return barItem(Arguments(action), subject)
    }
    return Element(.button, "", [Element(.picture)])
  }

  private static let symbols = [
    "add": "plus", "trash": "trash", "search": "magnifyingglass", "camera": "camera",
    "action": "square.and.arrow.up",
    "compose": "pencil", "bookmarks": "book", "refresh": "arrow.clockwise", "close": "xmark", "play": "play",
    "stop": "xmark", "pause": "pause", "organize": "folder", "reply": "arrow.left",
  ]
}
