extension Wireframe {
  /// The screen as an SVG file of 390 by 844 points: without scripts or external content, and the same text each time.
  public func svg(_ look: Look) -> String {
    var drawing = WireframeDrawing(self)
    drawing.draw()
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"390\" height=\"844\" viewBox=\"0 0 390 844\""
      + " font-family=\"system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif\">"
    let lines = [head, "<style>\(look.css)</style>"] + drawing.pen.shapes + ["</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Draws a screen from top to bottom.
struct WireframeDrawing {
  let frame: Wireframe
  var pen = Pen()
  /// The top of the next block.
  var y = 0.0

  static let width = 390.0
  static let height = 844.0
  static let margin = 20.0
  static let inner = width - 2 * margin

  init(_ frame: Wireframe) { self.frame = frame }

  mutating func draw() {
    drawGround()
    drawBar()
    for block in frame.layout.blocks { draw(block) }
    let floor = drawTabs()
    drawActions(above: floor)
    pen.rectangle("ink", x: 128, y: 832, width: 134, height: 5, corner: 2.5)
  }
}

extension WireframeDrawing {
  /// A sheet leaves an edge of the screen below it visible.
  private mutating func drawGround() {
    pen.rectangle(frame.isSheet ? "back" : "ground", x: 0, y: 0, width: Self.width, height: Self.height)
    pen.text("9:41", frame.isSheet ? "clock" : "ink", x: 34, y: 35, size: 16, weight: 600)
    pen.rectangle(frame.isSheet ? "clock" : "ink", x: 326, y: 23, width: 30, height: 14, corner: 4)
    guard frame.isSheet else {
      y = 50
      return
    }
    pen.path("hair", "M22 70v-4c0-10 6-16 16-16h314c10 0 16 6 16 16v4z")
    pen.path("ground", "M0 844v-762c0-16 8-24 24-24h342c16 0 24 8 24 24v762z")
    pen.rectangle("hair", x: 175, y: 66, width: 40, height: 5, corner: 2.5)
    y = 66
  }

  private mutating func drawBar() {
    if !frame.back.isEmpty {
      pen.path("brand-line", "M30 \(number(y + 16))l-9 9l9 9")
      pen.text(frame.back, "brand", x: 38, y: y + 31, size: 17)
    }
    y += frame.back.isEmpty && !frame.isSheet ? 12 : 44
    if !frame.title.isEmpty {
      let size = LineWidth.of(frame.title, size: 34, weight: 700) > Self.inner ? 27.0 : 34
      pen.text(frame.title, x: Self.margin, y: y + 38, size: size, weight: 700)
      y += 60
    }
  }

  /// Returns the lower end of the area for actions.
  private mutating func drawTabs() -> Double {
    guard !frame.tabs.isEmpty else { return 818 }
    pen.rectangle("paper", x: 0, y: 764, width: Self.width, height: 80)
    pen.line("hair-line", from: (0, 764), to: (Self.width, 764))
    let step = Self.width / Double(frame.tabs.count)
    for (number, tab) in frame.tabs.enumerated() {
      let style = number == frame.selectedTab ? "brand" : "soft"
      let middle = step * (Double(number) + 0.5)
      pen.rectangle(style, x: middle - 11, y: 775, width: 22, height: 22, corner: number == 1 ? 4 : 11)
      pen.text(tab, style, x: middle, y: 815, size: 12, weight: 600, anchor: .middle)
    }
    return 752
  }

  private mutating func drawActions(above floor: Double) {
    let layout = frame.layout
    var top = floor - Double(layout.actions.count) * 62 - Double(layout.asides.count) * 34
    if layout.blocks.last == .keyboard { top -= 292 }
    for (number, action) in layout.actions.enumerated() {
      let isMain = number == 0
      pen.rectangle(
        isMain ? "brand" : "pale", x: Self.margin, y: top, width: Self.inner, height: 52, corner: 14)
      pen.text(action, isMain ? "on" : "brand", x: 195, y: top + 33, size: 18, weight: 600, anchor: .middle)
      top += 62
    }
    for aside in layout.asides {
      pen.text(aside, "brand", x: 195, y: top + 20, size: 16, anchor: .middle)
      top += 34
    }
  }
}
