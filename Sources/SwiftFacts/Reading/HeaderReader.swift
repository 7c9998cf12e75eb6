/// Reads declarations without bodies from the bytes of a file, as far as they are written plainly.
///
/// What it gives is what the parser's tree would give; whatever is not plain is nil, and the parser is asked.
struct HeaderReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let reader: SyntaxReader
  var position: Int
  let end: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ reader: SyntaxReader, from begin: Int32, to end: Int32) {
    (self.bytes, self.reader) = (bytes, reader)
    (position, self.end) = (Int(begin), min(Int(end), bytes.count))
  }

  var writer: CodeWriter { reader.writer }
  var byte: UInt8 { position < end ? bytes[position] : 0 }
  var second: UInt8 { position + 1 < end ? bytes[position + 1] : 0 }

  func place(_ offset: Int) -> Int32 { reader.lines.place(ofOffset: offset).packed }

  mutating func skipBlanks() {
    var lexer = OutlineLexer(bytes)
    lexer.position = position
    lexer.skipBlanks()
    position = min(lexer.position, end)
  }

  /// Steps over a sign, where it stands here.
  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard byte == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  mutating func skip(_ signs: String) -> Bool {
    skipBlanks()
    let wanted = Array(signs.utf8)
    guard position + wanted.count <= end,
      (0..<wanted.count).allSatisfy({ bytes[position + $0] == wanted[$0] })
    else { return false }
    position += wanted.count
    return true
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
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[first..<position]), as: UTF8.self)
    if isQuoted, !skip("`" as Unicode.Scalar) { return nil }
    return (text, start)
  }

  /// Steps over a word, where it stands here.
  mutating func skip(word wanted: String) -> Bool {
    let before = position
    if byteAfterBlanks != UInt8(ascii: "`"), let found = word(), found.text == wanted { return true }
    position = before
    return false
  }

  private var byteAfterBlanks: UInt8 {
    var copy = self
    copy.skipBlanks()
    return copy.byte
  }

  // MARK: - Attributes and modifiers

  /// Attributes that have arguments which say nothing of values.
  private static let plain: Set<String> = ["available", "objc", "IBAction", "IBOutlet", "discardableResult"]

  /// The attributes before a declaration; nil where one has arguments.
  mutating func attributes() -> [Int32]? {
    var found: [Int32] = []
    while true {
      skipBlanks()
      let start = position
      guard byte == UInt8(ascii: "@") else { return found }
      position += 1
      guard let name = word(), byte != UInt8(ascii: "<"), byte != UInt8(ascii: ".") else { return nil }
      if byte == UInt8(ascii: "(") {
        guard Self.plain.contains(name.text) else { return nil }
        skipGroup()
      }
      found.append(writer.node(.attribute, place(start), writer.name(name.text), 0, 0))
    }
  }

  mutating func skipGroup() {
    var lexer = OutlineLexer(bytes)
    lexer.position = position
    lexer.skipGroup()
    position = min(lexer.position, end)
  }

  private static let flags: [String: CodeFlags] = [
    "static": .isStatic, "class": .isStatic, "private": .isPrivate, "fileprivate": .isPrivate,
    "override": .isOverride, "weak": .isWeak, "unowned": .isWeak, "lazy": .isLazy,
  ]

  /// The modifiers before a declaration, then the keyword that is one of these.
  mutating func modifiers(before keywords: Set<String>) -> (flags: CodeFlags, keyword: String, start: Int)? {
    var flags: CodeFlags = []
    while let next = word() {
      if keywords.contains(next.text), next.text != "class" || !isModifier {
        return (flags, next.text, next.start)
      }
      guard Words.modifiers.contains(Word(next.text)) || next.text == "class" else { return nil }
      let hasDetail = byte == UInt8(ascii: "(")
      if hasDetail { skipGroup() }
      if !hasDetail || next.text == "unowned", let flag = Self.flags[next.text] { flags.insert(flag) }
    }
    return nil
  }

  /// Whether `class` stands before another keyword here.
  private var isModifier: Bool {
    var copy = self
    guard let next = copy.word() else { return false }
    return Words.modifiers.contains(Word(next.text)) || Words.afterClass.contains(Word(next.text))
  }
}
