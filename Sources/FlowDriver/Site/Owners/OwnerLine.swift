/// A line of a CODEOWNERS file.
enum OwnerLine {
  case nothing
  /// A line `[Name][2] @owner`, with a leading `^` if approval is optional.
  case section(title: String, owners: [String])
  case rule(OwnerRule)
  /// An invalid line, with the reason.
  case odd(String)

  init(_ text: Substring, _ dialect: CodeOwners.Dialect) {
    let words = Self.words(of: text)
    guard let first = words.first else {
      self = .nothing
      return
    }
    if dialect == .gitLab, let (title, rest) = Self.section(in: text) {
      self = .section(title: title, owners: Self.words(of: rest).filter { $0.contains("@") })
      return
    }
    let owners = words.dropFirst().filter { $0.contains("@") }
    if words.count > 1, owners.isEmpty {
      self = .odd("\"\(words[1])\" is not an owner: it has no @; the line is ignored")
    } else if first.hasPrefix("!"), dialect == .gitHub {
      self = .odd("GitHub does not support patterns that begin with an exclamation mark; the line is ignored")
    } else {
      self = Self.rule(OwnerRule(pattern: first, owners: owners, dialect: dialect))
    }
  }

  /// Splits at blanks that are not escaped; backslashes are kept for the pattern.
  private static func words(of text: Substring) -> [String] {
    var (words, word, isEscaped) = ([String](), "", false)
    for letter in text {
      if isEscaped {
        word += "\\" + String(letter)
        isEscaped = false
      } else if letter == "\\" {
        isEscaped = true
      } else if letter == " " || letter == "\t" {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else if letter == "#", word.isEmpty {
        break
      } else {
        word.append(letter)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  static func isSection(_ text: Substring) -> Bool { section(in: text) != nil }

  /// Parses `[Name]`, optionally with a leading `^` and a number in brackets, and the rest after a blank.
  private static func section(in text: Substring) -> (title: String, rest: Substring)? {
    var rest = text.drop(while: \.isWhitespace)
    if rest.first == "^" { rest.removeFirst() }
    guard rest.first == "[", let end = rest.firstIndex(of: "]") else { return nil }
    let title = rest[..<end].dropFirst()
    rest = rest[end...].dropFirst()
    if rest.first == "[" {
      let behind = rest.dropFirst().drop { $0.isNumber }
      guard behind.first == "]" else { return nil }
      rest = behind.dropFirst()
    }
    guard !title.isEmpty, rest.first?.isWhitespace ?? true else { return nil }
    return (String(title), rest)
  }
}
