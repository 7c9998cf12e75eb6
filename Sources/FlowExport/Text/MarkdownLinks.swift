/// Links and images in Markdown from other authors.
enum MarkdownLinks {
  /// The text with links only to pages and mail, and images only from beside the document.
  ///
  /// Any other link becomes plain text, with its brackets shown. An image from elsewhere would tell its server who reads
  /// the document, so it becomes a link.
  static func restricted(_ text: String) -> String {
    guard text.contains("]") else { return text }
    var result = ""
    var rest = text[...]
    while let end = rest.firstIndex(of: "]") {
      let after = rest[rest.index(after: end)...]
      result += rest[..<end]
      rest = after
      switch Destination(after: after) {
      case .none, .near: result += "]"
      case .page:
        result += "]"
        replaceImage(in: &result)
      case .other: result += "\\]"
      }
    }
    return result + rest
  }

  private enum Destination {
    /// No destination.
    case none
    /// A file beside the document.
    case near
    /// A web page, or an address for mail.
    case page
    case other

    init(after text: Substring) {
      switch text.first {
      case "(":
        let address = text.dropFirst().drop { $0 == " " }.prefix { $0 != " " && $0 != ")" }.lowercased()
        if ["http://", "https://", "mailto:"].contains(where: address.hasPrefix) {
          self = .page
        } else {
          // Escapes and entities may stand for a colon, and two slashes for another server.
          self = address.contains { ":&\\".contains($0) } || address.hasPrefix("//") ? .other : .near
        }
      // A definition of a link destination becomes plain text, without which its references lead nowhere.
      case ":": self = .other
      default: self = .none
      }
    }
  }

  /// Turns an image whose text has just ended into a link.
  private static func replaceImage(in text: inout String) {
    var depth = 1
    var place = text.index(before: text.endIndex)
    while depth > 0, place > text.startIndex {
      place = text.index(before: place)
      if text[place] == "]" { depth += 1 }
      if text[place] == "[" { depth -= 1 }
    }
    guard depth == 0, place > text.startIndex else { return }
    let mark = text.index(before: place)
    if text[mark] == "!" { text.replaceSubrange(mark...mark, with: "\\!") }
  }
}
