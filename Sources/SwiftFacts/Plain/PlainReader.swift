/// Reads plainly written code directly from the bytes of a file, some twenty times faster than with a syntax tree.
///
/// Its output equals that of the parser. For anything that is not plain (macros, conditional compilation, regular expressions, unusual
/// operators and unknown syntax) it throws, and the parser takes over.
struct PlainReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let reader: SyntaxReader
  var position: Int
  let end: Int
  /// The current nesting depth.
  var depth = 0
  /// The height of the code that was read last.
  private var height = 0
  /// Whether a pattern is being read, which an assignment ends.
  var isInPattern = false
  /// The line of the last place that was computed.
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

  /// Reads a construct that must extend to the end.
  mutating func whole<Result>(
    _ body: (inout PlainReader) throws(NotPlain) -> Result
  ) throws(NotPlain) -> Result {
    let result = try body(&self)
    skipBlanks()
    guard position >= end else { throw NotPlain() }
    return result
  }

  /// The greatest depth.
  ///
  /// Deeper code is left to the parser, which counts more precisely. Long chains also count as deep.
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

  /// Records that the last construct is wrapped in more nodes.
  mutating func grow(by count: Int = 1) throws(NotPlain) {
    height += count
    guard height < Self.longest else { throw NotPlain() }
  }
}

/// An error for code that is not plain, so that the parser takes over.
struct NotPlain: Error {}
