import SwiftSyntax

/// The text of the documentation comment before a declaration, as Markdown.
func documentation(_ node: some SyntaxProtocol) -> String {
  var lines: [String] = []
  for piece in node.leadingTrivia {
    switch piece {
    case .docLineComment(let text): lines.append(unspaced(text.dropFirst(3)))
    case .docBlockComment(let text): lines = blockLines(text)
    case .newlines(let count) where count > 1: lines = []
    case .lineComment, .blockComment: lines = []
    default: continue
    }
  }
  return trimmed(lines.joined(separator: "\n")[...])
}

extension LeadingComments {
  /// Extracts the text from comments read from the bytes.
  static func documentation(of pieces: [Piece]) -> String {
    var lines: [String] = []
    for piece in pieces {
      switch piece {
      case .line(let text) where text.hasPrefix("///"): lines.append(unspaced(text.dropFirst(3)))
      case .block(let text) where text.hasPrefix("/**") && text != "/**/": lines = blockLines(text)
      case .newlines(let count) where count > 1: lines = []
      case .line, .block: lines = []
      case .newlines, .other: continue
      }
    }
    return trimmed(lines.joined(separator: "\n")[...])
  }
}

private func unspaced(_ text: Substring) -> String {
  String(text.first == " " ? text.dropFirst() : text)
}

private func blockLines(_ text: String) -> [String] {
  text.dropFirst(3).dropLast(2).split(separator: "\n", omittingEmptySubsequences: false).map { line in
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    return unspaced(trimmed.first == "*" ? trimmed.dropFirst() : trimmed)
  }
}

private func trimmed(_ text: Substring) -> String {
  var rest = text.drop(while: \.isWhitespace)
  while let last = rest.last, last.isWhitespace { rest.removeLast() }
  return String(rest)
}
