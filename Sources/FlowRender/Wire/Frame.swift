/// A message between two processes: its length in four bytes, then its bytes.
enum Frame {
  /// The greatest length of a message.
  static let longest = 1 << 28

  static func encode(_ message: [UInt8]) -> [UInt8] {
    var writer = ByteWriter(capacity: message.count + 4)
    writer.write(UInt32(clamping: message.count))
    writer.append(message)
    return writer.bytes
  }
}

/// Assembles messages from bytes that arrive in pieces.
struct FrameBuffer {
  private var bytes: [UInt8] = []
  private var start = 0

  mutating func append(_ piece: some Sequence<UInt8>) {
    bytes.append(contentsOf: piece)
  }

  /// The next complete message.
  mutating func next() throws(WireError) -> ArraySlice<UInt8>? {
    guard let length = try nextLength(), bytes.count - start - 4 >= length else {
      dropRead()
      return nil
    }
    start += 4 + length
    return bytes[(start - length)..<start]
  }

  private func nextLength() throws(WireError) -> Int? {
    guard bytes.count - start >= 4 else { return nil }
    var header = ByteReader(bytes[start...])
    let length = Int(try header.number())
    guard length <= Frame.longest else { throw WireError() }
    return length
  }

  private mutating func dropRead() {
    guard start > 0 else { return }
    bytes.removeFirst(start)
    start = 0
  }
}
