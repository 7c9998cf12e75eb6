/// A place in the bytes of a file, which moves over blanks, signs and words.
struct CodeCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int
  let end: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, from begin: Int32, to end: Int32) {
    self.bytes = bytes
    (position, self.end) = (Int(begin), min(Int(end), bytes.count))
  }

  @inline(__always)
  var byte: UInt8 { position < end ? bytes[position] : 0 }

  @inline(__always)
  var second: UInt8 { position + 1 < end ? bytes[position + 1] : 0 }

  /// Skips spaces and comments; returns whether there was a line break.
  @discardableResult
  mutating func skipBlanks() -> Bool {
    var isNewLine = false
    while position < end {
      switch bytes[position] {
      case 0x20, 0x09, 0x0D: position += 1
      case 0x0A:
        isNewLine = true
        position += 1
      case UInt8(ascii: "/") where second == UInt8(ascii: "/"):
        while position < end, bytes[position] != 0x0A { position += 1 }
      case UInt8(ascii: "/") where second == UInt8(ascii: "*"):
        if skipComment() { isNewLine = true }
      default: return isNewLine
      }
    }
    return isNewLine
  }

  /// Skips a comment, which may be nested; returns whether it contains a line break.
  private mutating func skipComment() -> Bool {
    var (level, isNewLine) = (0, false)
    repeat {
      if byte == UInt8(ascii: "/"), second == UInt8(ascii: "*") {
        (level, position) = (level + 1, position + 2)
      } else if byte == UInt8(ascii: "*"), second == UInt8(ascii: "/") {
        (level, position) = (level - 1, position + 2)
      } else {
        if byte == 0x0A { isNewLine = true }
        position += 1
      }
    } while level > 0 && position < end
    position = min(position, end)
    return isNewLine
  }

  /// Tells whether the input continues with these bytes.
  @inline(__always)
  func isAt(_ signs: StaticString) -> Bool {
    let count = signs.utf8CodeUnitCount
    guard position + count <= end else { return false }
    for index in 0..<count where bytes[position + index] != signs.utf8Start[index] { return false }
    return true
  }

  /// Skips these bytes, if present.
  mutating func skip(_ signs: StaticString) -> Bool {
    let before = position
    skipBlanks()
    if isAt(signs) {
      position += signs.utf8CodeUnitCount
      return true
    }
    position = before
    return false
  }

  mutating func expect(_ signs: StaticString) throws(NotPlain) {
    guard skip(signs) else { throw NotPlain() }
  }

  /// Tells whether the input continues with exactly this word.
  @inline(__always)
  func isAt(word: StaticString) -> Bool {
    guard isAt(word) else { return false }
    let after = position + word.utf8CodeUnitCount
    return after >= end || !bytes[after].isPartOfWord
  }

  /// Skips a word, if present.
  mutating func skip(word: StaticString) -> Bool {
    let before = position
    skipBlanks()
    if isAt(word: word) {
      position += word.utf8CodeUnitCount
      return true
    }
    position = before
    return false
  }

  /// The next word without backticks, and its offset.
  mutating func word() -> (text: String, start: Int)? {
    skipBlanks()
    let start = position
    let isQuoted = byte == UInt8(ascii: "`")
    if isQuoted { position += 1 }
    let first = position
    guard byte.isStartOfWord else {
      position = start
      return nil
    }
    while byte.isPartOfWord { position += 1 }
    let text = text(from: first, to: position)
    if isQuoted {
      guard byte == UInt8(ascii: "`") else { return nil }
      position += 1
    }
    return (text, start)
  }

  func text(from start: Int, to end: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
  }

  mutating func skipGroup() {
    var lexer = OutlineLexer(bytes)
    lexer.position = position
    lexer.skipGroup()
    position = min(lexer.position, end)
  }

  /// Reads a label: a word followed by a colon, if there is one.
  mutating func label() -> String? {
    skipBlanks()
    guard byte.isStartOfWord || byte == UInt8(ascii: "`") else { return nil }
    let before = position
    if let word = word(), skip(":"), byte != UInt8(ascii: ":") { return word.text }
    position = before
    return nil
  }
}
