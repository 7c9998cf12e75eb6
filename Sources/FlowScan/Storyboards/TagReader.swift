/// The tags of an XML text, in order; everything else is skipped.
package struct TagReader: Sequence, IteratorProtocol {
  package enum Tag {
    case opened(String, [String: String], isEmpty: Bool)
    case closed(String)
  }

  private let bytes: [UInt8]
  private var position = 0
  private var start = 0
  private var counted = (bytes: 0, lines: 0)

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package mutating func next() -> Tag? {
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start + 1
      self.start = start
      switch byte {
      case UInt8(ascii: "!"): passComment()
      case UInt8(ascii: "?"): continue
      case UInt8(ascii: "/"):
        position += 1
        return .closed(word())
      default: return opened()
      }
    }
    position = bytes.count
    return nil
  }

  /// The line on which the last tag begins, counted from 1.
  mutating func line() -> Int {
    counted.lines += bytes[counted.bytes..<start].count { $0 == UInt8(ascii: "\n") }
    counted.bytes = start
    return counted.lines + 1
  }

  private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// Skips a comment, whose tags do not count.
  private mutating func passComment() {
    guard bytes[position...].starts(with: Array("!--".utf8)) else { return }
    let end = Array("-->".utf8)
    while position < bytes.count, !bytes[position...].starts(with: end) { position += 1 }
  }

  private mutating func opened() -> Tag {
    let name = word()
    var attributes: [String: String] = [:]
    while position < bytes.count, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "<") {
      let key = word()
      if key.isEmpty {
        position += 1
      } else if let value = value() {
        attributes[key] = value
      }
    }
    let isEmpty = position > 0 && bytes[position - 1] == UInt8(ascii: "/")
    return .opened(name, attributes, isEmpty: isEmpty)
  }

  private mutating func word() -> String {
    let start = position
    while position < bytes.count, byte.isPartOfAttributeName {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The quoted value after a name.
  private mutating func value() -> String? {
    guard byte == UInt8(ascii: "=") else { return nil }
    position += 1
    let quote = byte
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    let start = position + 1
    let end = bytes[start...].firstIndex(of: quote) ?? bytes.count
    position = Swift.min(end + 1, bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self).withoutEntities
  }
}

extension String {
  fileprivate var withoutEntities: String {
    guard contains("&") else { return self }
    let signs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
    return signs.reduce(self) { $0.replacing($1.0, with: $1.1) }
  }
}

extension UInt8 {
  /// Whether the byte may be in the name of an element or attribute.
  fileprivate var isPartOfAttributeName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
      true
    default: "_:-".utf8.contains(self)
    }
  }
}
