/// A word of a source text as a number, so that texts can be asked for words without keeping any.
///
/// Two words with one number make a file look as if it mentioned more than it does, which costs time and nothing else.
struct WordHash: Hashable, Sendable {
  var bits: UInt32

  init(bits: UInt32 = 2_166_136_261) { self.bits = bits }

  init(_ word: some StringProtocol) {
    self.init()
    for byte in word.utf8 { add(byte) }
  }

  mutating func add(_ byte: UInt8) { bits = (bits ^ UInt32(byte)) &* 16_777_619 }

  /// The word with a parenthesis behind it.
  var called: WordHash { WordHash(bits: bits &+ 0x9E37_79B9) }
}
