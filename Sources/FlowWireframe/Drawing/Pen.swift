/// Writes the elements of a drawing as SVG.
struct Pen {
  private(set) var svg = ""

  /// A number with as few digits as the eye can tell apart.
  static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded()
    guard tenths.isFinite, abs(tenths) < 1e9 else { return "0" }
    let whole = Int(tenths)
    return whole % 10 == 0
      ? String(whole / 10) : "\(whole < 0 ? "-" : "")\(abs(whole) / 10).\(abs(whole) % 10)"
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default:
        if scalar.value >= 0x20, scalar.value != 0x7F, scalar.value < 0xFFFE {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  mutating func rect(_ name: String, _ frame: Rect, corner: Double = 0) {
    guard frame.width > 0, frame.height > 0 else { return }
    let radius = min(corner, frame.width / 2, frame.height / 2)
    svg +=
      "<rect class=\"\(name)\" x=\"\(Self.number(frame.x))\" y=\"\(Self.number(frame.y))\""
      + " width=\"\(Self.number(frame.width))\" height=\"\(Self.number(frame.height))\""
      + (radius > 0 ? " rx=\"\(Self.number(radius))\"" : "") + "/>\n"
  }

  mutating func text(
    _ text: String, _ color: Style.Color, x: Double, baseline: Double, size: Double, isBold: Bool = false
  ) {
    guard !text.isEmpty else { return }
    svg +=
      "<text class=\"\(color.rawValue)\" x=\"\(Self.number(x))\" y=\"\(Self.number(baseline))\""
      + " font-size=\"\(Self.number(size))\"\(isBold ? " font-weight=\"600\"" : "")>\(Self.escaped(text))</text>\n"
  }

  mutating func raw(_ other: String) { svg += other }

  mutating func path(_ name: String, _ data: String) { svg += "<path class=\"\(name)\" d=\"\(data)\"/>\n" }

  mutating func line(_ name: String, from: (x: Double, y: Double), to: (x: Double, y: Double)) {
    path(name, "M\(Self.number(from.x)) \(Self.number(from.y))L\(Self.number(to.x)) \(Self.number(to.y))")
  }

  /// A drawing of 24 by 24 points, in a frame.
  mutating func glyph(_ name: String, _ data: String, in frame: Rect) {
    let scale = min(frame.width, frame.height) / 24
    let x = frame.x + (frame.width - 24 * scale) / 2
    let y = frame.y + (frame.height - 24 * scale) / 2
    svg +=
      "<path class=\"\(name)\" transform=\"translate(\(Self.number(x)) \(Self.number(y)))"
      + " scale(\((scale * 100).rounded() / 100))\" d=\"\(data)\"/>\n"
  }
}
