extension String {
  /// The text of a literal with its escapes decoded; unknown escapes are kept.
  var unescaped: String {
    guard contains("\\") else { return self }
    var result = ""
    var rest = self[...]
    while let next = rest.popFirst() {
      guard next == "\\", let escape = rest.popFirst() else {
        result.append(next)
        continue
      }
      switch escape {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "u": result += String.scalar(&rest)
      case "\"", "'", "\\": result.append(escape)
      default: result += "\\\(escape)"
      }
    }
    return result
  }

  /// Decodes `{1F4A9}`.
  private static func scalar(_ rest: inout Substring) -> String {
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return "\\u" }
    let digits = rest[rest.index(after: rest.startIndex)..<end]
    guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return "\\u" }
    rest = rest[rest.index(after: end)...]
    return String(scalar)
  }
}
