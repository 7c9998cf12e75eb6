// Code that is only tried, or skipped.
extension PlainReader {
  /// A position in the file, with the output position.
  struct Mark {
    let position: Int
    let written: CodeWriter.Mark
  }

  var mark: Mark { Mark(position: position, written: writer.mark) }

  /// Returns to a mark and removes everything written since.
  mutating func goBack(to mark: Mark) {
    position = mark.position
    writer.undo(to: mark.written)
  }

  /// Reads code without keeping its output.
  mutating func without(_ body: (inout PlainReader) throws(NotPlain) -> Void) throws(NotPlain) {
    let before = writer.mark
    try body(&self)
    writer.undo(to: before)
  }
}
