// The place in the code, as every reader sees it.
extension PlainReading {
  var bytes: UnsafeBufferPointer<UInt8> { state.cursor.bytes }
  var end: Int { state.cursor.end }

  @inline(__always)
  var position: Int {
    get { state.cursor.position }
    set { state.cursor.position = newValue }
  }

  @inline(__always)
  var byte: UInt8 { state.cursor.byte }

  @inline(__always)
  var second: UInt8 { state.cursor.second }

  /// A copy of the reader after any blanks.
  var next: Self {
    var copy = self
    copy.skipBlanks()
    return copy
  }

  @discardableResult
  mutating func skipBlanks() -> Bool { state.cursor.skipBlanks() }

  @inline(__always)
  func isAt(_ signs: StaticString) -> Bool { state.cursor.isAt(signs) }

  @inline(__always)
  func isAt(word: StaticString) -> Bool { state.cursor.isAt(word: word) }

  mutating func skip(_ signs: StaticString) -> Bool { state.cursor.skip(signs) }
  mutating func skip(word: StaticString) -> Bool { state.cursor.skip(word: word) }
  mutating func expect(_ signs: StaticString) throws(NotPlain) { try state.cursor.expect(signs) }
  mutating func word() -> (text: String, start: Int)? { state.cursor.word() }
  mutating func label() -> String? { state.cursor.label() }
  mutating func skipGroup() { state.cursor.skipGroup() }
  func text(from start: Int, to end: Int) -> String { state.cursor.text(from: start, to: end) }
  func operatorHere() throws(NotPlain) -> CodeCursor.Operator? { try state.cursor.operatorHere() }
}
