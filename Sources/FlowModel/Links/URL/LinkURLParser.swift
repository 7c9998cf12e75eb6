/// Splits a URL from left to right, decoding each part in place.
struct LinkURLParser {
  private(set) var bytes: [UInt8]
  private(set) var parts: [Range<Int>] = []
  private(set) var writtenHost = 0..<0
  private(set) var items: [LinkURL.Item] = []
  private var position = 0
  private var end: Int

  init(_ text: String) {
    bytes = Array(text.utf8)
    end = bytes.count
  }

  mutating func parse() throws(LinkURLError) {
    parts.reserveCapacity(8)
    try parseScheme()
    end = index(from: position) { $0 == .hash }
    try parseHost()
    try parsePath()
    try parseQuery()
  }
}

extension LinkURLParser {
  private mutating func parseScheme() throws(LinkURLError) {
    let colon = index(from: 0) { $0 == .colon || $0.endsPathPart }
    guard colon > 0, colon < end, bytes[colon] == .colon else { throw .missingScheme }
    guard bytes[0].isASCIILetter, bytes[..<colon].allSatisfy(\.isSchemeByte) else { throw .invalidScheme }
    guard bytes[colon...].starts(with: "://".utf8) else { throw .missingSlashes }
    for index in 0..<colon { bytes[index] = bytes[index].lowercasedASCII }
    parts.append(0..<colon)
    position = colon + 3
  }

  private mutating func parseHost() throws(LinkURLError) {
    let range = position..<index(from: position) { $0.endsPathPart }
    if bytes[range].contains(.at) { throw .userInfo }
    guard HostAndPort.name(in: bytes, range) != nil else { throw .invalidPort }
    writtenHost = try decode(range, .host)
    parts.append(lowercasedHost())
    position = range.upperBound
  }

  /// The host in lower case; if that differs from the URL, it is appended to the bytes.
  private mutating func lowercasedHost() -> Range<Int> {
    guard bytes[writtenHost].contains(where: \.isASCIIUppercase) else { return writtenHost }
    let start = bytes.count
    bytes.append(contentsOf: bytes[writtenHost].map(\.lowercasedASCII))
    return start..<bytes.count
  }

  private mutating func parsePath() throws(LinkURLError) {
    while position < end, bytes[position] == .slash {
      let start = position + 1
      position = index(from: start) { $0.endsPathPart }
      let isTrailingSlash = start == position && (position == end || bytes[position] != .slash)
      if isTrailingSlash { return }
      parts.append(try decode(start..<position, .segment(parts.count - 1)))
    }
  }

  private mutating func parseQuery() throws(LinkURLError) {
    while position < end {
      let start = position + 1
      position = index(from: start) { $0 == .ampersand }
      let part = LinkURLError.Part.queryItem(items.count + 1)
      let equals = bytes[start..<position].firstIndex(of: .equals) ?? position
      let key = try decode(start..<equals, part)
      let value = try decode(min(equals + 1, position)..<position, part)
      items.append(LinkURL.Item(key: key, value: value))
    }
  }
}

extension LinkURLParser {
  private func index(from start: Int, where isWanted: (UInt8) -> Bool) -> Int {
    var index = start
    while index < end, !isWanted(bytes[index]) { index += 1 }
    return index
  }

  private mutating func decode(_ range: Range<Int>, _ part: LinkURLError.Part) throws(LinkURLError) -> Range<
    Int
  > {
    do {
      return try PercentEncoding.decode(&bytes, range)
    } catch {
      throw error == .utf8 ? .invalidUTF8(part) : .percentEncoding(part)
    }
  }
}
