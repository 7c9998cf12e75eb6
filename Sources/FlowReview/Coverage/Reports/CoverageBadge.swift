/// A badge for a README: a label on the left, the shares on the right, in the colour of the lowest share.
enum CoverageBadge {
  private static let label = "navigation"

  static func text(_ report: CoverageReport) -> String {
    let value = report.summary
    let left = width(of: label)
    let whole = left + width(of: value)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(whole)" height="20" role="img" aria-label="\(label): \(value)">
      <title>\(label): \(value)</title>
      <clipPath id="round"><rect width="\(whole)" height="20" rx="3"/></clipPath>
      <g clip-path="url(#round)">
      <rect width="\(left)" height="20" fill="#444"/>
      <rect x="\(left)" width="\(whole - left)" height="20" fill="\(color(report.coverage))"/>
      </g>
      <g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle">
      \(words(label, from: 0, to: left))
      \(words(value, from: left, to: whole))
      </g>
      </svg>

      """
  }

  /// A text with an explicit length, so that the words fit in any font.
  private static func words(_ text: String, from start: Int, to end: Int) -> String {
    let room = end - start - 12
    return
      "<text x=\"\((start + end) / 2)\" y=\"14\" textLength=\"\(room)\" lengthAdjust=\"spacingAndGlyphs\">\(text)</text>"
  }

  private static func width(of text: String) -> Int { text.count * 13 / 2 + 12 }

  /// The colour for a share; white text on each has a contrast of at least 4.5.
  private static func color(_ coverage: Coverage) -> String {
    let lowest = min(coverage.documentation.percent, coverage.navigation?.percent ?? 100)
    return switch lowest {
    case 80...: "#2b7a3d"
    case 50...: "#9a5b00"
    default: "#b3261e"
    }
  }
}
