internal import FlowModel

/// Text for XML 1.0: markup is escaped, and characters that XML forbids are replaced.
enum XMLText {
  /// Escapes a text for an attribute in double quotes or for an element.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      case _ where ControlCharacters.contain(scalar): result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Writes an element's attributes, with a blank before each.
  static func attributes(_ pairs: [(name: String, value: String)]) -> String {
    pairs.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
  }
}
