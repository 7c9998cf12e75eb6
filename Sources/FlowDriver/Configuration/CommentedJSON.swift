internal import Foundation

/// Parses JSON with comments (`//`, `/* */`) and trailing commas, recording the line of each value.
struct CommentedJSON {
  indirect enum Content: Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([Value])
    case object([Field])
  }

  struct Value: Equatable {
    var content: Content
    var line: Int
  }

  struct Field: Equatable {
    var key: String
    var value: Value
    var line: Int
  }

  struct Problem: Error, Equatable {
    var line: Int
    var problem: String
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var level = 0

  private static let deepest = 100
  private var count = 0
  /// More than any configuration has; each takes a hundred bytes of memory.
  private static let mostValues = 1_000_000

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Parses the single value of the document.
  mutating func document() throws(Problem) -> Value {
    let value = try self.value()
    try skipBlanks()
    guard position == bytes.count else { throw problem("there is text after the end") }
    return value
  }

  private func problem(_ text: String) -> Problem { Problem(line: line, problem: text) }
}

// Values.
extension CommentedJSON {
  private mutating func value() throws(Problem) -> Value {
    level += 1
    defer { level -= 1 }
    guard level < Self.deepest else { throw problem("the nesting is too deep") }
    count += 1
    guard count <= Self.mostValues else { throw problem("there are more than \(Self.mostValues) values") }
    try skipBlanks()
    let start = line
    return Value(content: try content(), line: start)
  }

  private mutating func content() throws(Problem) -> Content {
    switch byte {
    case UInt8(ascii: "{"): return .object(try list(to: "}") { (json) throws(Problem) in try json.field() })
    case UInt8(ascii: "["): return .array(try list(to: "]") { (json) throws(Problem) in try json.value() })
    case UInt8(ascii: "\""): return .string(try string())
    default: return try word()
    }
  }

  private mutating func field() throws(Problem) -> Field {
    try skipBlanks()
    let start = line
    guard byte == UInt8(ascii: "\"") else { throw problem("expected a key in double quotes") }
    let key = try string()
    try skipBlanks()
    guard skip(":") else { throw problem("expected a colon after \"\(key)\"") }
    return Field(key: key, value: try value(), line: start)
  }

  private mutating func list<Element>(
    to end: Unicode.Scalar, _ element: (inout CommentedJSON) throws(Problem) -> Element
  ) throws(Problem) -> [Element] {
    position += 1
    var elements: [Element] = []
    while true {
      try skipBlanks()
      if skip(end) { return elements }
      elements.append(try element(&self))
      try skipBlanks()
      guard skip(",") || byte == UInt8(ascii: end) else { throw problem("a comma or \"\(end)\" is missing") }
    }
  }

  /// `true`, `false`, `null`, or a number.
  private mutating func word() throws(Problem) -> Content {
    let start = position
    while byte.isWordPart || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "+")
    {
      position += 1
    }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      guard let number = Double(word) else { throw problem("expected a value") }
      return .number(number)
    }
  }

  /// Foundation decodes the escapes; only the end of the string matters here.
  private mutating func string() throws(Problem) -> String {
    let start = position
    position += 1
    while byte != UInt8(ascii: "\"") {
      guard position < bytes.count, byte >= 0x20 else { throw problem("a string is not closed") }
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position + 1, bytes.count)
    guard let text = try? JSONDecoder().decode(String.self, from: Data(bytes[start..<position])) else {
      throw problem("a string has an escape sequence that JSON does not have")
    }
    return text
  }
}

// White space and comments.
extension CommentedJSON {
  private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func skip(_ expected: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: expected) else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() throws(Problem) {
    while position < bytes.count {
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        position += 1
      case 0x20, 0x09, 0x0D: position += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(Problem) {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    if next == UInt8(ascii: "/") {
      while position < bytes.count, byte != UInt8(ascii: "\n") { position += 1 }
    } else if next == UInt8(ascii: "*") {
      try skipBlock()
    } else {
      throw problem("unexpected slash; comments are // and /* */")
    }
  }

  private mutating func skipBlock() throws(Problem) {
    position += 2
    while position + 1 < bytes.count {
      if byte == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
    throw problem("a comment is not closed")
  }
}

extension UInt8 {
  fileprivate var isWordPart: Bool {
    let letter = self | 0x20
    return (letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")) || (self >= 0x30 && self <= 0x39)
  }
}
