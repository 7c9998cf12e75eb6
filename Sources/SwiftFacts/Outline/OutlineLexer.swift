/// Steps through the bytes of a file, token by token, and keeps the words.
struct OutlineLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  /// Whether a line ended since the last token.
  var isLineStart = true
  var words: [Mention] = []
  private var lastWord = Word.none
  private var lastEnd = 0
  var nesting = 0
  var deepest = 0
  var isClear = true
  /// Where the last token ended; blanks and comments behind it belong to nobody.
  var tokenEnd = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  @inline(__always)
  func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// Steps over spaces and comments.
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

  /// Reads a word without keeping it; the lexer stands at its first byte.
  @inline(__always)
  mutating func word() -> Word {
    var word = Word()
    while position < bytes.count, bytes[position].isPartOfWord {
      word.add(bytes[position])
      position += 1
    }
    return word
  }

  /// Keeps a word that begins at a place, how it is called, and what stands before its dot.
  @inline(__always)
  mutating func keep(_ word: Word, from start: Int) {
    let receiver = receiver(before: start)
    defer { (lastWord, lastEnd) = (word, position) }
    guard byte() == UInt8(ascii: "(") else {
      return words.append(Mention(word: word, form: .bare, receiver: receiver))
    }
    var ahead = position + 1
    while ahead < bytes.count, bytes[ahead] == 0x20 || bytes[ahead] == 0x0A || bytes[ahead] == 0x09 {
      ahead += 1
    }
    words.append(Mention(word: word, form: firstLabel(at: &ahead), receiver: receiver))
    if ahead < bytes.count, bytes[ahead] == UInt8(ascii: ")") {
      ahead += 1
      while ahead < bytes.count, bytes[ahead] == 0x20 { ahead += 1 }
      if ahead < bytes.count, bytes[ahead] == UInt8(ascii: "{") {
        words.append(Mention(word: word, form: .bare, receiver: receiver))
      }
    }
  }

  /// The word before the dot before a place.
  @inline(__always)
  private func receiver(before start: Int) -> Word {
    guard start > 1, bytes[start - 1] == UInt8(ascii: ".") else { return .none }
    var end = start - 1
    while end > 0, bytes[end - 1] == UInt8(ascii: "?") || bytes[end - 1] == UInt8(ascii: "!") { end -= 1 }
    return end == lastEnd && end > 0 && bytes[end - 1].isPartOfWord ? lastWord : .unknown
  }

  private func firstLabel(at place: inout Int) -> Word {
    guard place < bytes.count else { return .none }
    if bytes[place] == UInt8(ascii: ")") { return .none }
    var label = Word()
    var end = place
    while end < bytes.count, bytes[end].isPartOfWord {
      label.add(bytes[end])
      end += 1
    }
    guard end > place, end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return .unnamed }
    return label
  }

  /// Steps over one token, whatever it is, with all between a bracket and its partner; words are kept.
  mutating func skipToken() {
    let byte = bytes[position]
    if byte.isStartOfWord {
      let start = position
      keep(word(), from: start)
    } else {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): skipGroup()
      case UInt8(ascii: "\""): skipString(pounds: 0)
      case UInt8(ascii: "#"): skipPound()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): _ = word()
      default: position += 1
      }
    }
    isLineStart = false
    tokenEnd = position
  }

  /// Steps over a bracket and all up to its partner.
  mutating func skipGroup() {
    var open = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte.isStartOfWord {
        let start = position
        keep(word(), from: start)
        continue
      }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
        open += 1
        deepest = max(deepest, nesting + open)
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        open -= 1
        position += 1
        if open == 0 { return }
      case UInt8(ascii: "\""): skipString(pounds: 0)
      case UInt8(ascii: "#"): skipPound()
      case UInt8(ascii: "/"): skipSlash()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): _ = word()
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
    position += pounds
    if byte() == UInt8(ascii: "\"") { skipString(pounds: pounds) }
    // A regular expression may have any bytes.
    if byte() == UInt8(ascii: "/") { isClear = false }
  }

  /// Steps over a string literal; the words of what is put into it are kept.
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
  /// Whether a word can begin with this byte; any byte of another script counts as a letter.
  @inline(__always)
  var isStartOfWord: Bool {
    let letter = self | 0x20
    return (letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")) || self == UInt8(ascii: "_")
      || self >= 0x80
  }

  @inline(__always)
  var isPartOfWord: Bool { isStartOfWord || (self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")) }
}
