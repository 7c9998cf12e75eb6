// What is no code: comments and strings.
extension SketchPass {
  mutating func slash() {
    switch byte(1) {
    case UInt8(ascii: "/"): while position < bytes.count, byte() != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "*"): blockComment()
    default: position += 1
    }
  }

  private mutating func blockComment() {
    var level = 0
    repeat {
      switch (byte(), byte(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        level += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        level -= 1
        position += 2
      case (UInt8(ascii: "\n"), _): newline()
      default: position += 1
      }
    } while level > 0 && position < bytes.count
  }

  /// `#"…"#`, or a directive whose words are read as any others.
  mutating func pound() {
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    position += pounds
    switch byte() {
    case UInt8(ascii: "\""): string(pounds: pounds)
    case UInt8(ascii: "i") where byte(1) == UInt8(ascii: "f"): nesting.condition(1)
    case UInt8(ascii: "e") where byte(1) == UInt8(ascii: "n") && byte(2) == UInt8(ascii: "d"):
      nesting.condition(-1)
    default: return
    }
  }

  mutating func string(pounds: Int) {
    let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    position += isLong ? 3 : 1
    rest(of: Literal(pounds: pounds, isLong: isLong))
  }

  /// Reads on to the end of a literal, or into its next interpolation.
  mutating func rest(of literal: Literal) {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        if ends(literal) { return }
        position += 1
      case UInt8(ascii: "\\"):
        if interpolates(literal) {
          strings.append(OpenString(literal: literal))
          return nesting.interpolation(strings.count)
        }
      case UInt8(ascii: "\n"):
        // A literal of one line that is not closed ends there, so that broken code does not swallow the rest.
        guard literal.isLong else { return }
        newline()
      default: position += 1
      }
    }
  }

  mutating func ends(_ literal: Literal) -> Bool {
    let quotes = literal.isLong ? 3 : 1
    guard (0..<quotes).allSatisfy({ byte($0) == UInt8(ascii: "\"") }),
      (0..<literal.pounds).allSatisfy({ byte(quotes + $0) == UInt8(ascii: "#") })
    else { return false }
    position += quotes + literal.pounds
    return true
  }

  /// Steps over an escape; true where it begins an interpolation, whose parenthesis comes next.
  private mutating func interpolates(_ literal: Literal) -> Bool {
    position += 1
    for _ in 0..<literal.pounds {
      guard byte() == UInt8(ascii: "#") else { return false }
      position += 1
    }
    if byte() == UInt8(ascii: "(") { return true }
    if byte() != UInt8(ascii: "\n") { position += 1 }
    return false
  }
}
