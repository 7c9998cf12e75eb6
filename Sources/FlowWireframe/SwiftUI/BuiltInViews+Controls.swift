internal import SwiftSyntax

/// Texts, pictures and controls of SwiftUI.
extension BuiltInViews {
  func text(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    if let shown = arguments["verbatim"] { return [Element(.text, reader.texts.text(shown, scope) ?? "…")] }
    if let shown = arguments.first {
      // The arguments that follow format a date or a number.
      return [Element(.text, Markdown.plain(reader.texts.text(shown, scope) ?? Self.name(of: shown)))]
    }
    return arguments.labelled.first.map { [Element(.text, reader.texts.text($0.value, scope) ?? "…")] } ?? []
  }

  private static func name(of expression: ExprSyntax) -> String {
    let words = expression.ownText.split { !$0.isLetter && !$0.isNumber }
    return words.last.map { "{\($0.prefix(24))}" } ?? "…"
  }

  func label(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    guard let title = arguments.first else {
      let icon = reader.content(arguments["icon"], scope)
      return [Element(.label, "", icon + reader.content(arguments.closure("title"), scope))]
    }
    var element = Element(.label, reader.texts.text(title, scope) ?? "")
    if let symbol = arguments["systemImage"] {
      element.children = [Element(.symbol, reader.texts.text(symbol, scope) ?? "")]
    } else if let name = arguments["image"] {
      element.children = [Element(.picture, reader.texts.text(name, scope) ?? "")]
      element.children[0].style.width = 22
      element.children[0].style.height = 22
    }
    return [element]
  }

  func image(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    if let symbol = arguments["systemName"] {
      return [Element(.symbol, reader.texts.text(symbol, scope) ?? "")]
    }
    let name = arguments.first ?? arguments.labelled.first?.value
    return [Element(.picture, name.map { pictureName($0, scope) } ?? "")]
  }

  /// The name of a picture: its text, or the last part of a constant.
  private func pictureName(_ expression: ExprSyntax, _ scope: Scope) -> String {
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return reader.texts.text(ExprSyntax(literal), scope) ?? ""
    }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .code(let code, let place)? = scope.bound[name], reader.step()
    {
      return pictureName(code, place)
    }
    if let part = expression.as(MemberAccessExprSyntax.self).flatMap({ TuplePart.of($0, scope) }),
      reader.step()
    {
      return pictureName(part.value, part.scope)
    }
    let parts = expression.ownText.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let generic: Set<Substring> = ["image", "name", "swiftUIImage", "rawValue", "uiImage"]
    return parts.last { !generic.contains($0) }.map { String($0.prefix(40)) } ?? ""
  }

  func picture(_ arguments: Arguments, _ scope: Scope) -> [Element] { [Element(.picture)] }

  func button(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    if let symbol = arguments["systemImage"], let title = arguments.first {
      var label = Element(.label, reader.texts.text(title, scope) ?? "")
      label.children = [Element(.symbol, reader.texts.text(symbol, scope) ?? "")]
      return [Element(.button, "", [label])]
    }
    // If there are a trailing closure and one for the label, the trailing one is the action.
    var element = labelled(.button, labelParts(arguments, scope))
    if arguments["role"]?.ownText.hasSuffix("destructive") == true { element.style.color = .alarm }
    return [element]
  }

  func link(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    [labelled(.link, labelParts(arguments, scope))]
  }

  /// Reads a link to another screen, which in a list is a row with an arrow.
  func navigationLink(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    [labelled(.link, labelParts(arguments, scope))]
  }

  func shareLink(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    let label = labelParts(arguments, scope)
    return [labelled(.button, label.isEmpty ? [Element(.symbol, "square.and.arrow.up")] : label)]
  }

  func menu(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    let hasTitle = arguments.first != nil || arguments.has("label")
    return [labelled(.menu, hasTitle ? labelParts(arguments, scope) : [])]
  }

  func control(_ kind: Element.Kind) -> (Arguments, Scope) -> [Element] {
    // The label of a slider is only read aloud.
    { [self] arguments, scope in
      [kind == .slider ? Element(kind) : labelled(kind, labelParts(arguments, scope))]
    }
  }

  func picker(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    let title = arguments.first != nil || arguments.has("label")
    var element = labelled(.picker, title ? labelParts(arguments, scope) : [])
    element.style.overlays = arguments.closure("content").map { reader.content($0, scope) } ?? []
    return [element]
  }

  func field(_ kind: Element.Kind) -> (Arguments, Scope) -> [Element] {
    { [self] arguments, scope in
      if kind == .editor { return [Element(.editor)] }
      let prompt = arguments["prompt"].map { reader.content($0, scope) }?.first?.text
      var element = labelled(kind, labelParts(arguments, scope))
      if let prompt, !prompt.isEmpty { element = Element(kind, prompt) }
      return [element]
    }
  }

  func progress(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    let label = labelParts(arguments, scope)
    return [labelled(arguments.has("value") ? .progress : .spinner, label)]
  }

  func labeled(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    let title = labelParts(arguments, scope)
    let value =
      arguments["value"].flatMap { reader.texts.text($0, scope) }.map { [Element(.text, $0)] }
      ?? (arguments.trailing.map { reader.views(of: $0, scope) } ?? [])
    return [Element(.row, "", title + [Element(.spacer)] + value)]
  }

  func disclosure(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    [labelled(.link, labelParts(arguments, scope))]
  }

  func unavailable(_ arguments: Arguments, _ scope: Scope) -> [Element] {
    var parts =
      arguments["systemImage"].flatMap { reader.texts.text($0, scope) }.map { [Element(.symbol, $0)] } ?? []
    for index in parts.indices { parts[index].style.fontSize = 48 }
    var title = labelParts(arguments, scope)
    for index in title.indices { title[index].style.isBold = true }
    let rest = reader.content(arguments["description"], scope) + reader.content(arguments["actions"], scope)
    return [Element(.column, "", parts + title + rest)]
  }
}
