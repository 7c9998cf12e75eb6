// What is only tried, or says nothing.
extension PlainReader {
  /// A place in the file and how much was written by then.
  struct Mark {
    let position: Int
    let written: CodeWriter.Mark
  }

  var mark: Mark { Mark(position: position, written: writer.mark) }

  /// Goes back as if nothing had been read since.
  mutating func goBack(to mark: Mark) {
    position = mark.position
    writer.undo(to: mark.written)
  }

  /// Steps over code of which nothing is kept.
  mutating func without(_ body: (inout PlainReader) throws(NotPlain) -> Void) throws(NotPlain) {
    let before = writer.mark
    try body(&self)
    writer.undo(to: before)
  }
}
