/// Blanks the branches of `#if` that one build does not compile.
///
/// Blanking keeps everything else at its offset.
struct BuildBranches {
  private let conditions: BuildConditions
  private var lexer: OutlineLexer
  private var text: [UInt8]
  /// The open `#if` directives.
  private var levels: [Level] = []
  /// The offset after the last directive, and its line.
  private var start = 0
  private var line = Line()
  /// The branches that are left out because of flags, and of the current one the names it calls.
  private var inactive: [InactiveCode] = []
  private var called: Set<String> = []

  private struct Level {
    /// Whether the conditions of the branch hold, and whether those of an earlier branch did.
    var isOn: Bool
    var wasOn: Bool
    /// The flags because of which they do not hold, and those because of which they held for an earlier branch.
    var offBy: [String] = []
    var onBy: [String] = []
    /// Whether the code here is left out, by this level or one around it, and whether the platform decides that.
    var isLeftOut = false
    var isByPlatform = false
    /// The flags because of which it is left out.
    var flags: [String] = []
  }

  /// A line, and the offset up to which lines were counted.
  private struct Line {
    var number: Int32 = 1
    var counted = 0
  }

  private enum Directive { case `if`, `elseif`, `else`, endif, other }

  /// The bytes of a file with inactive branches and the directives themselves blanked.
  static func resolved(_ bytes: [UInt8], _ conditions: BuildConditions) -> [UInt8] {
    chosen(bytes, conditions).bytes
  }

  /// The same, and the branches that are inactive because of flags.
  static func chosen(
    _ bytes: [UInt8], _ conditions: BuildConditions
  ) -> (bytes: [UInt8], inactive: [InactiveCode]) {
    guard bytes.contains(UInt8(ascii: "#")) else { return (bytes, []) }
    return bytes.withUnsafeBufferPointer { buffer in
      var branches = BuildBranches(buffer, bytes, conditions)
      branches.run()
      return (branches.text, branches.inactive)
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
        readWord()
      } else {
        lexer.position += 1
      }
    }
    if !isOn { leaveOut(upTo: text.count) }
  }

  private mutating func readWord() {
    let begin = lexer.position
    lexer.skipWord()
    let next = lexer.byte() == UInt8(ascii: " ") ? lexer.byte(1) : lexer.byte()
    let isCalled = lexer.byte() == UInt8(ascii: "(") || next == UInt8(ascii: "{")
    guard isCalled, !isOn else { return }
    called.insert(String(decoding: lexer.bytes[begin..<lexer.position], as: UTF8.self))
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

  private var isOn: Bool { !(levels.last?.isLeftOut ?? false) }

  private mutating func read(_ directive: Directive) {
    let begin = lexer.position
    if !isOn { leaveOut(upTo: begin) }
    called = []
    let condition = condition()
    blank(from: begin, to: lexer.position)
    start = lexer.position
    change(by: directive, condition)
  }

  private mutating func change(by directive: Directive, _ condition: String) {
    switch directive {
    case .if: open(level(of: condition, after: nil))
    case .elseif, .else:
      guard let last = levels.popLast() else { return }
      open(level(of: directive == .else ? "true" : condition, after: last))
    case .endif: _ = levels.popLast()
    case .other: break
    }
  }

  /// Begins a branch inside of those that are open.
  private mutating func open(_ level: Level) {
    var level = level
    let outer = levels.last
    level.isLeftOut = outer?.isLeftOut ?? false || !level.isOn
    level.isByPlatform = outer?.isByPlatform ?? false || !level.isOn && level.offBy.isEmpty
    level.flags = Self.few((outer?.flags ?? []) + level.offBy)
    levels.append(level)
  }

  /// A branch after those before it.
  private func level(of condition: String, after last: Level?) -> Level {
    if let last, last.wasOn { return Level(isOn: false, wasOn: true, offBy: last.onBy, onBy: last.onBy) }
    let flags = ConditionReading.decidingFlags(condition, in: conditions)
    let holds = holds(condition)
    let onBy = Self.few((last?.onBy ?? []) + (last?.offBy ?? []) + flags)
    return Level(isOn: holds, wasOn: holds, offBy: holds ? [] : Self.few(flags), onBy: onBy)
  }

  /// Each of some flags once, and no more than a reader wants to know.
  private static func few(_ flags: [String]) -> [String] {
    var found: [String] = []
    for flag in flags where found.count < 8 && !found.contains(flag) { found.append(flag) }
    return found
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

  /// Blanks an inactive branch, and keeps what it calls if only flags leave it out.
  private mutating func leaveOut(upTo end: Int) {
    if !called.isEmpty, let level = levels.last, !level.isByPlatform {
      inactive.append(
        InactiveCode(line: number(of: start), flags: level.flags.sorted(), called: called.sorted()))
    }
    blank(from: start, to: end)
  }

  /// The number of the line after an offset, which is never less than the last one.
  private mutating func number(of offset: Int) -> Int32 {
    for place in line.counted..<max(offset, line.counted) where lexer.bytes[place] == 0x0A {
      line.number += 1
    }
    line.counted = max(offset, line.counted)
    return line.number + 1
  }

  private mutating func blank(from start: Int, to end: Int) {
    for place in start..<end where text[place] != 0x0A { text[place] = 0x20 }
  }
}
