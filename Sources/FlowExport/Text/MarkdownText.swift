/// Writes text as Markdown, in this one place.
enum MarkdownText {
  /// Text that is shown unchanged, on one line.
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

  /// An identifier in a code span, with a longer fence if it contains backticks.
  static func code(_ text: String) -> String {
    let shown = SafeText.shown(text).replacing("|", with: "¦")
    let longest =
      shown.split(omittingEmptySubsequences: true, whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    guard longest > 0 else { return "`\(shown)`" }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(shown) \(fence)"
  }

  /// A summary, which is Markdown itself: without raw HTML, tables, line breaks, mentions, and links that do more than open a page.
  static func summary(_ text: String) -> String {
    guard !text.isEmpty else { return "" }
    let line = withoutMentions(
      MarkdownLinks.restricted(SafeText.shown(text).replacing("<", with: "&lt;")).replacing("|", with: "\\|"))
    return line.first.map { "#>-+=~0123456789".contains($0) } ?? false ? "\\\(line)" : line
  }

  /// Writes an `@` at the beginning of a word as an entity, so that the text notifies nobody.
  ///
  /// Code is unchanged: mentions in it notify nobody.
  private static func withoutMentions(_ text: String) -> String {
    guard text.contains("@") else { return text }
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init).enumerated()
    return parts.map { $0.offset.isMultiple(of: 2) ? withoutMention($0.element) : $0.element }
      .joined(separator: "`")
  }

  private static func withoutMention(_ text: String) -> String {
    var result = ""
    var isInWord = false
    for scalar in text.unicodeScalars {
      if scalar == "@", !isInWord { result += "&#64;" } else { result.unicodeScalars.append(scalar) }
      isInWord = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }
    return result
  }
}
