internal import SwiftSyntax

/// The rows and sections for the calls of a model.
struct ModelRow {
  private let model: ModelReader
  private var reader: ControllerReader { model.reader }

  init(_ model: ModelReader) { self.model = model }

  private static let deepest = 8

  /// The parts for a call: a section if an argument is a list of calls, otherwise a row.
  func elements(_ item: Placed, depth: Int = 0) -> [Element] {
    guard depth < Self.deepest else { return [] }
    guard let call = item.value.as(FunctionCallExprSyntax.self) else { return named(item, depth) }
    if let function = model.function(call, item.scope),
      let result = SyntaxShape.result(of: function.body)
    {
      // A text that the function builds before it returns it.
      if function.kind.hasSuffix("String") { return text(item.value, item.scope) }
      return elements(Placed(value: result, scope: function.scope), depth: depth + 1)
    }
    var parts: [Element] = []
    var rows: [Element] = []
    for (label, value) in Arguments(call).labelled where Self.isShown(label) {
      if let list = list(value, item.scope) {
        rows += list.flatMap { elements($0, depth: depth + 1) }
      } else {
        parts += part(label, value, item.scope, depth)
      }
    }
    let name = Self.name(call.calledExpression)
    if !rows.isEmpty, Self.isSection(call) { return [Element(.section, "", parts + rows)] }
    if parts.isEmpty, rows.isEmpty { return configured(call, item.scope, depth) }
    return [Self.row(holdsSwitch(call) ? "switch" : name, parts + rows)]
  }

  /// The call for a name.
  private func named(_ item: Placed, _ depth: Int) -> [Element] {
    let name = Setup.path(item.value)
    if case .code(let code, let place)? = item.scope.bound[name] {
      return elements(Placed(value: code, scope: place), depth: depth + 1)
    }
    if item.value.is(StringLiteralExprSyntax.self) { return text(item.value, item.scope) }
    let property = item.scope.type?.properties[name]
    if property?.type?.ownText.hasSuffix("String") == true { return text(item.value, item.scope) }
    guard let property, let value = property.value ?? property.getter.flatMap(SyntaxShape.result)
    else { return [] }
    return elements(Placed(value: value, scope: item.scope), depth: depth + 1)
  }

  private func list(_ value: ExprSyntax, _ scope: Scope) -> [Placed]? {
    // Texts and switches of the row are not lists of rows.
    let isName = value.is(MemberAccessExprSyntax.self) || value.is(DeclReferenceExprSyntax.self)
    if let literal = Self.filtered(value) { return model.items(literal, scope) }
    if let call = value.as(FunctionCallExprSyntax.self), let function = model.function(call, scope) {
      return function.kind.hasPrefix("[") ? model.items(value, scope) : nil
    }
    guard value.is(ArrayExprSyntax.self) || value.is(SequenceExprSyntax.self) || isName else { return nil }
    return model.items(value, scope)
  }
}

extension ModelRow {
  /// The list in `[a, b].compactMap { $0 }`; nil if a value is not a list with such a call.
  private static func filtered(_ value: ExprSyntax) -> ExprSyntax? {
    guard let call = value.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["compactMap", "filter"].contains(member.declName.baseName.text),
      let list = member.base, list.is(ArrayExprSyntax.self)
    else { return nil }
    return list
  }

  /// The part for an argument of a call: a picture, a text, or the arguments of a nested call.
  private func part(_ label: String, _ value: ExprSyntax, _ scope: Scope, _ depth: Int) -> [Element] {
    guard let call = value.as(FunctionCallExprSyntax.self) else {
      return Self.isTextArgument(label, value) && !isObject(value, scope) ? text(value, scope) : []
    }
    let callee = call.calledExpression
    if ["UIImage", "Image"].contains(TypeName.of(callee) ?? "") { return [picture(call, scope)] }
    if let member = callee.as(MemberAccessExprSyntax.self), member.base == nil {
      return inner(call, scope, depth)
    }
    return Self.isTextArgument(label, value) ? text(value, scope) : []
  }

  /// Whether a value is a property of a type that provides something.
  private func isObject(_ value: ExprSyntax, _ scope: Scope) -> Bool {
    let type = scope.type?.properties[Setup.path(value)]?.type?.ownText.filter { !"?!".contains($0) }
    return ["Provider", "Providing", "Service", "Manager", "Store"].contains { type?.hasSuffix($0) ?? false }
  }

  /// The parts of `.string("Name")` and `.image(picture)` in a call, without a row of their own.
  private func inner(_ call: FunctionCallExprSyntax, _ scope: Scope, _ depth: Int) -> [Element] {
    guard depth < Self.deepest else { return [] }
    return Arguments(call).labelled.filter { Self.isShown($0.label) }.flatMap { label, value in
      if let literal = value.as(StringLiteralExprSyntax.self) { return text(ExprSyntax(literal), scope) }
      // `.string(words)` is a text, wherever its words come from.
      let isText = Self.textWords.contains(where: Self.name(call.calledExpression).mentions)
      return isText && !value.is(FunctionCallExprSyntax.self)
        ? text(value, scope) : part(label, value, scope, depth + 1)
    }
  }

  private func text(_ value: ExprSyntax, _ scope: Scope) -> [Element] {
    guard !value.is(NilLiteralExprSyntax.self), let words = reader.texts.text(value, scope), !words.isEmpty
    else { return [] }
    return [Element(.text, words)]
  }

  private func picture(_ call: FunctionCallExprSyntax, _ scope: Scope) -> Element {
    let arguments = Arguments(call)
    if let symbol = arguments["systemName"] {
      return Element(.symbol, reader.texts.text(symbol, scope) ?? "")
    }
    let name = arguments["named"] ?? arguments["imageLiteralResourceName"]
    return Element(.picture, name.flatMap { reader.texts.text($0, scope) } ?? "")
  }

  /// Whether a closure of a call puts a switch into its cell.
  private func holdsSwitch(_ call: FunctionCallExprSyntax) -> Bool {
    Self.closures(of: call).contains { closure in
      let setup = Setup(closure.statements)
      guard let view = setup.assignments.last(where: { $0.member == "accessoryView" })?.value else {
        return false
      }
      let made = setup.locals[Setup.path(view)] ?? view
      return made.as(FunctionCallExprSyntax.self).flatMap { TypeName.of($0.calledExpression) } == "UISwitch"
    }
  }

  private static func closures(of call: FunctionCallExprSyntax) -> [ClosureExprSyntax] {
    let arguments = Arguments(call)
    return arguments.labelled.compactMap { $0.value.as(ClosureExprSyntax.self) }
      + [arguments.trailing].compactMap(\.self)
  }

  /// The parts that a closure sets on its cell; a hatched box with the class of the cell if nothing else is known.
  private func configured(_ call: FunctionCallExprSyntax, _ scope: Scope, _ depth: Int) -> [Element] {
    for closure in Self.closures(of: call) {
      let setup = Setup(closure.statements)
      guard let cell = setup.casts.first(where: { $0.hasSuffix("Cell") }) else { continue }
      var inner = scope
      for (name, value) in setup.locals { inner.bind(name, to: value) }
      let given = setup.calls.filter { $0.base.lowercased().hasSuffix("cell") }.flatMap { call in
        call.arguments.labelled.filter { Self.isShown($0.label) }.flatMap { label, value in
          list(value, inner)?.flatMap { elements($0, depth: depth + 1) } ?? part(label, value, inner, depth)
        }
      }
      return given.isEmpty ? ViewReader.hatched(cell) : [Self.row("", given)]
    }
    return []
  }
}

extension ModelRow {
  /// The parts of a row below each other, beside its picture.
  private static func row(_ name: String, _ parts: [Element]) -> Element {
    let texts = parts.filter { $0.kind != .picture && $0.kind != .symbol }
    let kind = kind(name)
    guard kind == .text else {
      return Element(kind, texts.first?.text ?? "", texts.count > 1 ? Array(texts.dropFirst()) : [])
    }
    if parts.count == 1 { return parts[0] }
    var column = Element(.column, "", texts)
    column.style.alignment = .leading
    guard texts.count < parts.count else { return column }
    let pictures = parts.filter { $0.kind == .picture || $0.kind == .symbol }
    return Element(.row, "", pictures + (texts.count == 1 ? texts : texts.isEmpty ? [] : [column]))
  }

  /// The control in the name of a call.
  private static func kind(_ name: String) -> Element.Kind {
    let words = name.lowercased()
    if words.hasSuffix("button") { return .button }
    if words.hasSuffix("textfield") { return .field }
    return ["switch", "toggle"].contains { words.hasSuffix($0) } ? .toggle : .text
  }

  private static func name(_ callee: ExprSyntax) -> String {
    callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text.lowercased() ?? TypeName.of(callee) ?? ""
  }

  /// Whether a call is a section: it has a list of rows, not of texts.
  private static func isSection(_ call: FunctionCallExprSyntax) -> Bool {
    name(call.calledExpression).lowercased().contains("section")
      || Arguments(call).labelled.contains { ["cells", "rows", "items"].contains($0.label) }
  }

  /// Words in the labels of arguments that are never visible.
  private static let hidden = [
    "accessib", "a11y", "identifier", "color", "colour", "style", "action", "height", "width", "inset",
    "font",
    "alignment", "trait", "url", "number", "separator", "background", "spacing", "reuse", "tint", "key",
  ]

  /// Words in the labels of arguments that are texts.
  private static let textWords = [
    "text", "title", "head", "foot", "label", "message", "detail", "descri", "value", "caption",
    "placeholder",
    "string", "bullet", "content", "body", "hint",
  ]

  private static func isShown(_ label: String) -> Bool {
    let words = label.lowercased()
    return !hidden.contains(where: words.mentions)
  }

  /// Whether an argument is a text; one without a label only if it is a literal.
  private static func isTextArgument(_ label: String, _ value: ExprSyntax) -> Bool {
    if value.is(StringLiteralExprSyntax.self) { return true }
    // `.leading` and `true` only affect the appearance.
    if value.as(MemberAccessExprSyntax.self).map({ $0.base == nil }) ?? false { return false }
    let isName = value.is(MemberAccessExprSyntax.self) || value.is(DeclReferenceExprSyntax.self)
    guard isName || value.is(FunctionCallExprSyntax.self) else { return false }
    let words = label.isEmpty ? value.ownText.prefix(80).lowercased() : label.lowercased()
    return textWords.contains(where: words.mentions) || (label.isEmpty && words.mentions("locali"))
  }
}
