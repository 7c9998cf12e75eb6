/// A word of a source text as a number, so that texts can be asked for words without keeping any.
///
/// Two words with one number make code look as if it mentioned more than it does, which costs time and nothing else.
package struct Word: Hashable, Sendable {
  package private(set) var bits: UInt32 = 2_166_136_261

  init() {}

  package init(bits: UInt32) { self.bits = bits }

  package init(_ text: some StringProtocol) {
    for byte in text.utf8 { add(byte) }
  }

  @inline(__always)
  mutating func add(_ byte: UInt8) { bits = (bits ^ UInt32(byte)) &* 16_777_619 }

  /// What stands in place of a first label, and of what comes before a dot.
  package static let none = Word(bits: 0)
  package static let unnamed = Word(bits: 1)
  package static let bare = Word(bits: 2)
  package static let unknown = Word(bits: 3)
}

/// A word where code mentions it.
package struct Mention: Hashable, Sendable {
  package var word: Word
  /// The first label where it is called; `unnamed` for an argument without one, `none` for no argument, `bare` for no call.
  package var form: Word
  /// The word before its dot; `none` where there is no dot, `unknown` where something else stands there.
  package var receiver: Word
}
