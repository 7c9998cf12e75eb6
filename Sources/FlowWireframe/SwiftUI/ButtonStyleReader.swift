internal import SwiftSyntax

/// Reads styles of the app for buttons.
struct ButtonStyleReader {
  let reader: ViewReader

  /// A style with the scope in its code.
  private struct OwnStyle {
    var type: TypeFacts
    var scope: Scope
  }

  /// Gives the buttons in some parts the look of a style of the app; nil if the style is not one.
  func styled(_ style: ExprSyntax?, _ scope: Scope, _ elements: [Element]) -> [Element]? {
    guard let style, let own = ownStyle(style, scope), let function = own.type.functions["makeBody"]?.first,
      let body = function.body
    else { return nil }
    let name = function.signature.parameterClause.parameters.first.map {
      ($0.secondName ?? $0.firstName).text
    }
    return elements.map { styled($0, own, name ?? "configuration", body) }
  }

  private func styled(_ element: Element, _ own: OwnStyle, _ name: String, _ body: CodeBlockSyntax) -> Element
  {
    var element = element
    guard [.button, .link, .menu].contains(element.kind) else {
      if element.isContainer { element.children = element.children.map { styled($0, own, name, body) } }
      return element
    }
    var inner = own.scope
    inner.bound[name] = .drawn([Element(.column, "", Self.label(of: element))])
    let shown = reader.follow(own.type.name, named: own.type.name) { reader.views(body.statements, inner) }
    guard shown.count == 1, shown[0].kind != .hatched else { return element }
    let isFilled = element.style.fill != nil
    // The background of a button ends where its padding begins.
    let padding = element.style.padding
    element.style.padding = Insets()
    element.style.takeLook(of: shown[0])
    if !isFilled, element.style.fill == nil, !element.style.isBordered {
      ModifierStyles.restyleButton(&element, own.type.name.lowercased())
    }
    return ModifierStyles.padded(element, padding)
  }

  private static func label(of button: Element) -> [Element] {
    button.text.isEmpty ? button.children : [Element(.text, button.text)]
  }

  /// The style for `WideStyle()`, `.wide` and `.wide(isBold: true)`.
  private func ownStyle(_ style: ExprSyntax, _ scope: Scope) -> OwnStyle? {
    if let call = style.as(FunctionCallExprSyntax.self), let name = TypeName.of(call.calledExpression) {
      return reader.lookup.type(name, inside: scope.type?.name ?? "", near: scope.path).map {
        made($0, Arguments(call), scope)
      }
    }
    let call = style.as(FunctionCallExprSyntax.self)
    guard let member = (call?.calledExpression ?? style).as(MemberAccessExprSyntax.self), member.base == nil
    else {
      return nil
    }
    let name = member.declName.baseName.text
    let owners = ["ButtonStyle", "PrimitiveButtonStyle"].compactMap { reader.lookup.type($0) }
    if let call {
      return owners.firstValue { made(by: name, Arguments(call), scope, of: $0) }
    }
    return owners.firstValue { constant(name, of: $0) }
  }

  private func constant(_ name: String, of owner: TypeFacts) -> OwnStyle? {
    guard let property = owner.properties[name] else { return nil }
    let value = property.value ?? property.getter.flatMap(SyntaxShape.result)
    return made(value, property.type, Scope(type: owner, path: property.path))
  }

  private func made(by name: String, _ arguments: Arguments, _ scope: Scope, of owner: TypeFacts) -> OwnStyle?
  {
    guard let function = owner.functions[name].flatMap({ SyntaxShape.fitting($0, arguments) }),
      let result = function.body.flatMap({ SyntaxShape.result(of: $0.statements) })
    else { return nil }
    var inner = Scope(type: owner, path: owner.path)
    inner.bind(function.signature.parameterClause.parameters, to: arguments, in: scope)
    return made(result, function.signature.returnClause?.type, inner)
  }

  /// The style that a call makes, of the class that it names or of the declared one.
  private func made(_ value: ExprSyntax?, _ declared: TypeSyntax?, _ scope: Scope) -> OwnStyle? {
    guard let call = value?.as(FunctionCallExprSyntax.self) else { return nil }
    let named = TypeName.of(call.calledExpression).flatMap { reader.lookup.type($0, near: scope.path) }
    guard let type = named ?? declared.flatMap({ reader.lookup.type($0.ownText, near: scope.path) })
    else {
      return nil
    }
    return made(type, Arguments(call), scope)
  }

  private func made(_ type: TypeFacts, _ arguments: Arguments, _ scope: Scope) -> OwnStyle {
    var inner = Scope(type: type, path: type.path)
    reader.bind(type, arguments, scope, in: &inner)
    return OwnStyle(type: type, scope: inner)
  }
}

extension Style {
  /// Takes the size and the background of a part, and of those directly around its content.
  mutating func takeLook(of whole: Element) {
    var part = whole
    // The size of something in a padding is not that of the whole.
    var hasSize = true
    for _ in 0..<12 {
      let style = part.style
      fillsWidth = fillsWidth || style.fillsWidth
      if hasSize {
        (width, height) = (width ?? style.width, height ?? style.height)
        leastHeight = leastHeight ?? style.leastHeight
      }
      fill = fill ?? style.fill.map { [.ink, .hue].contains($0) ? .hue : $0 == .alarm ? .alarm : .wash }
      corner = corner ?? style.corner
      isBordered = isBordered || style.isBordered
      hasSize = hasSize && style.padding == Insets()
      guard part.isContainer, part.children.count == 1 else { break }
      part = part.children[0]
    }
  }
}
