/// Blanks the branches of `#if` that one build does not compile.
///
/// Blanking keeps everything else at its offset.
struct BuildBranches {
  private let conditions: BuildConditions
  private var lexer: OutlineLexer
  private var text: [UInt8]
  /// The open `#if` directives.
  private var levels: [Level] = []
  /// The offset after the last directive.
  private var start = 0

  private struct Level {
    /// Whether the code here is compiled, and whether that of an earlier branch was.
    var isOn: Bool
    var wasOn: Bool
  }

  private enum Directive { case `if`, `elseif`, `else`, endif, other }

  /// The bytes of a file with inactive branches and the directives themselves blanked.
  static func resolved(_ bytes: [UInt8], _ conditions: BuildConditions) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "#")) else { return bytes }
    return bytes.withUnsafeBufferPointer { buffer in
      var branches = BuildBranches(buffer, bytes, conditions)
      branches.run()
      return branches.text
    }
  }

  private init(_ buffer: UnsafeBufferPointer<UInt8>, _ text: [UInt8], _ conditions: BuildConditions) {
    (self.conditions, self.text) = (conditions, text)
    lexer = OutlineLexer(buffer)
  }

  private mutating func run() {
    while true {
      lexer.skipBlanks()
      if lexer.isAtEnd { break }
      let byte = lexer.byte()
      if byte == UInt8(ascii: "#"), let directive = directive() {
        read(directive)
      } else if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "\"") {
        lexer.skipToken()
      } else if byte.isPartOfWord {
        _ = lexer.word()
      } else {
        lexer.position += 1
      }
    }
    if !isOn { blank(from: start, to: text.count) }
  }

  /// The directive at this position.
  private func directive() -> Directive? {
    var copy = lexer
    copy.position += 1
    let word = copy.byte().isStartOfWord ? copy.word() : Word()
    return Self.directives[word]
  }

  private static let directives: [Word: Directive] = [
    Word("if"): .if, Word("elseif"): .elseif, Word("else"): .else, Word("endif"): .endif,
    Word("sourceLocation"): .other, Word("warning"): .other, Word("error"): .other,
  ]

  private var isOn: Bool { levels.allSatisfy(\.isOn) }

  private mutating func read(_ directive: Directive) {
    let begin = lexer.position
    if !isOn { blank(from: start, to: begin) }
    let condition = condition()
    blank(from: begin, to: lexer.position)
    start = lexer.position
    change(by: directive, condition)
  }

  private mutating func change(by directive: Directive, _ condition: String) {
    switch directive {
    case .if:
      let holds = holds(condition)
      levels.append(Level(isOn: holds, wasOn: holds))
    case .elseif, .else:
      guard let last = levels.indices.last else { return }
      let holds = !levels[last].wasOn && (directive == .else || holds(condition))
      levels[last] = Level(isOn: holds, wasOn: levels[last].wasOn || holds)
    case .endif: _ = levels.popLast()
    case .other: break
    }
  }

  /// Decides a condition; an undecidable one holds.
  private func holds(_ condition: String) -> Bool {
    ConditionReading.holds(condition, in: conditions) ?? true
  }

  /// The text after the directive up to the end of the line, or of a later one if operators show that more follows.
  private mutating func condition() -> String {
    lexer.position += 1
    if lexer.byte().isStartOfWord { _ = lexer.word() }
    let begin = lexer.position
    lexer.skipLine()
    while !lexer.isAtEnd, isOpen(from: begin) {
      lexer.position += 1
      lexer.skipLine()
    }
    return Self.withoutComment(String(decoding: text[begin..<lexer.position], as: UTF8.self))
  }

  private func isOpen(from begin: Int) -> Bool {
    let written = text[begin..<lexer.position].filter { $0 > 0x20 }.suffix(2)
    return written.elementsEqual("&&".utf8) || written.elementsEqual("||".utf8)
  }

  private static func withoutComment(_ line: String) -> String {
    var text = line[...]
    for mark in ["//", "/*"] {
      if let comment = text.firstRange(of: mark) { text = text[..<comment.lowerBound] }
    }
    return String(text)
  }

  private mutating func blank(from start: Int, to end: Int) {
    for place in start..<end where text[place] != 0x0A { text[place] = 0x20 }
  }
}
