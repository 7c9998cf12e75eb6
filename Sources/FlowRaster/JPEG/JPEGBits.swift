/// Packs bits into the bytes of a JPEG file.
struct JPEGBits {
  private var bytes: [UInt8] = []
  private var open = 0
  private var count = 0

  /// Appends the lowest bits of a number, the highest of them first.
  mutating func append(_ bits: Int, _ number: Int) {
    open = open << number | bits & (1 << number - 1)
    count += number
    while count >= 8 {
      count -= 8
      let byte = UInt8(truncatingIfNeeded: open >> count)
      bytes.append(byte)
      // Otherwise readers would take the byte for the beginning of a mark.
      if byte == 0xFF { bytes.append(0) }
    }
    open &= 1 << count - 1
  }

  /// The bytes, the last one filled with ones.
  func finished() -> [UInt8] {
    var copy = self
    if count > 0 { copy.append(0xFF, 8 - count) }
    return copy.bytes
  }
}
