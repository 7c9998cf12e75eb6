/// Links and images of Markdown that somebody else wrote.
enum MarkdownLinks {
  /// The text, in which links lead to pages and mail alone, and images come from beside the document.
  ///
  /// What is not plainly so is no link any more: brackets are written as they read. An image from elsewhere would tell its server who reads
  /// the document, and becomes a link.
  static func tamed(_ text: String) -> String {
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
        calmImage(in: &result)
      case .other: result += "\\]"
      }
    }
    return result + rest
  }

  private enum Destination {
    /// Nothing that a link could lead to.
    case none
    /// Beside the document.
    case near
    /// On the web, or an address for mail.
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
      // What names a link leads nowhere without what tells where it is, and that is made plain text.
      case ":": self = .other
      default: self = .none
      }
    }
  }

  /// Makes a link of an image whose text has just ended.
  private static func calmImage(in text: inout String) {
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
