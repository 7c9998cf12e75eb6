/// Writes values as few bytes: small numbers take one, and each text is kept once and named by its number.
struct ByteWriter {
  private var body: [UInt8] = []
  private var texts: [UInt8] = []
  private var numbers: [String: Int] = [:]

  mutating func write(_ byte: UInt8) { body.append(byte) }

  mutating func write(_ flag: Bool) { body.append(flag ? 1 : 0) }

  mutating func write(_ number: Int) { Self.append(UInt64(bitPattern: Int64(number)), to: &body) }

  mutating func write(_ text: String) {
    if let number = numbers[text] { return write(number) }
    let number = numbers.count
    numbers[text] = number
    Self.append(UInt64(text.utf8.count), to: &texts)
    texts += text.utf8
    write(number)
  }

  /// Seven bits a byte, the low ones first; the eighth says that more follow.
  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// The texts, then what names them.
  var bytes: [UInt8] {
    var all: [UInt8] = []
    Self.append(UInt64(numbers.count), to: &all)
    return all + texts + body
  }
}
