/// A word as a number, for looking it up among the language's keywords.
struct Word: Hashable {
  private var bits: UInt32 = 2_166_136_261

  init() {}

  init(_ text: some StringProtocol) {
    for byte in text.utf8 { add(byte) }
  }

  @inline(__always)
  mutating func add(_ byte: UInt8) { bits = (bits ^ UInt32(byte)) &* 16_777_619 }

  /// A place in a table of 256 that few words share.
  @inline(__always)
  var place: Int { Int(bits & 0xFF) }
}
