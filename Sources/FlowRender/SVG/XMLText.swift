/// Text as XML: everything from outside is only written by ``Swift/Array/appendXML(_:)``.
extension [UInt8] {
  /// Adds text or an attribute's value with its markup escaped and without the characters that XML or HTML forbid.
  mutating func appendXML(_ text: some Collection<UInt8>) {
    if text.allSatisfy(\.isPlain) { return append(contentsOf: text) }
    var window: UInt32 = 0
    for byte in text {
      window = window << 8 | UInt32(byte)
      switch byte {
      case .ampersand: append("&amp;")
      case .lessThan: append("&lt;")
      case .greaterThan: append("&gt;")
      case .quote: append("&quot;")
      // Unescaped, these would be parsed as blanks.
      case .newline: append("&#10;")
      case .tab: append("&#9;")
      case 0..<0x20, 0x7F: break
      // U+0080 to U+009F are control characters as well.
      case 0x80...0x9F where window & 0xFF00 == 0xC200: removeLast()
      // U+FFFE and U+FFFF end in these bytes.
      case 0xBE where window & 0xFFFF00 == 0xEFBF00, 0xBF where window & 0xFFFF00 == 0xEFBF00: removeLast(2)
      default: append(byte)
      }
    }
  }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }
}

/// The decoded text of XML source.
///
/// Invalid references are kept as text: Graphviz passes on everything that authors wrote with an `&`.
func decodedXML(_ source: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  guard var mark = source.firstIndex(of: .ampersand) else { return source }
  var result: [UInt8] = []
  result.reserveCapacity(source.count)
  var copied = source.startIndex
  while mark < source.endIndex {
    if let (character, length) = reference(source[mark...]) {
      result.append(contentsOf: source[copied..<mark])
      result.append(contentsOf: UTF8.encode(character) ?? UTF8.encodedReplacementCharacter)
      copied = mark + length
    }
    mark = source[max(mark + 1, copied)...].firstIndex(of: .ampersand) ?? source.endIndex
  }
  result.append(contentsOf: source[copied...])
  return result[...]
}

/// The character that a reference at the beginning of a text means, and the length of the reference.
private func reference(_ text: ArraySlice<UInt8>) -> (Unicode.Scalar, length: Int)? {
  let body = text.dropFirst().prefix(10).prefix { $0 != .semicolon }
  guard body.endIndex < text.endIndex, text[body.endIndex] == .semicolon else { return nil }
  let length = body.count + 2
  // The fast path: Graphviz writes dashes and blanks as numbers, so these are by far the most frequent.
  if body.first == .hash, body.dropFirst().allSatisfy(\.isDigit), body.count > 1 {
    let number = body.dropFirst().reduce(UInt32(0)) { $0 &* 10 &+ UInt32($1 &- .zero) }
    return Unicode.Scalar(number).map { ($0, length) }
  }
  switch String(decoding: body, as: UTF8.self) {
  case "amp": return ("&", length)
  case "lt": return ("<", length)
  case "gt": return (">", length)
  case "quot": return ("\"", length)
  case "apos": return ("'", length)
  case let name where name.hasPrefix("#x"):
    return UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init).map { ($0, length) }
  default: return nil
  }
}
