/// The tokens of XML that matter for pictures.
enum XMLToken: Equatable {
  case open(name: String, attributes: [XMLAttribute], isEmpty: Bool)
  case close(name: String)
  /// Decoded text.
  case text([UInt8])
}

/// An attribute, decoded.
struct XMLAttribute: Equatable {
  let name: String
  let value: [UInt8]
}

/// Divides any XML into tags and text, in one pass; comments, instructions and declarations are skipped.
///
/// It always ends, whatever the bytes are. It may read broken XML differently than a browser does, so callers have to write all
/// of it anew.
struct XMLTokens {
  private let source: ArraySlice<UInt8>
  private var position: Int

  init(_ source: [UInt8]) {
    self.source = source[...]
    position = source.startIndex
  }

  mutating func next() -> XMLToken? {
    while let byte = peek {
      guard byte == .lessThan else { return .text(Array(decodedXML(take { $0 != .lessThan }))) }
      if let token = markup() { return token }
    }
    return nil
  }

  private var peek: UInt8? { position < source.endIndex ? source[position] : nil }

  private mutating func take(while isTaken: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = position
    while let byte = peek, isTaken(byte) { position += 1 }
    return source[start..<position]
  }

  private mutating func skip(_ count: Int) { position = min(position + count, source.endIndex) }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { source[position...].starts(with: $0) }
  }
}

extension XMLTokens {
  /// Reads markup after `<`; nil if it is skipped.
  private mutating func markup() -> XMLToken? {
    if starts(with: "<![CDATA[") {
      skip(9)
      return .text(Array(take(to: "]]>")))
    }
    if starts(with: "<!--") {
      skip(4)
      _ = take(to: "-->")
      return nil
    }
    if starts(with: "<?") {
      _ = take(to: "?>")
      return nil
    }
    if starts(with: "<!") {
      skipDeclaration()
      return nil
    }
    return tag()
  }

  /// Returns the text before a mark, and skips the mark.
  private mutating func take(to mark: StaticString) -> ArraySlice<UInt8> {
    let start = position
    while position < source.endIndex, !starts(with: mark) { position += 1 }
    defer { skip(mark.utf8CodeUnitCount) }
    return source[start..<position]
  }

  /// Skips a declaration, which may contain others in brackets.
  private mutating func skipDeclaration() {
    var depth = 0
    while let byte = peek {
      position += 1
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      if byte == .greaterThan, depth <= 0 { return }
    }
  }

  private mutating func tag() -> XMLToken {
    skip(1)
    let isClosing = peek == .slash
    if isClosing { skip(1) }
    let name = self.name()
    guard !isClosing else {
      _ = take { $0 != .greaterThan }
      skip(1)
      return .close(name: name)
    }
    let (attributes, isEmpty) = self.attributes()
    return .open(name: name, attributes: attributes, isEmpty: isEmpty)
  }

  private mutating func name() -> String {
    String(
      decoding: take { !$0.isBlank && $0 != .slash && $0 != .greaterThan && $0 != .equals }, as: UTF8.self)
  }

  private mutating func attributes() -> ([XMLAttribute], isEmpty: Bool) {
    var attributes: [XMLAttribute] = []
    while let byte = peek {
      if byte == .greaterThan {
        skip(1)
        return (attributes, false)
      }
      if starts(with: "/>") {
        skip(2)
        return (attributes, true)
      }
      if byte.isBlank || byte == .slash || byte == .equals {
        skip(1)
      } else if let attribute = attribute(), !attributes.contains(where: { $0.name == attribute.name }) {
        attributes.append(attribute)
      }
    }
    return (attributes, true)
  }

  /// Reads an attribute; nil for a name without a value, which XML does not have.
  private mutating func attribute() -> XMLAttribute? {
    let name = self.name()
    _ = take(while: \.isBlank)
    guard peek == .equals else { return nil }
    skip(1)
    _ = take(while: \.isBlank)
    guard let quote = peek, quote == .quote || quote == .apostrophe else { return nil }
    skip(1)
    let value = take { $0 != quote }
    skip(1)
    return XMLAttribute(name: name, value: Array(decodedXML(value)))
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == .space || self == .tab || self == .newline || self == 0x0D }
}
