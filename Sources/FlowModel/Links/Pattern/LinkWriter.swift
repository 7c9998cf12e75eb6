/// Writes patterns and URLs, percent-encoding where needed.
enum LinkWriter {
  /// The canonical form of a pattern.
  static func pattern(parts: [LinkPattern.Part], query: [LinkPattern.QueryItem]) -> String {
    var text = ""
    for (index, part) in parts.enumerated() {
      text += separator(before: index)
      switch part {
      case .literal(let literal): append(literal, at: index, to: &text)
      case .parameter(let name, let type): append(name, type, to: &text)
      case .wildcard(let name): text += name == "*" ? name : "*" + name
      }
    }
    for (index, item) in query.enumerated() {
      appendKey(item.key, at: index, to: &text)
      switch item.value {
      case .literal(let literal): PercentEncoding.encode(literal, keepingMarks: true, into: &text)
      case .parameter(let name, let type, let isOptional):
        append(name, type, to: &text)
        if isOptional { text += "?" }
      }
    }
    return text
  }

  /// Writes a URL from decoded texts: scheme, host and segments, and the query items.
  static func url(parts: [String], query: [(key: String, value: String)]) -> String {
    var text = ""
    for (index, part) in parts.enumerated() {
      text += separator(before: index)
      append(part, at: index, to: &text)
    }
    for (index, item) in query.enumerated() {
      appendKey(item.key, at: index, to: &text)
      PercentEncoding.encode(item.value, keepingMarks: true, into: &text)
    }
    return text
  }
}

extension LinkWriter {
  private static func separator(before index: Int) -> String {
    switch index {
    case 0: ""
    case 1: "://"
    default: "/"
    }
  }

  private static func append(_ literal: String, at index: Int, to text: inout String) {
    switch index {
    case 0: text += literal
    case 1: HostAndPort.encode(literal, into: &text)
    default: PercentEncoding.encode(literal, keepingMarks: true, into: &text)
    }
  }

  private static func append(_ name: String, _ type: LinkPattern.ValueType, to text: inout String) {
    text += ":" + name
    if type != .text { text += "(" + type.name + ")" }
  }

  private static func appendKey(_ key: String, at index: Int, to text: inout String) {
    text += index == 0 ? "?" : "&"
    PercentEncoding.encode(key, keepingMarks: true, into: &text)
    text += "="
  }
}
