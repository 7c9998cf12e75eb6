internal import FlowExport

/// Writes the elements of a drawing as SVG.
struct Pen {
  private(set) var svg = ""

  mutating func rect(_ name: String, _ frame: Rect, corner: Double = 0) {
    guard frame.width > 0, frame.height > 0 else { return }
    let radius = min(corner, frame.width / 2, frame.height / 2)
    svg +=
      "<rect class=\"\(name)\" x=\"\(SVGText.number(frame.x))\" y=\"\(SVGText.number(frame.y))\""
      + " width=\"\(SVGText.number(frame.width))\" height=\"\(SVGText.number(frame.height))\""
      + (radius > 0 ? " rx=\"\(SVGText.number(radius))\"" : "") + "/>\n"
  }

  mutating func text(
    _ text: String, _ color: Style.Color, x: Double, baseline: Double, size: Double, isBold: Bool = false
  ) {
    guard !text.isEmpty else { return }
    svg +=
      "<text class=\"\(color.rawValue)\" x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(baseline))\""
      + " font-size=\"\(SVGText.number(size))\"\(isBold ? " font-weight=\"600\"" : "")>\(SVGText.escaped(text))</text>\n"
  }

  mutating func raw(_ other: String) { svg += other }

  mutating func path(_ name: String, _ data: String) { svg += "<path class=\"\(name)\" d=\"\(data)\"/>\n" }

  mutating func line(_ name: String, from: (x: Double, y: Double), to: (x: Double, y: Double)) {
    path(
      name,
      "M\(SVGText.number(from.x)) \(SVGText.number(from.y))L\(SVGText.number(to.x)) \(SVGText.number(to.y))")
  }

  /// A drawing of 24 by 24 points, in a frame.
  mutating func glyph(_ name: String, _ data: String, in frame: Rect) {
    let scale = min(frame.width, frame.height) / 24
    let x = frame.x + (frame.width - 24 * scale) / 2
    let y = frame.y + (frame.height - 24 * scale) / 2
    svg +=
      "<path class=\"\(name)\" transform=\"translate(\(SVGText.number(x)) \(SVGText.number(y)))"
      + " scale(\((scale * 100).rounded() / 100))\" d=\"\(data)\"/>\n"
  }
}
