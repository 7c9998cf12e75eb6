/// Reads ahead from a keyword: the name that is declared, and what it inherits.
struct HeaderReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var position: Int
  private(set) var nameStart = 0

  /// Types in types in types: deeper ones say nothing, and hostile ones must not fill the stack.
  private static let deepest = 16

  /// No header is longer; reading ahead from every keyword of a hostile file must stay cheap.
  private static let longest = 1024

  init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) {
    self.bytes = bytes
    self.position = position
    end = min(bytes.count, position + Self.longest)
  }

  private var byte: UInt8 { position < end ? bytes[position] : 0 }

  /// The next word, nil where something else comes.
  mutating func name() -> String? {
    skipBlanks()
    if byte == UInt8(ascii: "`") { position += 1 }
    nameStart = position
    guard byte.isWordStart else { return nil }
    while byte.isWordPart { position += 1 }
    let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
    if byte == UInt8(ascii: "`") { position += 1 }
    return name
  }

  /// `import struct UIKit.UIView` imports `UIKit.UIView`.
  mutating func importedModule() -> String? {
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    guard let first = dottedName() else { return nil }
    return kinds.contains(first) ? dottedName() : first
  }

  private mutating func dottedName() -> String? {
    guard var name = name() else { return nil }
    let start = nameStart
    while byte == UInt8(ascii: ".") {
      position += 1
      guard let next = self.name() else { break }
      name += "." + next
    }
    nameStart = start
    return name
  }

  /// What stands between a type's keyword and its body.
  struct TypeHeader {
    var name: String
    var inherits: [TypeShape]
    var body: Int
  }

  /// Nil where the keyword began something else, as `class func`.
  mutating func typeHeader(isExtension: Bool) -> TypeHeader? {
    guard let name = isExtension ? dottedName() : name(), !Self.otherDeclarations.contains(name) else {
      return nil
    }
    let start = nameStart
    skipBlanks()
    skipGenerics()
    skipBlanks()
    var inherits: [TypeShape] = []
    if byte == UInt8(ascii: ":") { inherits = inheritanceList() }
    guard let body = bodyStart() else { return nil }
    nameStart = start
    return TypeHeader(name: name, inherits: inherits, body: body)
  }

  private static let otherDeclarations: Set = [
    "func", "var", "let", "subscript", "override", "final", "init", "private",
  ]

  /// A `where` clause may stand before the body; anything else means that this is no type.
  private mutating func bodyStart() -> Int? {
    skipBlanks()
    if byte == UInt8(ascii: "{") { return position }
    guard name() == "where" else { return nil }
    while position < end, byte != UInt8(ascii: "{"), byte != UInt8(ascii: "}") { position += 1 }
    return byte == UInt8(ascii: "{") ? position : nil
  }

  private mutating func inheritanceList() -> [TypeShape] {
    var list: [TypeShape] = []
    repeat {
      position += 1
      list.append(composition(level: 0))
      skipBlanks()
    } while byte == UInt8(ascii: ",")
    return list.filter { $0 != .unknown }
  }

  /// What a `typealias` stands for.
  mutating func aliased() -> TypeShape? {
    skipBlanks()
    skipGenerics()
    skipBlanks()
    guard byte == UInt8(ascii: "=") else { return nil }
    position += 1
    return composition(level: 0)
  }

  /// Whether a type annotation on this line has an arrow.
  mutating func holdsFunction() -> Bool {
    skipSpaces()
    guard byte == UInt8(ascii: ":") else { return false }
    while position + 1 < end, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "="), byte != UInt8(ascii: "{")
    {
      if byte == UInt8(ascii: "-"), bytes[position + 1] == UInt8(ascii: ">") { return true }
      position += 1
    }
    return false
  }
}

// Types as they are written.
extension HeaderReader {
  private mutating func composition(level: Int) -> TypeShape {
    var parts = [single(level: level)]
    skipBlanks()
    while byte == UInt8(ascii: "&") {
      position += 1
      parts.append(single(level: level))
      skipBlanks()
    }
    return parts.count == 1 ? parts[0] : .composed(parts)
  }

  private mutating func single(level: Int) -> TypeShape {
    skipBlanks()
    while byte == UInt8(ascii: "@") {
      position += 1
      _ = name()
      skipBlanks()
    }
    guard level < Self.deepest, byte.isWordStart, var name = dottedName() else { return .unknown }
    if name == "any" || name == "some" || name == "inout" { name = dottedName() ?? name }
    guard byte == UInt8(ascii: "<") else { return .named(name) }
    let arguments = self.arguments(level: level + 1)
    while byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") { position += 1 }
    return .named(name, arguments)
  }

  private mutating func arguments(level: Int) -> [TypeShape] {
    let close = endOfGenerics()
    var list: [TypeShape] = []
    repeat {
      position += 1
      list.append(composition(level: level))
      while byte == UInt8(ascii: "?") { position += 1 }
      skipBlanks()
    } while byte == UInt8(ascii: ",") && position < close
    position = close
    return list
  }

  private mutating func skipGenerics() {
    if byte == UInt8(ascii: "<") { position = endOfGenerics() }
  }

  /// The place behind the bracket that closes the one here; a brace means that none does.
  private func endOfGenerics() -> Int {
    var level = 0
    var close = position
    while close < end, bytes[close] != UInt8(ascii: "{"), bytes[close] != UInt8(ascii: "}") {
      if bytes[close] == UInt8(ascii: "<") { level += 1 }
      if bytes[close] == UInt8(ascii: ">"), bytes[close - 1] != UInt8(ascii: "-") { level -= 1 }
      close += 1
      if level == 0 { break }
    }
    return close
  }
}

// What stands between words.
extension HeaderReader {
  private mutating func skipSpaces() {
    while byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { position += 1 }
  }

  private mutating func skipBlanks() {
    while position < end {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case UInt8(ascii: "/") where startsComment("/"): skip(until: "\n", "\n")
      case UInt8(ascii: "/") where startsComment("*"): skip(until: "*", "/")
      default: return
      }
    }
  }

  private func startsComment(_ second: Unicode.Scalar) -> Bool {
    position + 1 < end && bytes[position + 1] == UInt8(ascii: second)
  }

  private mutating func skip(until first: Unicode.Scalar, _ last: Unicode.Scalar) {
    position += 2
    while position < end {
      position += 1
      if bytes[position - 1] == UInt8(ascii: last),
        bytes[position - 2] == UInt8(ascii: first) || first == last
      {
        return
      }
    }
  }
}
