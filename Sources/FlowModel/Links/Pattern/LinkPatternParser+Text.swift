// MARK: Names and types

extension LinkPatternParser {
  /// Parses `:name` or `:name(Type)`.
  mutating func nameAndType() throws(LinkPatternError) -> (String, LinkPattern.ValueType) {
    position += 1
    let name = try name()
    return (name, next == .openBracket ? try type() : .text)
  }

  /// Parses a name that is not used yet.
  mutating func name() throws(LinkPatternError) -> String {
    let start = position
    guard let first = next, first.isASCIILetter || first == .underscore else { throw error(.invalidName) }
    advance { $0.isASCIILetter || $0.isASCIIDigit || $0 == .underscore }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    guard names.insert(name).inserted else { throw error(.duplicateName, at: start) }
    return name
  }

  /// Parses `(Type)`; brackets inside must balance.
  private mutating func type() throws(LinkPatternError) -> LinkPattern.ValueType {
    let start = position
    var depth = 0
    repeat {
      guard let byte = next else { throw error(.unclosedType, at: start) }
      if byte == .slash || byte == .hash || byte.isASCIIControl { throw error(.invalidType) }
      if byte == .openBracket { depth += 1 }
      if byte == .closeBracket { depth -= 1 }
      position += 1
    } while depth > 0
    let name = bytes[(start + 1)..<(position - 1)]
    guard name.contains(where: { $0 != .space }) else { throw error(.emptyType, at: start) }
    return LinkPattern.ValueType(name: String(decoding: name, as: UTF8.self))
  }
}

// MARK: Literals

extension LinkPatternParser {
  /// Parses a literal up to a byte that ends it, and decodes it.
  mutating func literal(endingAt isEnd: (UInt8) -> Bool) throws(LinkPatternError) -> String {
    let start = position
    advance { !isEnd($0) }
    try checkLiteral(start..<position)
    return try decoded(start..<position)
  }

  /// Rejects bytes that would be taken for pattern syntax or are not allowed in URLs.
  func checkLiteral(_ range: Range<Int>) throws(LinkPatternError) {
    for index in range {
      switch bytes[index] {
      case .asterisk: throw error(.strayAsterisk, at: index)
      case .colon: throw error(.strayColon, at: index)
      case .space, .openBrace, .closeBrace: throw error(.invalidCharacter, at: index)
      case let byte where byte.isASCIIControl: throw error(.invalidCharacter, at: index)
      default: continue
      }
    }
  }

  /// The text of a range, percent-decoded.
  func decoded(_ range: Range<Int>) throws(LinkPatternError) -> String {
    var copy = Array(bytes[range])
    do {
      let end = try PercentEncoding.decode(&copy, 0..<copy.count).upperBound
      return String(decoding: copy[..<end], as: UTF8.self)
    } catch {
      switch error {
      case .escape(let offset): throw self.error(.percentEncoding, at: range.lowerBound + offset)
      case .utf8: throw self.error(.invalidUTF8, at: range.lowerBound)
      }
    }
  }
}

// MARK: Moving on

extension LinkPatternParser {
  /// The byte at the position.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Skips the next byte if it is `byte`.
  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Skips bytes as long as the condition holds.
  mutating func advance(while isWanted: (UInt8) -> Bool) {
    while let byte = next, isWanted(byte) { position += 1 }
  }

  /// An error at the position, or at the offset of another byte.
  func error(_ problem: LinkPatternError.Problem, at offset: Int? = nil) -> LinkPatternError {
    let before = bytes[..<min(offset ?? position, bytes.count)]
    let column = before.count { $0 & 0xC0 != 0x80 } + 1
    return LinkPatternError(problem: problem, pattern: text, column: column)
  }
}
