/// A screen with its bars, as SVG.
struct ScreenDrawing {
  let content: ScreenContent
  private var width: Double { Double(content.frame.width) }
  private var height: Double { Double(content.frame.height) }
  /// The heights of the status bar, and of the area that the system reserves at the bottom.
  private var top: Double { content.frame == .phone ? 47 : 24 }
  private var bottom: Double { content.frame == .phone ? 34 : 20 }
  private static let bar = 44.0
  private static let tabBar = 49.0

  /// The shapes of the drawing; a style sheet sets their colours.
  var shapes: String {
    var drawing = Drawing(limit: height)
    let isList = content.body.hasListFirst
    var pen = Pen()
    pen.rect(isList ? "ground" : "paper", Rect(x: 0, y: 0, width: width, height: height))
    var y = top
    var bars: [(LayoutBox, Double, Double)] = []
    if hasBar { y = layBars(&bars, from: y) }
    if content.drawsUnderBars { y = 0 }
    var end = height - bottom
    if !content.tabs.isEmpty { end -= Self.tabBar } else if !content.bottom.isEmpty { end -= Self.bar }
    let layout = Layout()
    let body = layout.laid(content.body, width: width, height: max(0, end - y))
    let free = content.body.growsHigh(in: .column) ? 0 : max(0, (end - y - body.height) / 2)
    drawing.draw(body, x: (width - body.width) / 2, y: y + free)
    for (part, x, y) in bars { drawing.draw(part, x: x, y: y) }
    pen.append(drawing.pen)
    foot(&pen, from: end)
    return pen.svg
  }

  private var hasBar: Bool {
    !content.hidesBar
      && !(content.title.isEmpty && content.leading.isEmpty && content.trailing.isEmpty
        && content.principal.isEmpty && content.search == nil)
  }

  /// Lays out the bar at the top; returns its lower end.
  private func layBars(_ bars: inout [(LayoutBox, Double, Double)], from start: Double) -> Double {
    let layout = Layout()
    let middle = { (part: LayoutBox) in start + (Self.bar - part.height) / 2 }
    let leading = layout.laid(items(content.leading), width: 150, height: nil)
    bars.append((leading, 16, middle(leading)))
    let trailing = layout.laid(items(content.trailing), width: 190, height: nil)
    bars.append((trailing, width - 16 - trailing.width, middle(trailing)))
    var y = start + Self.bar
    var title = Element(.text, content.title)
    title.style.isBold = true
    if !content.principal.isEmpty { title = items(content.principal) }
    let isLarge = content.isTitleLarge && content.principal.isEmpty
    if isLarge { title.style.fontSize = 34 }
    let room = isLarge ? width - 32 : width - 56 - leading.width - trailing.width
    let part = Self.twoLines(layout.laid(title, width: max(60, room), height: nil))
    if isLarge, !content.title.isEmpty {
      bars.append((part, 16, y))
      y += part.height + 8
    } else {
      // A title that is too long for the middle stands between the items.
      let least = leading.width > 0 ? leading.width + 28 : 16
      let most = width - part.width - (trailing.width > 0 ? trailing.width + 28 : 16)
      bars.append((part, max(least, min((width - part.width) / 2, most)), middle(part)))
    }
    if let search = content.search {
      let field = layout.laid(Element(.search, search), width: width - 32, height: nil)
      bars.append((field, 16, y))
      y += field.height + 8
    }
    return y
  }

  /// A title with as many lines as a bar has room for.
  private static func twoLines(_ title: LayoutBox) -> LayoutBox {
    guard title.lines.count > 2 else { return title }
    var title = title
    title.height = title.height * 2 / Double(title.lines.count)
    title.lines = [title.lines[0], title.lines[1] + "…"]
    return title
  }

  private func items(_ elements: [Element]) -> Element {
    var row = Element(.row, "", elements.filter { $0.kind != .spacer }.map(\.asBarItem))
    row.style.spacing = 14
    return row
  }

  /// Draws the bar at the bottom.
  private func foot(_ pen: inout Pen, from y: Double) {
    let items = content.tabs.isEmpty ? content.bottom : content.tabs
    guard !items.isEmpty else { return }
    pen.rect("paper", Rect(x: 0, y: y, width: width, height: height - y))
    pen.rect("hair", Rect(x: 0, y: y, width: width, height: 1))
    let shown = items.prefix(6)
    let step = width / Double(shown.count)
    for (number, item) in shown.enumerated() {
      let x = Double(number) * step
      var drawing = Drawing(limit: height)
      let color: Style.Color = content.tabs.isEmpty || number == 0 ? .hue : .soft
      let part = Layout().laid(content.tabs.isEmpty ? item : item.asTab(color), width: step - 4, height: nil)
      drawing.draw(part, x: x + (step - part.width) / 2, y: y + max(4, (Self.tabBar - part.height) / 2))
      pen.append(drawing.pen)
    }
  }
}

extension Pen {
  mutating func append(_ other: Pen) { raw(other.svg) }
}

extension Element {
  /// The part with pictures of the size of those in a bar.
  fileprivate var asBarItem: Element {
    var element = self
    if kind == .picture, style.width == nil { (element.style.width, element.style.height) = (26, 26) }
    element.children = children.map(\.asBarItem)
    return element
  }

  /// The label of a tab: a picture above small text.
  fileprivate func asTab(_ color: Style.Color) -> Element {
    var column = Element(.column)
    column.style.spacing = 2
    var words = text
    for part in kind == .column || kind == .label ? children : [self] {
      if part.kind == .text { words = part.text }
      if part.kind == .label { return part.asTab(color) }
      guard part.kind == .symbol || part.kind == .picture else { continue }
      var picture = part
      picture.style = Style()
      (picture.style.width, picture.style.height, picture.style.color) = (24, 24, color)
      column.children.append(picture)
    }
    guard !words.isEmpty else { return column }
    var text = Element(.text, words)
    text.style.fontSize = 11
    text.style.color = color
    column.children.append(text)
    return column
  }

  /// Whether the screen is a list, which has a darker background.
  fileprivate var hasListFirst: Bool {
    kind == .list || [.column, .layers].contains(kind) && children.contains { $0.hasListFirst }
  }
}
