/// A reader of a text in which blanks and comments may be between words.
protocol ProjectText {
  var bytes: [UInt8] { get }
  var position: Int { get set }
}

extension ProjectText {
  /// Skips a sign; false if another one is next.
  mutating func skip(_ sign: Character) -> Bool {
    guard let byte = next(), byte == sign.asciiValue else { return false }
    position += 1
    return true
  }

  /// The next byte that is neither blank nor in a comment.
  mutating func next() -> UInt8? {
    position = Blanks.end(in: bytes, from: position)
    return position < bytes.count ? bytes[position] : nil
  }
}
