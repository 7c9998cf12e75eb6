internal import SwiftSyntax

/// Modifiers for position and style.
extension ModifierReader {
  func styled(
    by name: String, _ arguments: Arguments, _ scope: Scope, _ base: () -> [Element]
  ) -> [Element] {
    if let elements = custom(name, arguments, scope, base) { return elements }
    let elements = base()
    switch name {
    // Only a picture has such a modifier, whatever object contains the picture.
    case "resizable" where elements.isEmpty, "renderingMode" where elements.isEmpty:
      return [Element(.picture)]
    // A view without a size shows something else on top of the screen.
    case "frame" where arguments.number("width") == 0 && arguments.number("height") == 0: return []
    case "background": return layered(elements, under: arguments, scope)
    case "overlay": return layered(elements, over: arguments, scope)
    case "safeAreaInset": return inset(elements, arguments, scope)
    case "buttonStyle":
      return ButtonStyleReader(reader: reader).styled(arguments.first, scope, elements)
        ?? elements.map { ModifierStyles.restyled($0, by: name, arguments) }
    case "padding", "frame":
      let arguments = arguments.resolved(in: scope)
      return elements.map { ModifierStyles.placed($0, name, arguments) }
    default: return elements.map { ModifierStyles.restyled($0, by: name, arguments) }
    }
  }

  /// Applies a modifier of the app; nil if there is none of that name.
  private func custom(
    _ name: String, _ arguments: Arguments, _ scope: Scope, _ base: () -> [Element]
  ) -> [Element]? {
    if name == "modifier" {
      guard let call = arguments.first?.as(FunctionCallExprSyntax.self),
        let type = TypeName.of(call.calledExpression).flatMap({ reader.lookup.type($0, near: scope.path) })
      else { return base() }
      return reader.custom(modifier: type, Arguments(call), scope, of: base())
    }
    guard !Self.ownNames.contains(name), let owner = owner(of: name),
      let function = owner.functions[name].flatMap({ SyntaxShape.fitting($0, arguments) }),
      let body = function.body
    else { return nil }
    let elements = base()
    var inner = reader.scope(of: function, arguments, scope, owner: owner)
    inner.base = elements
    inner.bound["self"] = .drawn(elements)
    // The modifier of the app may be unknown, but not the modified view.
    let result = reader.follow("View.\(name)", named: name) { reader.views(body.statements, inner) }
    return result.isEmpty || result.allSatisfy { $0.kind == .hatched } ? elements : result
  }

  private func owner(of name: String) -> TypeFacts? {
    ["View", "Text", "Image", "Button", "Label", "TextField", "ToolbarContent"].lazy
      .compactMap { reader.lookup.type($0) }.first { $0.functions[name] != nil }
  }

  /// Modifiers that are read here, even if the app overloads them.
  private static let ownNames: Set = [
    "padding", "frame", "background", "overlay", "font", "bold", "foregroundColor", "foregroundStyle",
    "cornerRadius", "clipShape", "sheet", "alert", "confirmationDialog", "fullScreenCover", "popover",
    "onAppear", "onChange", "onReceive", "task", "animation", "accessibilityIdentifier",
  ]

  private func layered(_ elements: [Element], under arguments: Arguments, _ scope: Scope) -> [Element] {
    let value = arguments.first.map { choice in
      choice.as(SequenceExprSyntax.self).flatMap { LikelyBranch.part(of: $0, scope, reader.lookup) } ?? choice
    }
    let text = value?.ownText ?? ""
    if let color = NearestColor.of(text) {
      return elements.map { ModifierStyles.filled($0, color, corner: nil) }
    }
    let layers = reader.content(arguments.closure("content") ?? arguments.first, scope)
    guard let layer = layers.last(where: { $0.kind == .shape }) else { return elements }
    // A background is visible, even in the colour of the screen.
    let color = layer.style.color == .paper ? .wash : layer.style.color ?? .wash
    return elements.map { element in
      var element = ModifierStyles.filled(element, color, corner: layer.style.corner)
      element.style.isBordered = element.style.isBordered || layer.style.isBordered
      return element
    }
  }

  private func layered(_ elements: [Element], over arguments: Arguments, _ scope: Scope) -> [Element] {
    let layers = reader.content(arguments.closure("content") ?? arguments.first, scope)
    return elements.map { element in
      var element = element
      for layer in layers {
        if layer.kind == .shape {
          element.style.isBordered = true
          element.style.corner = layer.style.corner ?? element.style.corner
        } else if element.kind != .section, element.kind != .picker {
          var layer = layer
          layer.style.anchor = arguments["alignment"].map { Anchor($0.ownText) }
          element.style.overlays.append(layer)
        }
      }
      return element
    }
  }

  /// Reads a bar at an edge of a view.
  private func inset(_ elements: [Element], _ arguments: Arguments, _ scope: Scope) -> [Element] {
    let bar = reader.content(arguments.closure("content"), scope)
    let isTop = arguments["edge"]?.ownText.hasSuffix("top") ?? false
    return [Element(.column, "", isTop ? bar + elements : elements + bar)]
  }
}
