/// Reads code from the bytes of a file, as far as it is written plainly: some twenty times faster than by a syntax tree.
///
/// What it gives is what the parser's tree would give. Whatever is not plain (macros, conditions of the build, regular
/// expressions, unusual operators and all that it does not know) it throws back, and the parser is asked.
struct PlainReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let reader: SyntaxReader
  var position: Int
  let end: Int
  /// How deep the code at hand is nested.
  var depth = 0
  /// How deep the code goes that was read last.
  private var height = 0
  /// Whether a pattern is read, which an assignment ends.
  var isInPattern = false
  /// The line of the last place that was asked for.
  private var line = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ reader: SyntaxReader, from begin: Int32, to end: Int32) {
    (self.bytes, self.reader) = (bytes, reader)
    (position, self.end) = (Int(begin), min(Int(end), bytes.count))
  }

  var writer: CodeWriter { reader.writer }

  @inline(__always)
  var byte: UInt8 { position < end ? bytes[position] : 0 }

  @inline(__always)
  var second: UInt8 { position + 1 < end ? bytes[position + 1] : 0 }

  mutating func place(_ offset: Int) -> Int32 { reader.lines.place(ofOffset: offset, near: &line).packed }

  /// Reads something that is all there is up to the end.
  mutating func whole<Result>(
    _ body: (inout PlainReader) throws(NotPlain) -> Result
  ) throws(NotPlain) -> Result {
    let result = try body(&self)
    skipBlanks()
    guard position >= end else { throw NotPlain() }
    return result
  }

  /// Deeper code is left to the parser, which counts more precisely; longer chains make deep code, too.
  private static let deepest = 60
  private static let longest = 150

  mutating func deeper<Result>(
    _ body: (inout PlainReader) throws(NotPlain) -> Result
  ) throws(NotPlain) -> Result {
    guard depth < Self.deepest else { throw NotPlain() }
    let before = height
    (depth, height) = (depth + 1, 0)
    defer { (depth, height) = (depth - 1, max(before, height + 1)) }
    return try body(&self)
  }

  /// Notes that what was read last stands in so many more nodes.
  mutating func grow(by count: Int = 1) throws(NotPlain) {
    height += count
    guard height < Self.longest else { throw NotPlain() }
  }
}

/// Says that code is not written plainly, so that the parser has to be asked.
struct NotPlain: Error {}

// Blanks, signs and words.
extension PlainReader {
  /// Steps over spaces and comments; says whether a line ended.
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

  /// Steps over a comment, which others may stand in; says whether a line ended.
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

  /// Whether these bytes stand here.
  @inline(__always)
  func isAt(_ signs: StaticString) -> Bool {
    let count = signs.utf8CodeUnitCount
    guard position + count <= end else { return false }
    for index in 0..<count where bytes[position + index] != signs.utf8Start[index] { return false }
    return true
  }

  /// Steps over signs, where they stand here.
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

  /// Whether a word stands here, and nothing more.
  @inline(__always)
  func isAt(word: StaticString) -> Bool {
    guard isAt(word) else { return false }
    let after = position + word.utf8CodeUnitCount
    return after >= end || !bytes[after].isPartOfWord
  }

  /// Steps over a word, where it stands here.
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

  /// The next word without backticks, and where it begins.
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

  /// What stands behind the blanks here.
  var next: PlainReader {
    var copy = self
    copy.skipBlanks()
    return copy
  }
}

// What is only tried, or says nothing.
extension PlainReader {
  /// A place in the file and how much was written by then.
  struct Mark {
    let position: Int
    let written: CodeWriter.Mark
  }

  var mark: Mark { Mark(position: position, written: writer.mark) }

  /// Goes back as if nothing had been read since.
  mutating func goBack(to mark: Mark) {
    position = mark.position
    writer.undo(to: mark.written)
  }

  /// Steps over code of which nothing is kept.
  mutating func without(_ body: (inout PlainReader) throws(NotPlain) -> Void) throws(NotPlain) {
    let before = writer.mark
    try body(&self)
    writer.undo(to: before)
  }
}
