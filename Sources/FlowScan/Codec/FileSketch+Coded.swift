extension FileSketch: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    self.init()
    imports = try reader.read()
    names = try reader.read()
    words = try Self.readWords(&reader)
    hasCallbacks = try reader.read()
    nesting = try reader.readNumber()
  }

  func write(to writer: inout ByteWriter) {
    imports.write(to: &writer)
    names.write(to: &writer)
    writer.write(words.count)
    for word in words {
      for shift: UInt32 in [0, 8, 16, 24] { writer.write(UInt8(truncatingIfNeeded: word >> shift)) }
    }
    hasCallbacks.write(to: &writer)
    writer.write(nesting)
  }

  private static func readWords(_ reader: inout ByteReader) throws(CodecError) -> [UInt32] {
    let count = try reader.readCount()
    var words: [UInt32] = []
    words.reserveCapacity(count)
    for _ in 0..<count {
      var word: UInt32 = 0
      for shift: UInt32 in [0, 8, 16, 24] { word |= UInt32(try reader.readByte()) << shift }
      words.append(word)
    }
    return words
  }
}

extension DeclaredName: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    guard let kind = Kind(rawValue: try reader.readByte()) else { throw .damaged }
    self.init(kind: kind, name: try reader.read(), inherits: try reader.read(), place: try reader.read())
  }

  func write(to writer: inout ByteWriter) {
    writer.write(kind.rawValue)
    name.write(to: &writer)
    inherits.write(to: &writer)
    place.write(to: &writer)
  }
}
