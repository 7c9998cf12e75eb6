extension [UInt8] {
  /// Appends text escaped for use between tags and in quoted attributes.
  mutating func appendEscaped(_ text: String) {
    var text = HTMLText.permitted(text)
    text.withUTF8 { appendEscaped($0) }
  }

  private mutating func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for (index, byte) in bytes.enumerated() {
      guard let entity = htmlEntity(of: byte) else { continue }
      append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
      append(contentsOf: entity.utf8)
      start = index + 1
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
  }
}

/// The entity for a character with a meaning in HTML.
private func htmlEntity(of byte: UInt8) -> String? {
  // All five are at or below `>`, and most letters above.
  guard byte <= UInt8(ascii: ">") else { return nil }
  return switch byte {
  case UInt8(ascii: "&"): "&amp;"
  case UInt8(ascii: "<"): "&lt;"
  case UInt8(ascii: ">"): "&gt;"
  case UInt8(ascii: "\""): "&quot;"
  case UInt8(ascii: "'"): "&#39;"
  default: nil
  }
}
