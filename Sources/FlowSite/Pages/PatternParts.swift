internal import FlowExport

extension PatternPart {
  /// A pattern, divided where its parameters begin and end: `:id`, `:page(Int)?` and `*path` stand for values.
  static func parts(of pattern: String) -> [PatternPart] {
    var parts: [PatternPart] = []
    var rest = Substring(SafeText.shown(pattern))
    var previous: Character = "/"
    while let first = rest.first {
      let isParameter = (first == ":" || first == "*") && (previous == "/" || previous == "=")
      let part = isParameter ? parameter(rest) : rest.prefix(1)
      rest = rest.dropFirst(part.count)
      previous = part.last ?? previous
      if isParameter || parts.isEmpty || parts[parts.count - 1].isParameter {
        parts.append(PatternPart(text: String(part), isParameter: isParameter))
      } else {
        parts[parts.count - 1].text += part
      }
    }
    return parts
  }

  /// The text of a parameter: it ends with its part of the URL, or with a question mark, which makes it optional.
  private static func parameter(_ text: Substring) -> Substring {
    let body = text.prefix { $0 != "/" && $0 != "&" && $0 != "?" }
    let rest = text.dropFirst(body.count)
    let isOptional = rest.first == "?" && (rest.count == 1 || rest.dropFirst().first == "&")
    return text.prefix(body.count + (isOptional ? 1 : 0))
  }
}
