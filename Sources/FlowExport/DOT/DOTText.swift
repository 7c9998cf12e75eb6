internal import FlowModel

/// Writes text as DOT, in this one place.
enum DOTText {
  /// A quoted string: any text is a valid id or value, and is taken literally.
  ///
  /// In a plain label, a backslash begins an escape (`\N` is the node's name), so each is doubled.
  static func quoted(_ text: String) -> String {
    // Nearly all texts are plain, and a picture has hundreds.
    if text.utf8.allSatisfy(isPlain) { return "\"\(text)\"" }
    var result = "\""
    for scalar in clean(text).unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Drops characters that neither DOT nor the XML made from it can contain.
  private static func clean(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0D: result.append(" ")
      case 0x0A: result.append(scalar)
      case 0xFFFE, 0xFFFF: break
      default: if !ControlCharacters.contain(scalar) { result.append(scalar) }
      }
    }
    return String(result)
  }
}
