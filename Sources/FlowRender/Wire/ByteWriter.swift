/// Values as bytes, for a reader of the same version in another process.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Reserves the given number of bytes.
  init(capacity: Int = 256) {
    bytes.reserveCapacity(capacity)
  }

  mutating func write(_ number: UInt32) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ flag: Bool) {
    bytes.append(flag ? 1 : 0)
  }

  mutating func write(_ text: String) {
    write(UInt32(clamping: text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ data: [UInt8]) {
    write(UInt32(clamping: data.count))
    bytes += data
  }

  mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  /// Adds bytes unchanged.
  mutating func append(_ other: [UInt8]) {
    bytes.append(contentsOf: other)
  }

  mutating func write(_ texts: [String]) {
    write(UInt32(clamping: texts.count))
    for text in texts { write(text) }
  }
}
