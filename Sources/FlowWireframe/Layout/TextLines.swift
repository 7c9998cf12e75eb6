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
      for (gap, part) in parts(of: paragraph, size: size, isBold: isBold, within: limit) {
        let longer = line.isEmpty ? part : line + gap + part
        if !line.isEmpty, width(longer, size: size, isBold: isBold) > limit {
          lines.append(line)
          line = part
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

  /// The words of a text, each with the gap before it; those that are too long for a line in their parts.
  private static func parts(
    of text: Substring, size: Double, isBold: Bool, within limit: Double
  ) -> [(gap: String, part: String)] {
    text.split(separator: " ").flatMap { word in
      let isLong = width(String(word), size: size, isBold: isBold) > limit
      let parts = isLong ? parts(of: word) : [String(word)]
      return parts.enumerated().map { ($0 == 0 ? " " : "", $1) }
    }
  }

  /// The parts of a long name, such as `Home_`, `Title` and `Label` of `Home_TitleLabel`.
  private static func parts(of word: Substring) -> [String] {
    var parts: [String] = []
    var part = ""
    for letter in word {
      let isNew = part.last.map { "_-/.".contains($0) || $0.isLowercase && letter.isUppercase } ?? false
      if isNew {
        parts.append(part)
        part = ""
      }
      part.append(letter)
    }
    return parts + [part]
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
