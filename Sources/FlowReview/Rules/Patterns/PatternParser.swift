/// Parses a regular expression: characters, `.`, classes, groups, `|`, `* + ? {n,m}`, `^` and `$`.
struct PatternParser {
  /// The deepest nesting of groups; nobody needs more.
  private static let deepest = 40

  private var rest: Substring
  private var depth = 0

  private struct NoPattern: Error {}

  /// Parses an expression; nil if it is malformed or uses other features.
  static func piece(of text: String) -> PatternPiece? {
    var parser = PatternParser(rest: text[...])
    do throws(NoPattern) {
      let piece = try parser.choice()
      return parser.rest.isEmpty ? piece : nil
    } catch {
      return nil
    }
  }

  private init(rest: Substring) { self.rest = rest }

  private mutating func choice() throws(NoPattern) -> PatternPiece {
    var ways = [try sequence()]
    while take("|") { ways.append(try sequence()) }
    return ways.count == 1 ? ways[0] : .choice(ways)
  }

  private mutating func sequence() throws(NoPattern) -> PatternPiece {
    var pieces: [PatternPiece] = []
    while let letter = rest.first, letter != "|", letter != ")" {
      pieces.append(try repeated(try atom()))
    }
    return pieces.count == 1 ? pieces[0] : .sequence(pieces)
  }

  private mutating func atom() throws(NoPattern) -> PatternPiece {
    switch try next() {
    case "(": try group()
    case "[": .letter(try letters())
    case ".": .letter(.any)
    case "^": .start
    case "$": .end
    case "\\": .letter(try escaped())
    case "*", "+", "?", "{", "}", "]": throw NoPattern()
    case let letter: .letter(.one(letter))
    }
  }

  private mutating func group() throws(NoPattern) -> PatternPiece {
    depth += 1
    guard depth <= Self.deepest else { throw NoPattern() }
    if take("?") { try groupKind() }
    let inner = try choice()
    guard take(")") else { throw NoPattern() }
    depth -= 1
    return inner
  }

  /// Parses `(?:` and `(?<name>`; lookahead and lookbehind are rejected.
  private mutating func groupKind() throws(NoPattern) {
    if take(":") { return }
    guard take("<"), let first = rest.first, first.isLetter, let end = rest.firstIndex(of: ">") else {
      throw NoPattern()
    }
    rest = rest[rest.index(after: end)...]
  }

  // MARK: Repetition

  private mutating func repeated(_ piece: PatternPiece) throws(NoPattern) -> PatternPiece {
    guard let (least, most) = try count() else { return piece }
    // Greedy or reluctant makes no difference for a match of the whole text.
    _ = take("?")
    if let letter = rest.first, "*+?{".contains(letter) { throw NoPattern() }
    return .repeated(piece, least: least, most: most)
  }

  private mutating func count() throws(NoPattern) -> (least: Int, most: Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    guard take("{") else { return nil }
    let least = number()
    guard take(",") else {
      guard let least, take("}") else { throw NoPattern() }
      return (least, least)
    }
    let most = number()
    guard take("}"), least != nil || most != nil, (least ?? 0) <= (most ?? .max) else { throw NoPattern() }
    return (least ?? 0, most)
  }

  private mutating func number() -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isWholeNumber }
    rest = rest[digits.endIndex...]
    // Numbers too large for an `Int` are beyond any bound.
    return digits.isEmpty ? nil : Int(digits) ?? .max
  }

  // MARK: Characters

  /// Parses `[a-z_]`, after its bracket.
  private mutating func letters() throws(NoPattern) -> LetterTest {
    let isNot = take("^")
    var tests: [LetterTest] = []
    while !take("]") {
      let test = try classLetter()
      guard rest.first == "-", rest.dropFirst().first != "]" else {
        tests.append(test)
        continue
      }
      rest.removeFirst()
      guard case .one(let low) = test, case .one(let high) = try classLetter(), low <= high else {
        throw NoPattern()
      }
      tests.append(.range(low...high))
    }
    guard !tests.isEmpty else { throw NoPattern() }
    return isNot ? .not(.oneOf(tests)) : .oneOf(tests)
  }

  private mutating func classLetter() throws(NoPattern) -> LetterTest {
    switch try next() {
    case "\\": try escaped()
    // Nested classes and intersections are not supported.
    case "[", "&": throw NoPattern()
    case let letter: .one(letter)
    }
  }

  /// Parses the character after a backslash.
  private mutating func escaped() throws(NoPattern) -> LetterTest {
    switch try next() {
    case "w": return .word
    case "W": return .not(.word)
    case "d": return .digit
    case "D": return .not(.digit)
    case "s": return .blank
    case "S": return .not(.blank)
    case "t": return .one("\t")
    case "n": return .one("\n")
    case "p": return try property()
    case "P": return .not(try property())
    case let letter:
      guard !letter.isLetter, !letter.isNumber else { throw NoPattern() }
      return .one(letter)
    }
  }

  /// Parses `\p{Lu}` and the like.
  private mutating func property() throws(NoPattern) -> LetterTest {
    let known: [Substring: LetterTest] = [
      "L": .letter, "Letter": .letter, "Lu": .upper, "Uppercase": .upper, "Ll": .lower, "Lowercase": .lower,
      "N": .number, "Nd": .digit,
    ]
    guard take("{"), let end = rest.firstIndex(of: "}"), let test = known[rest[..<end]] else {
      throw NoPattern()
    }
    rest = rest[rest.index(after: end)...]
    return test
  }

  // MARK: Steps

  private mutating func take(_ letter: Character) -> Bool {
    guard rest.first == letter else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func next() throws(NoPattern) -> Character {
    guard let letter = rest.popFirst() else { throw NoPattern() }
    return letter
  }
}
