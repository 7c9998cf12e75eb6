/// Evaluates a condition of the build: `os(iOS) && !targetEnvironment(simulator)`.
///
/// An undecidable part is nil, and has no effect if the rest decides.
struct ConditionReading {
  private let conditions: BuildConditions
  private var tokens: ArraySlice<Substring>
  /// Whether the flags are known, and not only the platform.
  private let knowsFlags: Bool
  private var flags: [String] = []

  private init(_ text: String, _ conditions: BuildConditions, knowsFlags: Bool) {
    (self.conditions, self.knowsFlags) = (conditions, knowsFlags)
    tokens = Self.tokens(of: text)[...]
  }

  /// Tells whether a condition holds; nil if that cannot be decided.
  static func holds(_ text: String, in conditions: BuildConditions) -> Bool? {
    var reading = ConditionReading(text, conditions, knowsFlags: true)
    return reading.either()
  }

  /// The flags of a condition that does not hold, or that holds, only because of them; none if the platform decides.
  static func decidingFlags(_ text: String, in conditions: BuildConditions) -> [String] {
    var reading = ConditionReading(text, conditions, knowsFlags: false)
    return reading.either() == nil ? reading.flags : []
  }

  /// Splits a condition into words, the two logical operators, and single characters.
  private static func tokens(of text: String) -> [Substring] {
    var found: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      let isPair = rest.hasPrefix("&&") || rest.hasPrefix("||")
      let token = word.isEmpty ? rest.prefix(isPair ? 2 : 1) : word
      if !first.isWhitespace { found.append(token) }
      rest = rest.dropFirst(token.count)
    }
    return found
  }

  private mutating func skip(_ token: String) -> Bool {
    guard let first = tokens.first, first == token else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func either() -> Bool? {
    var found = both()
    while skip("||") {
      let next = both()
      found = found == true || next == true ? true : found == false && next == false ? false : nil
    }
    return found
  }

  private mutating func both() -> Bool? {
    var found = one()
    while skip("&&") {
      let next = one()
      found = found == false || next == false ? false : found == true && next == true ? true : nil
    }
    return found
  }

  private mutating func one() -> Bool? {
    if skip("!") { return one().map { !$0 } }
    if skip("(") {
      let found = either()
      _ = skip(")")
      return found
    }
    guard let name = tokens.popFirst() else { return nil }
    guard skip("(") else { return named(String(name)) }
    let argument = String(tokens.first ?? "")
    skipGroup()
    return asked(String(name), argument)
  }

  /// Skips to after the bracket that closes the current group.
  private mutating func skipGroup() {
    var open = 1
    while open > 0, let token = tokens.popFirst() {
      if token == "(" { open += 1 }
      if token == ")" { open -= 1 }
    }
  }

  private mutating func named(_ name: String) -> Bool? {
    switch name {
    case "true": return true
    case "false": return false
    default:
      if !flags.contains(name) { flags.append(name) }
      return knowsFlags ? conditions.flags.contains(name) : nil
    }
  }

  private func asked(_ question: String, _ argument: String) -> Bool? {
    switch question {
    case "os", "targetEnvironment": conditions.platforms.contains(argument)
    case "canImport": conditions.canImport(argument)
    case "swift", "compiler": argument != "<"
    default: nil
    }
  }
}
