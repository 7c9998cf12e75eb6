/// Text in markup.
enum HTMLText {
  /// The text, escaped for use between tags and in quoted attributes.
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.appendEscaped(text)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text with a mark in place of each character that HTML forbids, even escaped.
  static func permitted(_ text: String) -> String {
    guard text.utf8.contains(where: mayBeForbidden) else { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.map { isForbidden($0) ? "\u{FFFD}" : $0 })
    return String(scalars)
  }

  /// Whether a byte is a forbidden character or may begin one; few texts have any.
  private static func mayBeForbidden(_ byte: UInt8) -> Bool {
    byte < 0x20 && !blanks.contains(byte) || byte == 0x7F || byte == 0xC2 || byte == 0xEF || byte >= 0xF0
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20: !blanks.contains(UInt8(scalar.value))
    case 0x7F...0x9F: true
    default: scalar.properties.isNoncharacterCodePoint
    }
  }

  /// Tab, line feed, form feed and carriage return.
  private static let blanks: [UInt8] = [0x09, 0x0A, 0x0C, 0x0D]
}
