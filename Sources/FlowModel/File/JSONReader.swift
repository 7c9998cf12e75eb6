internal import Foundation

/// A reader of plain JSON, for files that flowdoc wrote itself: many times faster than a decoder, and without memory of its own.
///
/// It gives up on everything else, such as a fault, a key that is unknown or occurs twice, or half of a character. A decoder then reads the
/// same bytes, and finds the error if there is one.
public struct JSONReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// Reads a whole document; nil if it is not plain.
  static func document<Value>(_ data: Data, _ body: (inout JSONReader) -> Value?) -> Value? {
    data.withUnsafeBytes { bytes in
      var reader = JSONReader(bytes: bytes.bindMemory(to: UInt8.self))
      guard let value = body(&reader) else { return nil }
      reader.skipSpace()
      return reader.position == bytes.count ? value : nil
    }
  }

  /// Skips a byte after any white space, if it is the next.
  mutating func skips(_ byte: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  /// Reads a key with its colon, as it is written between the quotes; nil if it has escapes.
  mutating func key() -> UnsafeBufferPointer<UInt8>? {
    guard skips("\"") else { return nil }
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      guard bytes[position] != UInt8(ascii: "\\") else { return nil }
      position += 1
    }
    let key = UnsafeBufferPointer(rebasing: bytes[start..<position])
    return skips("\"") && skips(":") ? key : nil
  }

  mutating func flag() -> Bool? {
    skipSpace()
    if skipsWord("true") { return true }
    return skipsWord("false") ? false : nil
  }

  /// Reads a whole number of at most 18 digits.
  mutating func number() -> Int? {
    skipSpace()
    let isNegative = position < bytes.count && bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let start = position
    var number = 0
    while position < bytes.count, position - start < 19, let digit = Self.digit(bytes[position]) {
      number = number &* 10 &+ digit
      position += 1
    }
    let count = position - start
    guard count > 0, count < 19, count == 1 || bytes[start] != UInt8(ascii: "0"), !isNegative || number > 0,
      position == bytes.count || !".eE".utf8.contains(bytes[position])
    else { return nil }
    return isNegative ? -number : number
  }

  private static func digit(_ byte: UInt8) -> Int? {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? Int(byte - UInt8(ascii: "0")) : nil
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  private mutating func skipsWord(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard bytes.count - position >= count else { return false }
    for place in 0..<count where bytes[position + place] != word.utf8Start[place] { return false }
    position += count
    return true
  }
}

extension JSONReader {
  mutating func string() -> String? {
    guard skips("\"") else { return nil }
    let start = position
    var isASCII = true
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return text(start..<position - 1, isASCII)
      case UInt8(ascii: "\\"): return escapedString(from: start)
      case ..<0x20: return nil
      case 0x80...: isASCII = false
      default: break
      }
      position += 1
    }
    return nil
  }

  /// The text of bytes without escapes; nil if they are not UTF-8.
  private func text(_ range: Range<Int>, _ isASCII: Bool) -> String? {
    let part = UnsafeBufferPointer(rebasing: bytes[range])
    let text = String(decoding: part, as: UTF8.self)
    return isASCII || text.utf8.elementsEqual(part) ? text : nil
  }

  /// Reads the rest of a string from its first escape on.
  private mutating func escapedString(from start: Int) -> String? {
    var unescaped = Array(bytes[start..<position])
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        let text = String(decoding: unescaped, as: UTF8.self)
        return text.utf8.elementsEqual(unescaped) ? text : nil
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        unescaped.append(contentsOf: String(scalar).utf8)
      case ..<0x20: return nil
      default: unescaped.append(byte)
      }
    }
    return nil
  }

  /// Reads an escape after its backslash.
  private mutating func escape() -> Unicode.Scalar? {
    guard position < bytes.count else { return nil }
    position += 1
    switch bytes[position - 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return codeUnit().flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }

  private mutating func codeUnit() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[position..<position + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    position += 4
    return unit
  }
}
