/// Reads plainly written declarations directly from the bytes of a file, some twenty times faster than with a syntax tree.
///
/// Its output equals that of the parser. For anything that is not plain (macros, conditional compilation, regular expressions, unusual
/// operators and unknown syntax) it throws, and the parser takes over.
struct PlainReader: PlainReading {
  var state: PlainState

  init(state: PlainState) { self.state = state }

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ reader: SyntaxReader, from begin: Int32, to end: Int32) {
    state = PlainState(CodeCursor(bytes, from: begin, to: end), reader)
  }
}
