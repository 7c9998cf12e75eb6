/// The path matched by a regular expression: its fixed parts, and a parameter for each variable part.
struct LinkExpression {
  let pattern: String

  init(_ expression: String) {
    var text = expression
    if text.hasPrefix("^") { text.removeFirst() }
    if text.hasSuffix("$") { text.removeLast() }
    text = text.replacingAll("\\/", "/").replacingAll("\\.", ".").replacingAll("\\-", "-")
    if text.hasSuffix("/?") { text.removeLast(2) }
    text = text.replacingAll("https?://", "https://")
    guard let sign = text.firstRange(of: "://") else {
      pattern = LinkExpression.path(text)
      return
    }
    pattern = text[..<sign.upperBound] + LinkExpression.path(String(text[sign.upperBound...]))
  }

  private static func path(_ text: String) -> String {
    let isRooted = text.hasPrefix("/")
    let parts = segments(text).map { part in
      if part.allSatisfy({ $0.isLetter || $0.isNumber || "-_.~".contains($0) }) { return part }
      return ":" + (name(in: part) ?? "value")
    }
    return (isRooted ? "/" : "") + parts.joined(separator: "/")
  }

  /// Splits at each `/` outside of groups and character classes.
  private static func segments(_ text: String) -> [String] {
    var found = [""]
    var depth = 0
    for character in text {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if character == "/", depth <= 0 { found.append("") } else { found[found.count - 1].append(character) }
    }
    return found.filter { !$0.isEmpty }
  }

  /// The name of a group, as in `(?<id>[0-9]+)`.
  private static func name(in part: String) -> String? {
    guard let begin = part.firstRange(of: "?<"), let end = part[begin.upperBound...].firstIndex(of: ">")
    else {
      return nil
    }
    return String(part[begin.upperBound..<end])
  }
}

extension String {
  fileprivate func replacingAll(_ old: String, _ new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
