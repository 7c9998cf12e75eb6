/// The destination of a link or an image in a text.
enum MarkdownDestination {
  /// Whether following it runs nothing: a relative address, or one with a scheme that only fetches.
  static func isSafe(_ destination: String) -> Bool {
    // Browsers skip blanks and control characters in a scheme; with them it is none of the three.
    let scalars = destination.unicodeScalars
    guard let end = scalars.firstIndex(where: { ":/?#".unicodeScalars.contains($0) }), scalars[end] == ":"
    else {
      return true
    }
    return ["http", "https", "mailto"].contains(destination[..<end].lowercased())
  }
}

extension [UInt8] {
  /// Appends an address as the value of a quoted attribute.
  mutating func appendAddress(_ address: String) {
    for byte in address.utf8 {
      switch byte {
      case UInt8(ascii: "&"): self += "&amp;".utf8
      case UInt8(ascii: "'"): self += "&#39;".utf8
      case _ where isAddressByte(byte): append(byte)
      default: self += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)]
      }
    }
  }
}

private func isAddressByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default: "-_.+!*(),%#@?=;:/$~".utf8.contains(byte)
  }
}

private func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
}
