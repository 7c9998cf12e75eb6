/// Text from outside in Markdown, where nothing of it is markup, a mention or a line of its own.
enum MarkdownEscape {
  /// The text as it is read.
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

  /// The text as code; a bar would end the cell of a table, also inside of code, and a longer fence holds backticks.
  static func code(_ text: String) -> String {
    let shown = text.onOneLine.replacing("|", with: "¦")
    guard !shown.allSatisfy(\.isWhitespace) else { return "∅" }
    let longest = shown.split { $0 != "`" }.map(\.count).max() ?? 0
    guard longest > 0 else { return "`\(shown)`" }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(shown) \(fence)"
  }
}
