/// The nesting depth of a file, counted without a grammar, to keep input from the parser that would exhaust it.
struct Nesting {
  /// The greatest depth; nobody nests more by hand, and the parser's stack and time would not suffice.
  static let most = 250

  /// The greatest depth of square brackets: each level doubles the parser's time, since each may begin a type.
  static let mostSquares = 12

  /// The greatest number of round brackets without an end: from each of them, the parser searches the rest of the code for it, and again
  /// from each that it finds on the way.
  static let mostUnclosed = 24

  /// The most work that long expressions may be, as counted by `ParserChains`: some two seconds of the parser's time.
  static let mostWork = 2_000_000

  /// The greatest number of pound signs in a row: from each of them, the parser looks for a text or a pattern behind the last.
  static let mostPounds = 64

  /// The greatest number of attributes that neither a declaration nor a type follows: see `StrayAttributes`.
  static let mostStrays = 150

  private var brackets = Level()
  private var squares = Level()
  private var angles = Level()
  private var arrows = Level()
  private var conditions = Level()
  private var conflicts = Level()
  private var texts = Level()
  private var chains = ParserChains()
  private var rounds = OpenRounds()
  private var pounds = Level()
  private var attributes = StrayAttributes()

  private struct Level {
    var now = 0
    var deepest = 0

    mutating func add(_ change: Int) {
      now = max(0, now + change)
      deepest = max(deepest, now)
    }
  }

  private var deepest: Int {
    // Many arrows may be adjacent in a list, and the parser needs little stack for each.
    max(
      brackets.deepest, angles.deepest, arrows.deepest / 8, conditions.deepest, conflicts.deepest,
      texts.deepest)
  }

  /// Tells whether a file is nested too deeply to be parsed.
  static func isTooDeep(_ bytes: [UInt8]) -> Bool { of(bytes).isTooDeep }

  /// Tells whether code might keep the parser busy without end.
  static func isTooDeepForParser(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    read(bytes).isTooDeepForParser
  }

  /// Counts the nesting of a file.
  static func of(_ bytes: [UInt8]) -> Nesting { bytes.withUnsafeBufferPointer(read) }

  var isTooDeep: Bool { deepest > Self.most }

  var isTooDeepForParser: Bool {
    max(deepest, chains.deepest) > Self.most || squares.deepest > Self.mostSquares
      || chains.work > Self.mostWork || rounds.unclosed > Self.mostUnclosed
      || pounds.deepest > Self.mostPounds || attributes.count > Self.mostStrays
  }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Nesting {
    var nesting = Nesting()
    var lexer = OutlineLexer(bytes)
    while true {
      lexer.skipBlanks()
      if lexer.isAtEnd { break }
      nesting.step(&lexer)
    }
    nesting.texts.deepest = lexer.deepest
    nesting.squares.deepest = max(nesting.squares.deepest, lexer.deepestSquares)
    nesting.pounds.deepest = lexer.mostPounds
    // A text without an end may end elsewhere for the parser, so that all brackets count.
    if !lexer.isClear { nesting.count(bytes) }
    nesting.rounds.end()
    return nesting
  }

  /// Counts the brackets and pound signs of code and texts alike.
  private mutating func count(_ bytes: UnsafeBufferPointer<UInt8>) {
    var all = Level()
    var allRounds = OpenRounds()
    var allPounds = Level()
    for byte in bytes {
      allRounds.add(byte)
      if byte == UInt8(ascii: "#") { allPounds.add(1) } else { allPounds.now = 0 }
      switch byte {
      case UInt8(ascii: "["): all.add(1)
      case UInt8(ascii: "]"): all.add(-1)
      case UInt8(ascii: "{"), UInt8(ascii: "}"): all.now = 0
      default: continue
      }
    }
    squares.deepest = max(squares.deepest, all.deepest)
    pounds.deepest = max(pounds.deepest, allPounds.deepest)
    allRounds.end()
    rounds.unclosed = max(rounds.unclosed, allRounds.unclosed)
  }

  private mutating func step(_ lexer: inout OutlineLexer) {
    let (byte, isLineStart, isQuestion) = (lexer.byte(), lexer.isLineStart, Self.isQuestion(lexer))
    switch byte {
    case _ where byte.isPartOfWord:
      let word = lexer.word()
      chains.add(word, isLineStart: isLineStart)
      attributes.add(word)
      lexer.isLineStart = false
      return
    case UInt8(ascii: "\""): lexer.skipToken()
    case UInt8(ascii: "#"): pound(&lexer)
    case UInt8(ascii: "<"): angle(&lexer)
    case UInt8(ascii: "-") where lexer.byte(1) == UInt8(ascii: ">"):
      arrows.add(1)
      lexer.position += 2
    default:
      bracket(byte)
      lexer.position += 1
    }
    chains.add(byte, isLineStart: isLineStart, isQuestion: isQuestion)
    attributes.add(byte)
    lexer.isLineStart = false
  }

  /// Tells whether the lexer is at the sign of `a ? b : c`, which has a blank before it, other than that of `a?`.
  private static func isQuestion(_ lexer: OutlineLexer) -> Bool {
    lexer.byte() == UInt8(ascii: "?") && lexer.byte(1) != UInt8(ascii: "?") && lexer.position > 0
      && lexer.bytes[lexer.position - 1] <= 0x20
  }

  private mutating func bracket(_ byte: UInt8) {
    rounds.add(byte)
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"):
      angles.now = 0
      arrows.now = 0
      squares.now = 0
      brackets.add(byte == UInt8(ascii: "{") ? 1 : -1)
    case UInt8(ascii: "("), UInt8(ascii: "["): brackets.add(1)
    case UInt8(ascii: ")"), UInt8(ascii: "]"): brackets.add(-1)
    case UInt8(ascii: ">"): angles.add(-1)
    default: return
    }
    if byte == UInt8(ascii: "[") { squares.add(1) }
    if byte == UInt8(ascii: "]") { squares.add(-1) }
  }

  /// Counts possible starts of generic arguments: parsers try whether `a < b` is one.
  ///
  /// Seven in a row at the start of a line are a conflict marker, whose end parsers search for from each of them.
  private mutating func angle(_ lexer: inout OutlineLexer) {
    var count = 0
    while lexer.byte(count) == UInt8(ascii: "<") { count += 1 }
    if count == 1, lexer.byte(1) != UInt8(ascii: "=") { angles.add(1) }
    if count == 7, lexer.isLineStart { conflicts.add(1) }
    lexer.position += count
  }

  private mutating func pound(_ lexer: inout OutlineLexer) {
    switch (lexer.byte(1), lexer.byte(2)) {
    case (UInt8(ascii: "i"), UInt8(ascii: "f")): conditions.add(1)
    case (UInt8(ascii: "e"), UInt8(ascii: "n")): conditions.add(-1)
    default: return lexer.skipToken()
    }
    lexer.position += 1
  }
}
