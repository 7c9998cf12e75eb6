/// Texts, pictures and controls.
extension Layout {
  func leaf(_ element: Element, width: Double, height: Double?) -> LayoutBox {
    switch element.kind {
    case .text: text(element, width: width)
    case .label: label(element, width: width)
    case .button, .link, .menu: button(element, width: width)
    case .field, .secureField, .search: LayoutBox(element: element, width: width, height: 36)
    case .editor: LayoutBox(element: element, width: width, height: max(96, min(height ?? 96, 200)))
    case .toggle, .stepper, .picker, .value, .progress: control(element, width: width)
    case .slider: slider(element, width: width)
    case .segments: LayoutBox(element: element, width: width, height: 32)
    case .spinner: spinner(element, width: width)
    case .picture: picture(element, width: width, height: height)
    case .symbol: symbol(element)
    case .shape: LayoutBox(element: element, width: width, height: height ?? 10)
    case .map: LayoutBox(element: element, width: width, height: height ?? 220)
    case .hatched: LayoutBox(element: element, width: width, height: element.style.height ?? 72)
    case .divider: LayoutBox(element: element, width: width, height: 1)
    case .spacer: LayoutBox(element: element, width: width, height: height ?? 8)
    default: LayoutBox(element: element, width: 0, height: 0)
    }
  }

  private func text(_ element: Element, width: Double) -> LayoutBox {
    let size = element.textSize
    let isBold = element.style.isBold
    let lines = TextLines.lines(of: element.text, size: size, isBold: isBold, within: width)
    let widest = lines.map { TextLines.width($0, size: size, isBold: isBold) }.max() ?? 0
    var laid = LayoutBox(
      element: element, width: min(width, widest), height: Double(lines.count) * size * TextLines.lineHeight)
    laid.lines = lines
    return laid
  }

  /// The text of an element as an element of its own, in the same style.
  private func textPart(_ element: Element, color: Style.Color? = nil) -> Element {
    var text = Element(.text, element.text)
    text.style.fontSize = element.style.fontSize
    text.style.isBold = element.style.isBold
    text.style.color = color ?? element.style.color
    return text
  }

  private func label(_ element: Element, width: Double) -> LayoutBox {
    let text = element.text.isEmpty ? [] : [textPart(element)]
    let parts = element.children.map { child in
      var child = child
      child.style.color = child.style.color ?? element.style.color
      return child
    }
    return row(parts + text, element, width: width, height: nil)
  }

  private func button(_ element: Element, width: Double) -> LayoutBox {
    let hasBackground = element.style.fill != nil || element.style.isBordered
    let color = element.style.color ?? (element.style.fill == .hue ? .paper : .hue)
    var parts = element.children.map { $0.tinted(color, isOnHue: element.style.fill == .hue).asIcon }
    if !element.text.isEmpty { parts = [textPart(element, color: color)] }
    if element.kind == .menu, parts.isEmpty { parts = [Element(.symbol, "ellipsis.circle").tinted(color)] }
    var holder = element
    holder.kind = .column
    holder.children = parts
    holder.style = Style()
    holder.style.padding = hasBackground ? Insets(horizontal: 16, vertical: 11) : Insets()
    var laid = laid(holder, width: width, height: nil)
    laid.element = element
    return laid
  }

  /// A title with a control at the end of the row.
  private func control(_ element: Element, width: Double) -> LayoutBox {
    let title = element.text.isEmpty ? element.children : [textPart(element)]
    var end = Element(.shape)
    end.kind = .value
    switch element.kind {
    case .toggle: end = .knob("switch", width: 51, height: 31)
    case .stepper: end = .knob("stepper", width: 94, height: 32)
    case .progress: end = .knob("bar", width: max(60, width * (title.isEmpty ? 1 : 0.4)), height: 4)
    default: end = .knob("choice", width: 18, height: 18)
    }
    let room = max(0, width - (end.style.width ?? 0) - 8)
    let words = laid(Element(.row, "", title), width: room, height: nil)
    let height = max(words.height, end.style.height ?? 0)
    var result = LayoutBox(element: element, width: width, height: height)
    result.children = [.init(0, (height - words.height) / 2, words)]
    let knob = LayoutBox(element: end, width: end.style.width ?? 0, height: end.style.height ?? 0)
    result.children.append(.init(width - knob.width, (height - knob.height) / 2, knob))
    return result
  }

  private func slider(_ element: Element, width: Double) -> LayoutBox {
    var result = LayoutBox(element: element, width: width, height: 28)
    let knob = Element.knob("slider", width: width, height: 28)
    result.children = [.init(0, 0, LayoutBox(element: knob, width: width, height: 28))]
    return result
  }

  private func spinner(_ element: Element, width: Double) -> LayoutBox {
    let knob = Element.knob("spinner", width: 24, height: 24)
    let text = element.text.isEmpty ? element.children : [textPart(element, color: .soft)]
    return stacked(
      [LayoutBox(element: knob, width: 24, height: 24)] + text.map { laid($0, width: width, height: nil) },
      element,
      spacing: 8, width: width)
  }

  private func picture(_ element: Element, width: Double, height: Double?) -> LayoutBox {
    let isWide = element.style.fillsWidth
    let side = isWide ? min(width, 220) : min(width, 96)
    return LayoutBox(
      element: element, width: element.style.width ?? (isWide ? width : side),
      height: element.style.height ?? min(height ?? side, side))
  }

  private func symbol(_ element: Element) -> LayoutBox {
    let side = element.textSize * 1.25
    return LayoutBox(
      element: element, width: element.style.width ?? side, height: element.style.height ?? side)
  }
}

extension Element {
  /// The movable part of a control, which is drawn by its name.
  static func knob(_ name: String, width: Double, height: Double) -> Element {
    var element = Element(.value, name)
    element.style.width = width
    element.style.height = height
    return element
  }

  /// A picture of its own size, as icons in buttons are; other parts are unchanged.
  fileprivate var asIcon: Element {
    guard kind == .picture, style.width == nil, style.height == nil, !style.fillsWidth, !style.isResizable
    else {
      return self
    }
    var icon = self
    (icon.style.width, icon.style.height) = (26, 26)
    return icon
  }

  /// The part in a colour, if it has none of its own, or one that cannot be read on the hue.
  fileprivate func tinted(_ color: Style.Color, isOnHue: Bool = false) -> Element {
    let unreadable: Set<Style.Color> = isOnHue ? [.ink, .soft, .hue] : []
    var element = self
    element.style.color = style.color.flatMap { unreadable.contains($0) ? nil : $0 } ?? color
    element.children = children.map { $0.tinted(color, isOnHue: isOnHue) }
    return element
  }
}
