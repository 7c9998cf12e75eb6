/// Draws parts after layout.
struct Drawing {
  var pen = Pen()
  /// The height below which nothing is visible.
  let limit: Double
  /// The background of the part that is being drawn.
  var ground: Style.Color?

  mutating func draw(_ laid: LayoutBox, x: Double, y: Double) {
    guard y < limit, y + laid.height > -1, x < 4_000 else { return }
    let frame = Rect(x: x, y: y, width: laid.width, height: laid.height)
    let outside = ground
    background(laid.element, frame)
    switch laid.element.kind {
    case .text: text(laid, frame)
    case .field, .secureField, .editor, .search: field(laid.element, frame)
    case .picture: picture(laid.element, frame)
    case .symbol: symbol(laid.element, frame)
    case .shape: shape(laid.element, frame)
    case .map: map(frame)
    case .divider: pen.rect("hair", Rect(x: x, y: y, width: laid.width, height: 1))
    case .hatched: hatched(laid.element, frame)
    case .value where laid.children.isEmpty: knob(laid.element, frame)
    case .segments: segments(laid.element, frame)
    default: break
    }
    for child in laid.children {
      draw(child.part, x: x + child.x, y: y + child.y)
      if laid.element.kind == .layers, let color = Self.cover(child.part, of: laid) { ground = color }
    }
    ground = outside
  }

  /// The colour of a shape behind the parts that follow it in layers; nil for other parts, and for shapes that are much smaller.
  private static func cover(_ part: LayoutBox, of layers: LayoutBox) -> Style.Color? {
    guard part.element.kind == .shape, part.width > layers.width * 0.8, part.height > layers.height * 0.8
    else { return nil }
    let color = part.element.style.color ?? .wash
    return color == .ink || Self.isPaper(part.width, part.height) ? .wash : color
  }

  /// Whether a colour fills the whole screen, so that it is the screen's background.
  static func isPaper(_ width: Double, _ height: Double) -> Bool { width > 380 && height > 600 }

  /// The background and the border behind a part.
  private mutating func background(_ element: Element, _ frame: Rect) {
    let style = element.style
    let hasOwn: Set<Element.Kind> = [.shape, .picture, .hatched, .map, .field, .editor, .secureField]
    guard !hasOwn.contains(element.kind) else { return }
    let isButton = element.kind == .button || element.kind == .link
    let corner = style.corner ?? (isButton ? 12 : 0)
    if let fill = style.fill {
      pen.rect(fill.rawValue, frame, corner: corner)
      ground = fill
    }
    if style.isBordered { pen.rect(isButton ? "hue-line" : "hair-line", frame, corner: corner) }
  }

  private mutating func text(_ laid: LayoutBox, _ frame: Rect) {
    let size = laid.element.textSize
    let style = laid.element.style
    var baseline = frame.y + style.padding.top + size * 0.95
    let inner = frame.width - style.padding.left - style.padding.right
    for line in laid.lines {
      let free = max(0, inner - TextLines.width(line, size: size, isBold: style.isBold))
      let x =
        switch style.alignment {
        case .center: free / 2
        case .trailing: free
        default: 0.0
        }
      pen.text(
        line, (style.color ?? .ink).readable(on: ground), x: frame.x + style.padding.left + x,
        baseline: baseline, size: size,
        isBold: style.isBold)
      baseline += size * TextLines.lineHeight
    }
  }

  private mutating func field(_ element: Element, _ frame: Rect) {
    pen.rect("wash", frame, corner: 9)
    pen.rect("hair-line", frame, corner: 9)
    var x = frame.x + 10
    if element.kind == .search {
      pen.glyph(
        "soft-line", Glyphs.path("magnifyingglass") ?? "",
        in: Rect(x: x, y: frame.y + 9, width: 18, height: 18))
      x += 26
    }
    if element.kind == .secureField {
      pen.glyph(
        "soft-line", Glyphs.path("lock") ?? "",
        in: Rect(x: frame.x + frame.width - 28, y: frame.y + frame.height / 2 - 9, width: 18, height: 18))
    }
    let words = element.text.isEmpty ? element.children.first?.text ?? "" : element.text
    let text = TextLines.cut(words, size: 16, isBold: false, within: max(0, frame.width - (x - frame.x) - 30))
    let baseline = element.kind == .editor ? frame.y + 24 : frame.y + frame.height / 2 + 6
    pen.text(text, .soft, x: x, baseline: baseline, size: 16)
  }

  private mutating func segments(_ element: Element, _ frame: Rect) {
    pen.rect("wash", frame, corner: 8)
    let parts = element.children.prefix(6)
    let width = frame.width / Double(max(1, parts.count))
    for (number, part) in parts.enumerated() {
      let x = frame.x + Double(number) * width
      if number == 0 {
        pen.rect(
          "paper", Rect(x: x + 2, y: frame.y + 2, width: width - 4, height: frame.height - 4), corner: 7)
      }
      let text = TextLines.cut(part.text, size: 14, isBold: false, within: width - 8)
      let free = max(0, width - TextLines.width(text, size: 14, isBold: false))
      pen.text(text, .ink, x: x + free / 2, baseline: frame.y + frame.height / 2 + 5, size: 14)
    }
  }
}
