/// Scans the bytes of a file, token by token.
struct OutlineLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  /// Whether a line break came after the last token.
  var isLineStart = true
  var nesting = 0
  var deepest = 0
  /// The greatest depth of square brackets in groups, as of values in a text.
  var deepestSquares = 0
  /// The greatest number of pound signs in a row, outside of texts and comments.
  var mostPounds = 0
  var isClear = true
  /// The end of the last token, without blanks and comments after it.
  var tokenEnd = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  @inline(__always)
  func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// Skips spaces and comments.
  @inline(__always)
  mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09: position += 1
      case 0x0A, 0x0D:
        isLineStart = true
        position += 1
      case UInt8(ascii: "/"):
        if byte(1) == UInt8(ascii: "/") {
          while position < bytes.count, bytes[position] != 0x0A { position += 1 }
        } else if byte(1) == UInt8(ascii: "*") {
          skipComment()
        } else {
          return
        }
      default: return
      }
    }
  }

  private mutating func skipComment() {
    var level = 0
    repeat {
      switch (byte(), byte(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        level += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        level -= 1
        position += 2
      default: position += 1
      }
    } while level > 0 && position < bytes.count
    if level > 0 { isClear = false }
  }

  /// Reads a word, starting at its first byte.
  @inline(__always)
  mutating func word() -> Word {
    var word = Word()
    while position < bytes.count, bytes[position].isPartOfWord {
      word.add(bytes[position])
      position += 1
    }
    return word
  }

  @inline(__always)
  mutating func skipWord() {
    while position < bytes.count, bytes[position].isPartOfWord { position += 1 }
  }

  /// Skips any token; an opening bracket includes everything up to its partner.
  mutating func skipToken() {
    let byte = bytes[position]
    if byte.isStartOfWord {
      skipWord()
    } else {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): skipGroup()
      case UInt8(ascii: "\""): skipString(pounds: 0)
      case UInt8(ascii: "#"): skipPound()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): skipWord()
      default: position += 1
      }
    }
    isLineStart = false
    tokenEnd = position
  }

  /// Skips a bracket and everything up to its partner.
  mutating func skipGroup() {
    var (open, squares) = (0, 0)
    while position < bytes.count {
      let byte = bytes[position]
      if byte.isStartOfWord {
        skipWord()
        continue
      }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
        open += 1
        squares = byte == UInt8(ascii: "[") ? squares + 1 : byte == UInt8(ascii: "{") ? 0 : squares
        deepest = max(deepest, nesting + open)
        deepestSquares = max(deepestSquares, squares)
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        open -= 1
        if byte == UInt8(ascii: "]") { squares = max(0, squares - 1) }
        position += 1
        if open == 0 { return }
      case UInt8(ascii: "\""): skipString(pounds: 0)
      case UInt8(ascii: "#"): skipPound()
      case UInt8(ascii: "/"): skipSlash()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): skipWord()
      default: position += 1
      }
    }
    isClear = false
  }

  mutating func skipSlash() {
    let before = position
    skipBlanks()
    if position == before { position += 1 }
  }

  private mutating func skipPound() {
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    mostPounds = max(mostPounds, pounds)
    position += pounds
    if byte() == UInt8(ascii: "\"") { skipString(pounds: pounds) }
    // A regular expression may contain any bytes.
    if byte() == UInt8(ascii: "/") { isClear = false }
  }

  /// Skips a string literal with its interpolations.
  mutating func skipString(pounds: Int) {
    let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    position += isLong ? 3 : 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        if endsString(isLong, pounds) { return }
        position += 1
      case UInt8(ascii: "\\"): skipEscape(pounds)
      case 0x0A where !isLong:
        isClear = false
        return
      default: position += 1
      }
    }
    isClear = false
  }

  private mutating func endsString(_ isLong: Bool, _ pounds: Int) -> Bool {
    if isLong, byte(1) != UInt8(ascii: "\"") || byte(2) != UInt8(ascii: "\"") { return false }
    let quotes = isLong ? 3 : 1
    for index in 0..<pounds where byte(quotes + index) != UInt8(ascii: "#") { return false }
    position += quotes + pounds
    return true
  }

  private mutating func skipEscape(_ pounds: Int) {
    position += 1
    for _ in 0..<pounds {
      guard byte() == UInt8(ascii: "#") else { return }
      position += 1
    }
    guard byte() == UInt8(ascii: "(") else {
      position += 1
      return
    }
    guard nesting < 64 else {
      isClear = false
      deepest = max(deepest, Nesting.most + 1)
      position += 1
      return
    }
    nesting += 1
    skipGroup()
    nesting -= 1
  }
}

extension UInt8 {
  /// Whether a word can begin with this byte; all bytes of non-ASCII characters count as letters.
  @inline(__always)
  var isStartOfWord: Bool {
    let letter = self | 0x20
    return (letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")) || self == UInt8(ascii: "_")
      || self >= 0x80
  }

  @inline(__always)
  var isPartOfWord: Bool { isStartOfWord || (self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")) }
}
