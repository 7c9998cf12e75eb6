/// Writes text as Mermaid, in this one place.
enum MermaidText {
  /// A quoted label; special characters become numbers, since Mermaid reads markup, entities and directives in labels.
  static func quoted(_ text: String) -> String {
    let body = SafeText.shown(text).unicodeScalars.map { scalar in
      isPlain(scalar) ? String(scalar) : "#\(scalar.value);"
    }
    return "\"\(body.joined())\""
  }

  /// A key as an id.
  ///
  /// The first letter keeps ids apart from words like `end`; escapes keep different keys different.
  static func id(_ key: String) -> String {
    "n_"
      + key.utf8.map { byte in
        isLetterOrDigit(byte) ? String(Unicode.Scalar(byte)) : "_" + String(byte, radix: 16)
      }.joined()
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x80 || scalar == " " || scalar == "." || scalar == "," || scalar == "-"
      || isLetterOrDigit(UInt8(scalar.value))
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
