/// Writes shapes as SVG, one per line; the only place where text becomes markup.
struct Pen {
  private(set) var shapes: [String] = []

  mutating func rectangle(
    _ style: String, x: Double, y: Double, width: Double, height: Double, corner: Double = 0
  ) {
    let round = corner > 0 ? " rx=\"\(number(corner))\"" : ""
    shapes.append(
      "<rect class=\"\(style)\" x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\" height=\"\(number(height))\"\(round)/>"
    )
  }

  mutating func disc(_ style: String, x: Double, y: Double, radius: Double) {
    shapes.append(
      "<circle class=\"\(style)\" cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"\(number(radius))\"/>")
  }

  mutating func path(_ style: String, _ commands: String) {
    shapes.append("<path class=\"\(style)\" d=\"\(commands)\"/>")
  }

  mutating func line(_ style: String, from: (x: Double, y: Double), to: (x: Double, y: Double)) {
    path(style, "M\(number(from.x)) \(number(from.y))L\(number(to.x)) \(number(to.y))")
  }

  /// Adds shapes drawn in a square of 100 points, at a position and with a size.
  mutating func place(_ motif: Motif, x: Double, y: Double, size: Double) {
    var inner = Pen()
    inner.draw(motif)
    shapes.append(
      "<g transform=\"translate(\(number(x)) \(number(y))) scale(\(number(size / 100)))\">\(inner.shapes.joined())</g>"
    )
  }
}

extension Pen {
  enum Anchor: String {
    case start, middle, end
  }

  /// A line of text with a fixed width, whatever font the reader's system has.
  mutating func text(
    _ text: String, _ style: String = "ink", x: Double, y: Double, size: Double, weight: Int = 400,
    anchor: Anchor = .start
  ) {
    guard !text.isEmpty else { return }
    let bold = weight == 400 ? "" : " font-weight=\"\(weight)\""
    let side = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    let width = number(LineWidth.of(text, size: size, weight: weight))
    shapes.append(
      "<text class=\"\(style)\" x=\"\(number(x))\" y=\"\(number(y))\" font-size=\"\(number(size))\"\(bold)\(side) textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\">\(escaped(text))</text>"
    )
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character)
      }
    }
  }
}

/// A number with at most two decimals, the same on every machine.
func number(_ value: Double) -> String {
  let rounded = (value * 100).rounded() / 100
  return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
}
