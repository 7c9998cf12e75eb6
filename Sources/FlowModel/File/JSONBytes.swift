/// The bytes of a document that is meant to be JSON, for scans that need its structure and no values.
struct JSONBytes {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next bracket, comma or colon outside of strings, with the position after it; nil at the end.
  func nextMark(from position: inout Int) -> UInt8? {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): position = end(ofString: position) + 1
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","),
        UInt8(ascii: ":"):
        return byte
      default: break
      }
    }
    return nil
  }

  /// The position of the closing quote of a string whose content begins here.
  func end(ofString start: Int) -> Int {
    var position = start
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position, bytes.count)
  }

  /// The line of a position, counted from 1.
  func line(of position: Int) -> Int { 1 + bytes[..<position].count { $0 == UInt8(ascii: "\n") } }

  /// The first position from this one on that is not white space.
  func skippingSpace(from start: Int) -> Int {
    var position = start
    while position < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[position]) { position += 1 }
    return position
  }

  /// The string that begins at a position, as it is written between the quotes; nil where no string begins.
  func string(at start: Int) -> String? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return nil }
    return String(decoding: bytes[start + 1..<end(ofString: start + 1)], as: UTF8.self)
  }
}

extension JSONBytes {
  /// The string under a key of the outermost object, where key and string have no escapes; nil if there is none.
  func string(under key: String) -> String? {
    var position = skippingSpace(from: 0)
    var depth = 0
    while let mark = nextMark(from: &position) {
      switch mark {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      // A key follows the outermost bracket, or a comma directly inside of it.
      guard depth == 1, mark == UInt8(ascii: "{") || mark == UInt8(ascii: ",") else { continue }
      let start = skippingSpace(from: position)
      guard hasKey(key, at: start) else { continue }
      let colon = skippingSpace(from: end(ofString: start + 1) + 1)
      guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { continue }
      return string(at: skippingSpace(from: colon + 1))
    }
    return nil
  }

  private func hasKey(_ key: String, at start: Int) -> Bool {
    let end = start + key.utf8.count + 1
    guard end < bytes.count, bytes[start] == UInt8(ascii: "\""), bytes[end] == UInt8(ascii: "\"") else {
      return false
    }
    return bytes[start + 1..<end].elementsEqual(key.utf8)
  }
}
