/// The one place where text becomes Markdown.
enum MarkdownText {
  /// Text that shows as it is, on one line.
  static func plain(_ text: String) -> String {
    var result = ""
    for scalar in SafeText.shown(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "-", "!", "|", "~", "$", "=", "@":
        result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// An identifier in a code span; a longer fence holds backticks.
  static func code(_ text: String) -> String {
    let shown = SafeText.shown(text).replacing("|", with: "¦")
    let longest =
      shown.split(omittingEmptySubsequences: true, whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    guard longest > 0 else { return "`\(shown)`" }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(shown) \(fence)"
  }

  /// A summary, whose author writes Markdown: kept but for raw HTML, tables, lines, and links that do more than to lead somewhere.
  static func summary(_ text: String) -> String {
    guard !text.isEmpty else { return "" }
    let line = MarkdownLinks.tamed(SafeText.shown(text).replacing("<", with: "&lt;")).replacing(
      "|", with: "\\|")
    return line.first.map { "#>-+=~0123456789".contains($0) } ?? false ? "\\\(line)" : line
  }
}
