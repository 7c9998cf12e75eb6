/// The approximate width of text: near enough for a system font, which `textLength` then adjusts.
enum LineWidth {
  static func of(_ text: some StringProtocol, size: Double, weight: Int = 400) -> Double {
    let widths = text.reduce(0) { $0 + part(of: $1) }
    return widths * size * (weight > 400 ? 1.06 : 1)
  }

  /// Breaks text into lines with a greatest width.
  static func lines(of text: String, size: Double, width: Double) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      let longer = (lines.last.map { $0 + " " } ?? "") + word
      if lines.isEmpty || of(longer, size: size) > width {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = longer
      }
    }
    return lines
  }

  private static func part(of character: Character) -> Double {
    switch character {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", "’": 0.25
    case "f", "r", "t", " ", "-", "(", ")", "/": 0.33
    case "m", "w", "M", "W", "@", "—": 0.86
    case "•": 0.42
    default: character.isUppercase ? 0.68 : 0.55
    }
  }
}
