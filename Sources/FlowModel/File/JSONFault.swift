/// The first place at which bytes stop being JSON, which decoders do not report.
///
/// The scan keeps its own stack, since a hostile file may be nested deeper than the call stack.
struct JSONFault: Equatable {
  let line: Int
  let column: Int
  let kind: Kind

  enum Kind {
    /// The bytes end before the value does, as in a truncated file.
    case end
    case syntax
    /// An escape is half of a surrogate pair without the other half.
    case halfCharacter
  }

  /// Scans bytes; nil if they are well-formed.
  init?(in bytes: some Sequence<UInt8>) {
    var scan = JSONScan(bytes: Array(bytes))
    guard !scan.skipsDocument() else { return nil }
    let read = scan.bytes.prefix(scan.position)
    line = 1 + read.count { $0 == UInt8(ascii: "\n") }
    column = 1 + read.reversed().prefix { $0 != UInt8(ascii: "\n") }.count { $0 & 0xC0 != 0x80 }
    kind = scan.isHalfCharacter ? .halfCharacter : scan.position >= scan.bytes.count ? .end : .syntax
  }
}

/// A scanner whose position advances over JSON as long as it is well-formed.
private struct JSONScan {
  let bytes: [UInt8]
  private(set) var position = 0
  private(set) var isHalfCharacter = false

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Scans the whole document; returns false with the position at the fault where it is malformed.
  mutating func skipsDocument() -> Bool {
    var open: [UInt8] = []
    repeat {
      guard skipsValueStart(&open), skipsEnds(&open) else { return false }
    } while !open.isEmpty
    return peek() == nil
  }
}

extension JSONScan {
  /// The next byte that is not white space.
  private mutating func peek() -> UInt8? {
    while position < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[position]) { position += 1 }
    return position < bytes.count ? bytes[position] : nil
  }

  private mutating func skips(_ byte: Character) -> Bool {
    guard let next = peek(), next == byte.asciiValue else { return false }
    position += 1
    return true
  }

  /// Skips a scalar value, or everything up to the first scalar or empty container inside a container.
  private mutating func skipsValueStart(_ open: inout [UInt8]) -> Bool {
    while let next = peek() {
      guard next == UInt8(ascii: "{") || next == UInt8(ascii: "[") else { return skipsPlainValue(next) }
      position += 1
      open.append(next)
      let isObject = next == UInt8(ascii: "{")
      if peek() == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) { return true }
      if isObject, !skipsKey() { return false }
    }
    return false
  }

  /// Skips closing brackets, up to the comma before the next value.
  private mutating func skipsEnds(_ open: inout [UInt8]) -> Bool {
    while let container = open.last {
      let isObject = container == UInt8(ascii: "{")
      guard skips(isObject ? "}" : "]") else {
        return skips(",") && (!isObject || skipsKey())
      }
      open.removeLast()
    }
    return true
  }

  private mutating func skipsKey() -> Bool {
    peek() == UInt8(ascii: "\"") && skipsString() && skips(":")
  }

  private mutating func skipsPlainValue(_ first: UInt8) -> Bool {
    switch first {
    case UInt8(ascii: "\""): skipsString()
    case UInt8(ascii: "t"): skipsWord("true")
    case UInt8(ascii: "f"): skipsWord("false")
    case UInt8(ascii: "n"): skipsWord("null")
    default: skipsNumber()
    }
  }

  private mutating func skipsString() -> Bool {
    var next = position + 1
    while next < bytes.count, bytes[next] != UInt8(ascii: "\"") {
      if bytes[next] < 0x20 {
        position = next
        return false
      }
      guard bytes[next] == UInt8(ascii: "\\") else {
        next += 1
        continue
      }
      guard let length = escapeLength(at: next) else {
        position = next
        isHalfCharacter = true
        return false
      }
      next += length
    }
    position = min(next + 1, bytes.count)
    return next < bytes.count
  }

  /// The length of a Unicode escape, with the other half of its surrogate pair; nil if that is missing.
  private func escapeLength(at start: Int) -> Int? {
    guard let unit = codeUnit(at: start) else { return 2 }
    switch unit {
    case 0xD800..<0xDC00:
      return codeUnit(at: start + 6).map { (0xDC00..<0xE000).contains($0) } == true ? 12 : nil
    case 0xDC00..<0xE000: return nil
    default: return 6
    }
  }

  /// The code unit of an escape like `\u00e9`; nil for other bytes.
  private func codeUnit(at start: Int) -> Int? {
    guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u")
    else { return nil }
    return Int(String(decoding: bytes[start + 2..<start + 6], as: UTF8.self), radix: 16)
  }

  private mutating func skipsWord(_ word: String) -> Bool {
    for byte in word.utf8 {
      guard position < bytes.count, bytes[position] == byte else { return false }
      position += 1
    }
    return true
  }

  private mutating func skipsNumber() -> Bool {
    let start = position
    while position < bytes.count, "+-.0123456789eE".utf8.contains(bytes[position]) { position += 1 }
    return position > start
  }
}
