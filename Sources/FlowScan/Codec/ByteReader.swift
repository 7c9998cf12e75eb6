/// Reads what a `ByteWriter` wrote; other bytes end in an error, whatever they are.
struct ByteReader {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0
  private var texts: [String] = []
  private var level = 0

  /// Facts are not this deep; bytes that are must not fill the stack.
  private static let deepest = 1_000

  init(_ bytes: UnsafeRawBufferPointer) throws(CodecError) {
    self.bytes = bytes
    let count = try readCount()
    texts.reserveCapacity(count)
    for _ in 0..<count { texts.append(try readPlainText()) }
  }

  private mutating func readPlainText() throws(CodecError) -> String {
    let count = try readCount()
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }

  mutating func readByte() throws(CodecError) -> UInt8 {
    guard position < bytes.count else { throw .damaged }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func readFlag() throws(CodecError) -> Bool {
    let byte = try readByte()
    guard byte < 2 else { throw .damaged }
    return byte == 1
  }

  mutating func readNumber() throws(CodecError) -> Int {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 64 {
      let byte = try readByte()
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(truncatingIfNeeded: number) }
      shift += 7
    }
    throw .damaged
  }

  /// How many things follow, each of which takes at least a byte.
  mutating func readCount() throws(CodecError) -> Int {
    let count = try readNumber()
    guard count >= 0, count <= bytes.count - position else { throw .damaged }
    return count
  }

  mutating func readText() throws(CodecError) -> String {
    let number = try readNumber()
    guard texts.indices.contains(number) else { throw .damaged }
    return texts[number]
  }

  /// Reads what may hold things of its own kind.
  mutating func nested<Value>(
    _ read: (inout ByteReader) throws(CodecError) -> Value
  ) throws(CodecError) -> Value {
    level += 1
    defer { level -= 1 }
    guard level < Self.deepest else { throw .damaged }
    return try read(&self)
  }

  var isAtEnd: Bool { position == bytes.count }
}

/// Why bytes are no facts.
enum CodecError: Error, Equatable {
  case damaged
}
