internal import FlowExport

/// Breaks text into lines between words, and ends the last line with an ellipsis if there is not enough space.
enum TextLines {
  static let lineHeight = 1.25

  static func width(_ text: String, size: Double, isBold: Bool) -> Double {
    TextMetrics(size: size).width(of: text) * (isBold ? 1.06 : 1)
  }

  static func lines(of text: String, size: Double, isBold: Bool, within limit: Double, most: Int = 12)
    -> [String]
  {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        let longer = line.isEmpty ? String(word) : line + " " + word
        if !line.isEmpty, width(longer, size: size, isBold: isBold) > limit {
          lines.append(line)
          line = String(word)
        } else {
          line = longer
        }
        if lines.count > most { break }
      }
      lines.append(line)
      if lines.count > most { break }
    }
    let kept = lines.prefix(most).map { cut($0, size: size, isBold: isBold, within: limit) }
    return lines.count > most ? kept.dropLast() + [(kept.last ?? "") + "…"] : kept
  }

  /// A line, shortened to the available width.
  static func cut(_ line: String, size: Double, isBold: Bool, within limit: Double) -> String {
    guard width(line, size: size, isBold: isBold) > limit else { return line }
    var kept = ""
    for character in line.prefix(200) {
      if width(kept + String(character) + "…", size: size, isBold: isBold) > limit { break }
      kept.append(character)
    }
    return kept + "…"
  }
}
