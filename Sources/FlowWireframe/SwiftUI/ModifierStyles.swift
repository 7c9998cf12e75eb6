internal import SwiftSyntax

/// The effects of SwiftUI's modifiers on the position and style of a part.
enum ModifierStyles {
  static func filled(_ element: Element, _ color: Style.Color, corner: Double?) -> Element {
    var element = element
    // The colour of the screen is not a background.
    if color == .paper { return element }
    if element.style.fill != nil { element = Element(.layers, "", [element]) }
    element.style.fill = color
    if let corner { element.style.corner = corner }
    return element
  }

  static func placed(_ element: Element, _ name: String, _ arguments: Arguments) -> Element {
    var element = element
    let hasBackground = element.style.fill != nil || element.style.isBordered
    if name == "padding" {
      let hasSize = [element.style.width, element.style.height, element.style.leastHeight].contains {
        $0 != nil
      }
      if hasBackground || hasSize { element = Element(.layers, "", [element]) }
      element.style.padding = element.style.padding + insets(arguments)
      return element
    }
    if hasBackground, arguments.labelled.contains(where: { $0.label.hasPrefix("max") }) {
      element = Element(.layers, "", [element])
    }
    element.style.width = arguments.number("width") ?? element.style.width
    element.style.height = arguments.number("height") ?? element.style.height
    element.style.leastHeight = arguments.number("minHeight") ?? element.style.leastHeight
    if arguments["maxWidth"]?.ownText.hasSuffix("infinity") == true {
      element.style.fillsWidth = true
    }
    if arguments["maxHeight"]?.ownText.hasSuffix("infinity") == true {
      element.style.fillsHeight = true
    }
    if let alignment = arguments["alignment"].flatMap({ BuiltInViews.alignment($0.ownText) }) {
      element.style.alignment = alignment
    }
    return element
  }

  /// A part in a space around it, which belongs to no background of the part.
  static func padded(_ element: Element, _ padding: Insets) -> Element {
    guard padding != Insets() else { return element }
    var outer = Element(.layers, "", [element])
    outer.style.padding = padding
    return outer
  }

  private static func insets(_ arguments: Arguments) -> Insets {
    let edges = arguments.unlabelled.first { Arguments.number($0) == nil }?.ownText ?? ""
    let size = arguments.unlabelled.firstValue { Arguments.number($0) } ?? 16
    var insets = Insets()
    let all = edges.isEmpty || edges.mentions("all")
    if all || edges.mentions("top") || edges.mentions("vertical") { insets.top = size }
    if all || edges.mentions("bottom") || edges.mentions("vertical") { insets.bottom = size }
    if all || edges.mentions("leading") || edges.mentions("horizontal") { insets.left = size }
    if all || edges.mentions("trailing") || edges.mentions("horizontal") { insets.right = size }
    return insets
  }

  static func restyled(_ element: Element, by name: String, _ arguments: Arguments) -> Element {
    var element = element
    let value = arguments.first?.ownText ?? ""
    if inheritedNames.contains(name), element.isContainer {
      element.children = element.children.map { restyled($0, by: name, arguments) }
      return element
    }
    switch name {
    case "font" where element.style.fontSize == nil:
      (element.style.fontSize, element.style.isBold) = font(value, arguments, element.style)
    case "bold": element.style.isBold = value != "false"
    case "fontWeight": element.style.isBold = value.lowercased().mentions("bold")
    case "foregroundColor", "foregroundStyle", "tint", "accentColor", "fill":
      element.style.color = element.style.color ?? NearestColor.of(value)
    case "cornerRadius": element.style.corner = arguments.first.flatMap(Arguments.number) ?? 10
    case "clipShape": element.style.corner = value.mentions("Circle") || value.mentions("apsule") ? 999 : 12
    case "multilineTextAlignment": element.style.alignment = BuiltInViews.alignment(value)
    case "buttonStyle" where element.kind == .button || element.kind == .link:
      let padding = element.style.padding
      element.style.padding = Insets()
      restyleButton(&element, value.lowercased())
      // The background of a button ends where its padding begins.
      element = padded(element, padding)
    case "resizable": element.style.isResizable = true
    case "border", "stroke", "strokeBorder": element.style.isBordered = true
    case "pickerStyle" where element.kind == .picker && value.mentions("egmented"):
      element.kind = .segments
      element.children = element.style.overlays
    case "labelStyle" where element.kind == .label:
      if value.mentions("iconOnly") {
        (element.text, element.children) = ("", element.children.filter(\.isPicture))
      }
      if value.mentions("titleOnly") { element.children = element.children.filter { !$0.isPicture } }
    case "labelsHidden" where [.toggle, .picker, .value, .stepper, .slider].contains(element.kind):
      (element.text, element.children) = ("", [])
    case "textCase" where value.mentions("uppercase"): element.text = element.text.uppercased()
    case "scaledToFill":
      if element.kind == .picture, element.style.width == nil { element.style.fillsWidth = true }
    default: break
    }
    return element
  }

  /// Modifiers that apply to all parts of a container without their own.
  private static let inheritedNames: Set = [
    "font", "foregroundColor", "foregroundStyle", "tint", "accentColor", "buttonStyle",
    "labelStyle", "labelsHidden",
  ]

  static func restyleButton(_ element: inout Element, _ style: String) {
    if style.mentions("prominent") || style.mentions("primary") || style.mentions("filled") {
      element.style.fill = .hue
    } else if style.mentions("bordered") || style.mentions("secondary") {
      element.style.isBordered = true
    }
  }

  private static func font(
    _ value: String, _ arguments: Arguments, _ style: Style
  ) -> (Double?, Bool) {
    let text = value.lowercased()
    let sizes: [(String, Double)] = [
      ("largetitle", 34), ("title2", 22), ("title3", 20), ("title", 28), ("headline", 17),
      ("subheadline", 15),
      ("body", 17), ("callout", 16), ("footnote", 13), ("caption", 12),
    ]
    let isBold =
      style.isBold || text.mentions("bold") || text.mentions("headline") && !text.mentions("subhead")
    if let size = text.split(separator: ",").firstValue({ part in
      part.mentions("size:") ? Double(part.filter { $0.isNumber || $0 == "." }.drop { $0 == "." }) : nil
    }), (6...120).contains(size) {
      return (size, isBold)
    }
    return (sizes.first { text.mentions($0.0) }?.1 ?? style.fontSize, isBold)
  }
}
