/// Reads the text of a link pattern from left to right.
struct LinkPatternParser {
  let text: String
  let bytes: [UInt8]
  var position = 0
  private var names: Set<String> = []

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  /// Reads the whole text.
  mutating func pattern() throws(LinkPatternError) -> (
    parts: [LinkPattern.Part], query: [LinkPattern.QueryItem]
  ) {
    var parts = [LinkPattern.Part.literal(try scheme()), try host()]
    while take(.slash) {
      guard let segment = try segment() else { break }
      parts.append(segment)
    }
    let query = take(.question) ? try queryItems() : []
    if position < bytes.count { throw error(next == .hash ? .fragment : .textAfterParameter) }
    return (parts, query)
  }
}

// MARK: Scheme, host and path

extension LinkPatternParser {
  private mutating func scheme() throws(LinkPatternError) -> String {
    guard let first = next, first.isASCIILetter else { throw error(.missingScheme) }
    let start = position
    advance { $0.isSchemeByte }
    guard next == .colon else {
      throw next == nil || next == .slash ? error(.missingScheme, at: start) : error(.invalidScheme)
    }
    let scheme = String(decoding: bytes[start..<position], as: UTF8.self).lowercasedASCII
    position += 1
    guard take(.slash), take(.slash) else { throw error(.missingSlashes) }
    return scheme
  }

  private mutating func host() throws(LinkPatternError) -> LinkPattern.Part {
    if next == .colon { return try parameter() }
    let start = position
    advance { !$0.endsPathPart }
    let range = start..<position
    if let at = bytes[range].firstIndex(of: .at) { throw error(.userInfo, at: at) }
    guard let name = HostAndPort.name(in: bytes, range) else {
      throw error(.invalidPort, at: bytes[range].lastIndex(of: .colon) ?? start)
    }
    try checkLiteral(name)
    return .literal(try decoded(range).lowercasedASCII)
  }

  /// The segment after a slash; nil where the slash ends the path.
  private mutating func segment() throws(LinkPatternError) -> LinkPattern.Part? {
    switch next {
    case nil, .question, .hash: return nil
    case .slash: throw error(.emptySegment)
    case .colon: return try parameter()
    case .asterisk: return try wildcard()
    default: return .literal(try literal { $0.endsPathPart })
    }
  }

  private mutating func parameter() throws(LinkPatternError) -> LinkPattern.Part {
    let (name, type) = try nameAndType()
    if let next, !next.endsPathPart { throw error(.textAfterParameter) }
    return .parameter(name: name, type: type)
  }

  private mutating func wildcard() throws(LinkPatternError) -> LinkPattern.Part {
    let start = position
    position += 1
    let isNamed = next.map { !$0.endsPathPart } ?? false
    let name = isNamed ? try self.name() : "*"
    if let next, !next.endsPathPart { throw error(.textAfterParameter) }
    let isLast = next != .slash || position + 1 == bytes.count || bytes[position + 1].endsPath
    guard isLast else { throw error(.wildcardNotLast, at: start) }
    return .wildcard(name: name)
  }
}

// MARK: Names and types

extension LinkPatternParser {
  /// Reads `:name` or `:name(Type)`.
  mutating func nameAndType() throws(LinkPatternError) -> (String, LinkPattern.ValueType) {
    position += 1
    let name = try name()
    return (name, next == .openBracket ? try type() : .text)
  }

  private mutating func name() throws(LinkPatternError) -> String {
    let start = position
    guard let first = next, first.isASCIILetter || first == .underscore else { throw error(.invalidName) }
    advance { $0.isASCIILetter || $0.isASCIIDigit || $0 == .underscore }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    guard names.insert(name).inserted else { throw error(.duplicateName, at: start) }
    return name
  }

  /// Reads `(Type)`; brackets within are balanced.
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
  /// Reads a literal up to a byte that ends it, and decodes it.
  mutating func literal(endingAt isEnd: (UInt8) -> Bool) throws(LinkPatternError) -> String {
    let start = position
    advance { !isEnd($0) }
    try checkLiteral(start..<position)
    return try decoded(start..<position)
  }

  private func checkLiteral(_ range: Range<Int>) throws(LinkPatternError) {
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

  private func decoded(_ range: Range<Int>) throws(LinkPatternError) -> String {
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

  /// Steps over the byte where it is the next one.
  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func advance(while isWanted: (UInt8) -> Bool) {
    while let byte = next, isWanted(byte) { position += 1 }
  }

  /// An error at the position, or at the offset of another byte.
  func error(_ problem: LinkPatternError.Problem, at offset: Int? = nil) -> LinkPatternError {
    let before = bytes[..<min(offset ?? position, bytes.count)]
    let column = before.count { $0 & 0xC0 != 0x80 } + 1
    return LinkPatternError(problem: problem, pattern: text, column: column)
  }
}
