/// A part of a regular expression.
indirect enum PatternPiece: Sendable {
  case letter(LetterTest)
  case sequence([PatternPiece])
  case choice([PatternPiece])
  /// A repetition; `most` is nil if it is unbounded.
  case repeated(PatternPiece, least: Int, most: Int?)
  /// The anchors `^` and `$`.
  case start, end
}

/// A condition on one character.
indirect enum LetterTest: Sendable {
  case any
  case one(Character)
  case range(ClosedRange<Character>)
  case letter, upper, lower, number, digit, word, blank
  case oneOf([LetterTest])
  case not(LetterTest)

  func accepts(_ letter: Character) -> Bool {
    switch self {
    case .any: !letter.isNewline
    case .one(let wanted): letter == wanted
    case .range(let range): range.contains(letter)
    case .letter: letter.isLetter
    case .upper: letter.isUppercase
    case .lower: letter.isLowercase
    case .number: letter.isNumber
    case .digit: letter.isWholeNumber
    case .word: letter.isLetter || letter.isNumber || letter == "_"
    case .blank: letter.isWhitespace
    case .oneOf(let tests): tests.contains { $0.accepts(letter) }
    case .not(let test): !test.accepts(letter)
    }
  }
}
