/// A value that is kept as bytes between runs.
///
/// Whoever adds a field to a type adds it to both functions; `CodecTests` finds one that was forgotten.
protocol Coded {
  init(from reader: inout ByteReader) throws(CodecError)
  func write(to writer: inout ByteWriter)
}

extension Coded {
  var encoded: [UInt8] {
    var writer = ByteWriter()
    write(to: &writer)
    return writer.bytes
  }

  init(encoded bytes: some Collection<UInt8>) throws(CodecError) {
    func read(_ bytes: UnsafeRawBufferPointer) throws(CodecError) -> Self {
      var reader = try ByteReader(bytes)
      let value = try Self(from: &reader)
      guard reader.isAtEnd else { throw .damaged }
      return value
    }
    let result = bytes.withContiguousStorageIfAvailable { storage in
      Result { () throws(CodecError) in try read(UnsafeRawBufferPointer(storage)) }
    }
    self = try
      (result
      ?? Array(bytes).withUnsafeBytes { storage in
        Result { () throws(CodecError) in try read(storage) }
      }).get()
  }
}

extension String: Coded {
  init(from reader: inout ByteReader) throws(CodecError) { self = try reader.readText() }
  func write(to writer: inout ByteWriter) { writer.write(self) }
}

extension Bool: Coded {
  init(from reader: inout ByteReader) throws(CodecError) { self = try reader.readFlag() }
  func write(to writer: inout ByteWriter) { writer.write(self) }
}

extension Array: Coded where Element: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    let count = try reader.readCount()
    self = []
    reserveCapacity(Swift.min(count, 1024))
    for _ in 0..<count { append(try Element(from: &reader)) }
  }

  func write(to writer: inout ByteWriter) {
    writer.write(count)
    for element in self { element.write(to: &writer) }
  }
}

extension Optional: Coded where Wrapped: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    self = try reader.readFlag() ? try Wrapped(from: &reader) : nil
  }

  func write(to writer: inout ByteWriter) {
    writer.write(self != nil)
    self?.write(to: &writer)
  }
}

extension Place: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    self.init(
      line: Int32(truncatingIfNeeded: try reader.readNumber()),
      column: Int32(truncatingIfNeeded: try reader.readNumber()))
  }

  func write(to writer: inout ByteWriter) {
    writer.write(Int(line))
    writer.write(Int(column))
  }
}

extension ByteReader {
  /// A value of the type that is wanted.
  mutating func read<Value: Coded>() throws(CodecError) -> Value { try Value(from: &self) }
}
