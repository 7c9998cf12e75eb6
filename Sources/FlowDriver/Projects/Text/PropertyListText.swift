/// Reads a property list in the notation of `project.pbxproj`: `{ name = value; list = (a, "b"); }`.
struct PropertyListText: ProjectText {
  let bytes: [UInt8]
  var position = 0
  private var depth = 0

  /// The value of a text; nil if it is not such a property list.
  static func value(_ bytes: [UInt8]) -> ProjectValue? {
    var reader = PropertyListText(bytes: bytes)
    return reader.value()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// A limit far above that of any project, so that a hostile file cannot overflow the stack.
  private static let deepest = 64

  private mutating func value() -> ProjectValue? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch next() {
    case UInt8(ascii: "{"): return fields()
    case UInt8(ascii: "("): return list()
    case nil: return nil
    default: return word().map(ProjectValue.text)
    }
  }

  private mutating func fields() -> ProjectValue? {
    position += 1
    var fields: [String: ProjectValue] = [:]
    while let byte = next(), byte != UInt8(ascii: "}") {
      guard let key = word(), skip("="), let value = value(), skip(";") else { return nil }
      fields[key] = value
    }
    return skip("}") ? .fields(fields) : nil
  }

  private mutating func list() -> ProjectValue? {
    position += 1
    var list: [ProjectValue] = []
    while let byte = next(), byte != UInt8(ascii: ")") {
      guard let value = value() else { return nil }
      list.append(value)
      if !skip(",") { break }
    }
    return skip(")") ? .list(list) : nil
  }

  // MARK: - Words

  private mutating func word() -> String? {
    if next() == UInt8(ascii: "\"") { return quoted() }
    let start = position
    while position < bytes.count, Self.isPlain(bytes[position]) { position += 1 }
    return start == position ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_./$:-+@".utf8.contains(byte)
    }
  }

  private mutating func quoted() -> String? {
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), position < bytes.count else {
        text.append(byte)
        continue
      }
      text.append(Self.escaped[bytes[position]] ?? bytes[position])
      position += 1
    }
    return nil
  }

  private static let escaped: [UInt8: UInt8] = [UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09]
}
