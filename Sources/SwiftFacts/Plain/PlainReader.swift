/// Reads code from the bytes of a file, as far as it is written plainly: some twenty times faster than by a syntax tree.
///
/// What it gives is what the parser's tree would give. Whatever is not plain (macros, conditions of the build, regular
/// expressions, unusual operators and all that it does not know) it throws back, and the parser is asked.
struct PlainReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let reader: SyntaxReader
  var position: Int
  let end: Int
  /// How deep the code at hand is nested.
  var depth = 0
  /// How deep the code goes that was read last.
  private var height = 0
  /// Whether a pattern is read, which an assignment ends.
  var isInPattern = false
  /// The line of the last place that was asked for.
  private var line = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ reader: SyntaxReader, from begin: Int32, to end: Int32) {
    (self.bytes, self.reader) = (bytes, reader)
    (position, self.end) = (Int(begin), min(Int(end), bytes.count))
  }

  var writer: CodeWriter { reader.writer }

  @inline(__always)
  var byte: UInt8 { position < end ? bytes[position] : 0 }

  @inline(__always)
  var second: UInt8 { position + 1 < end ? bytes[position + 1] : 0 }

  mutating func place(_ offset: Int) -> Int32 { reader.lines.place(ofOffset: offset, near: &line).packed }

  /// Reads something that is all there is up to the end.
  mutating func whole<Result>(
    _ body: (inout PlainReader) throws(NotPlain) -> Result
  ) throws(NotPlain) -> Result {
    let result = try body(&self)
    skipBlanks()
    guard position >= end else { throw NotPlain() }
    return result
  }

  /// Deeper code is left to the parser, which counts more precisely; longer chains make deep code, too.
  private static let deepest = 60
  private static let longest = 150

  mutating func deeper<Result>(
    _ body: (inout PlainReader) throws(NotPlain) -> Result
  ) throws(NotPlain) -> Result {
    guard depth < Self.deepest else { throw NotPlain() }
    let before = height
    (depth, height) = (depth + 1, 0)
    defer { (depth, height) = (depth - 1, max(before, height + 1)) }
    return try body(&self)
  }

  /// Notes that what was read last stands in so many more nodes.
  mutating func grow(by count: Int = 1) throws(NotPlain) {
    height += count
    guard height < Self.longest else { throw NotPlain() }
  }
}

/// Says that code is not written plainly, so that the parser has to be asked.
struct NotPlain: Error {}
