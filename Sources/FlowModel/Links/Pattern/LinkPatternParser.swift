/// Parses the text of a link pattern from left to right.
struct LinkPatternParser {
  let text: String
  let bytes: [UInt8]
  var position = 0
  /// The names of the parameters so far.
  var names: Set<String> = []

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  /// Parses the whole text.
  mutating func pattern() throws(LinkPatternError) -> (
    parts: [LinkPattern.Part], query: [LinkPattern.QueryItem]
  ) {
    var parts = [LinkPattern.Part.literal(try scheme()), try host()]
    while take(.slash) {
      guard let segment = try segment() else { break }
      parts.append(segment)
    }
    let query = take(.question) ? try queryItems() : []
    if next == .hash { throw error(.fragment) }
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

  /// Parses the segment after a slash; nil if the slash ends the path.
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
