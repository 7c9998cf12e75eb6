/// JSON that is safe in scripts and in HTML.
enum JSONText {
  static func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ","))]" }

  static func object(_ fields: [(String, String)]) -> String {
    "{\(fields.map { "\(string($0.0)):\($0.1)" }.joined(separator: ","))}"
  }

  /// A string; characters that could end a script or a line of one are escaped.
  static func string(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\u{0}"..."\u{1f}", "<", ">", "&", "\u{7f}"..."\u{9f}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
