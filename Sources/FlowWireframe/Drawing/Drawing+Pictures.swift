internal import FlowExport

/// Pictures, symbols, shapes, and the movable parts of controls.
extension Drawing {
  mutating func picture(_ element: Element, _ frame: Rect) {
    var box = Drawing(limit: limit)
    box.drawPlaceholder(element, frame)
    pen.raw(PicturePlaces.group(element.text, frame, box.pen.svg))
  }

  private mutating func drawPlaceholder(_ element: Element, _ frame: Rect) {
    let corner = element.style.corner ?? 8
    pen.rect("wash", frame, corner: corner)
    let side = min(56, min(frame.width, frame.height) * 0.5)
    let isNamed = !element.text.isEmpty && frame.width > 70 && frame.height > 60
    let glyph = Rect(
      x: frame.x + (frame.width - side) / 2, y: frame.y + (frame.height - side) / 2 - (isNamed ? 8 : 0),
      width: side, height: side)
    pen.glyph("soft-line", Glyphs.path("photo") ?? "", in: glyph)
    guard isNamed else { return }
    caption(element.text, in: frame)
  }

  /// A name at the lower edge of a box.
  private mutating func caption(_ text: String, in frame: Rect) {
    let shown = TextLines.cut(text, size: 12, isBold: false, within: frame.width - 8)
    let free = max(0, frame.width - TextLines.width(shown, size: 12, isBold: false))
    pen.text(shown, .soft, x: frame.x + free / 2, baseline: frame.y + frame.height - 8, size: 12)
  }

  mutating func symbol(_ element: Element, _ frame: Rect) {
    let color = (element.style.color ?? .ink).readable(on: ground)
    if let path = Glyphs.path(element.text) { return pen.glyph("\(color.rawValue)-line", path, in: frame) }
    // A symbol without a drawing is a ring with its first letter.
    pen.rect("\(color.rawValue)-line", frame, corner: 999)
    let letter = element.text.first { $0.isLetter }.map { $0.uppercased() } ?? ""
    let size = frame.height * 0.55
    pen.text(
      letter, color,
      x: frame.x + (frame.width - TextLines.width(letter, size: size, isBold: false)) / 2,
      baseline: frame.y + frame.height / 2 + size * 0.36, size: size)
  }

  mutating func shape(_ element: Element, _ frame: Rect) {
    let color = element.style.color ?? .wash
    var corner = element.style.corner ?? 0
    var frame = frame
    if corner == 999 {
      let side = min(frame.width, frame.height)
      corner = side / 2
      if element.style.width == nil {
        frame = Rect(
          x: frame.x + (frame.width - side) / 2, y: frame.y + (frame.height - side) / 2, width: side,
          height: side)
      }
    }
    if !element.style.isBordered, !Self.isPaper(frame.width, frame.height) {
      pen.rect(color == .ink ? "wash" : color.rawValue, frame, corner: corner)
    }
    if element.style.isBordered { pen.rect("hair-line", frame, corner: corner) }
  }

  mutating func map(_ frame: Rect) {
    pen.rect("wash", frame)
    let (x, y, w, h) = (frame.x, frame.y, frame.width, frame.height)
    pen.line("paper-line", from: (x, y + h * 0.3), to: (x + w, y + h * 0.5))
    pen.line("paper-line", from: (x + w * 0.3, y), to: (x + w * 0.45, y + h))
    pen.line("paper-line", from: (x + w * 0.8, y), to: (x + w * 0.6, y + h))
    pen.glyph(
      "hue-line", Glyphs.path("mappin") ?? "",
      in: Rect(x: x + w / 2 - 18, y: y + h / 2 - 30, width: 36, height: 36))
  }

  /// A hatched box with the name of an unknown part.
  mutating func hatched(_ element: Element, _ frame: Rect) {
    guard frame.width > 4, frame.height > 4 else { return }
    pen.rect("hair-line", frame, corner: 6)
    var data = ""
    var start = frame.x - frame.height
    while start < frame.x + frame.width {
      // From the lower edge to the upper one, clipped at the sides.
      let left = max(start, frame.x)
      let right = min(start + frame.height, frame.x + frame.width)
      let low = frame.y + frame.height - (left - start)
      let high = frame.y + frame.height - (right - start)
      data +=
        "M\(SVGText.number(left)) \(SVGText.number(low))L\(SVGText.number(right)) \(SVGText.number(high))"
      start += 16
    }
    pen.path("wash-line", data)
    let size = min(14, frame.height * 0.6)
    let text = TextLines.cut(element.text, size: size, isBold: false, within: frame.width - 12)
    let width = TextLines.width(text, size: size, isBold: false)
    let x = frame.x + max(6, (frame.width - width) / 2)
    let middle = frame.y + frame.height / 2
    pen.rect("paper", Rect(x: x - 4, y: middle - size * 0.8, width: width + 8, height: size * 1.6))
    pen.text(text, .soft, x: x, baseline: middle + size * 0.36, size: size)
  }

  mutating func knob(_ element: Element, _ frame: Rect) {
    let (x, y, w, h) = (frame.x, frame.y, frame.width, frame.height)
    switch element.text {
    case "switch":
      pen.rect("wash", frame, corner: h / 2)
      pen.rect("hair-line", frame, corner: h / 2)
      pen.rect("paper", Rect(x: x + 3, y: y + 3, width: h - 6, height: h - 6), corner: h / 2)
    case "stepper":
      pen.rect("wash", frame, corner: 8)
      pen.line("ink-line", from: (x + w * 0.18, y + h / 2), to: (x + w * 0.32, y + h / 2))
      pen.line("ink-line", from: (x + w * 0.68, y + h / 2), to: (x + w * 0.82, y + h / 2))
      pen.line("ink-line", from: (x + w * 0.75, y + h / 2 - 6), to: (x + w * 0.75, y + h / 2 + 6))
    case "slider":
      pen.rect("hair", Rect(x: x, y: y + h / 2 - 2, width: w, height: 4), corner: 2)
      pen.rect("hue", Rect(x: x, y: y + h / 2 - 2, width: w / 2, height: 4), corner: 2)
      pen.rect("paper", Rect(x: x + w / 2 - 13, y: y + h / 2 - 13, width: 26, height: 26), corner: 13)
      pen.rect("hair-line", Rect(x: x + w / 2 - 13, y: y + h / 2 - 13, width: 26, height: 26), corner: 13)
    case "bar":
      pen.rect("hair", frame, corner: 2)
      pen.rect("hue", Rect(x: x, y: y, width: w / 2, height: h), corner: 2)
    case "spinner": pen.glyph("soft-line", "M12 3a9 9 0 1 1-9 9", in: frame)
    default: pen.glyph("soft-line", "M7 10l5-5l5 5M7 14l5 5l5-5", in: frame)
    }
  }
}
