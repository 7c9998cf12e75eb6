/// Escapes outside text for Markdown, so that none of it becomes markup, a mention or a line of its own.
enum MarkdownEscape {
  /// Escapes plain text.
  static func plain(_ text: String) -> String {
    text.onOneLine.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "@": result += "&#64;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "#", "|", "~", "!", "$": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Formats a text as code; bars are replaced, since they end table cells even inside code, and a longer fence holds backticks.
  static func code(_ text: String) -> String {
    let shown = text.onOneLine.replacing("|", with: "¦")
    guard !shown.allSatisfy(\.isWhitespace) else { return "∅" }
    let longest = shown.split { $0 != "`" }.map(\.count).max() ?? 0
    guard longest > 0 else { return "`\(shown)`" }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(shown) \(fence)"
  }
}
