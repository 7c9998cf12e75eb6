/// The state that all readers of plain code share: the place in the code, how deep it is, and what is written.
struct PlainState {
  var cursor: CodeCursor
  let reader: SyntaxReader
  /// Whether a pattern is being read, which an assignment ends.
  var isInPattern = false
  /// The current nesting depth.
  private(set) var depth = 0
  /// The height of the code that was read last.
  private var height = 0
  /// The line of the last place that was computed.
  private var line = 0

  init(_ cursor: CodeCursor, _ reader: SyntaxReader) { (self.cursor, self.reader) = (cursor, reader) }

  mutating func place(_ offset: Int) -> Int32 { reader.lines.place(ofOffset: offset, near: &line).packed }

  /// The greatest depth.
  ///
  /// Deeper code is left to the parser, which counts more precisely. Long chains also count as deep.
  private static let deepest = 60
  private static let longest = 150

  /// Goes one level deeper; returns the height of the code before.
  mutating func enter() throws(NotPlain) -> Int {
    guard depth < Self.deepest else { throw NotPlain() }
    let before = height
    (depth, height) = (depth + 1, 0)
    return before
  }

  /// Goes one level back; the code before had a height.
  mutating func leave(_ before: Int) { (depth, height) = (depth - 1, max(before, height + 1)) }

  /// Records that the last construct is wrapped in more nodes.
  mutating func grow(by count: Int) throws(NotPlain) {
    height += count
    guard height < Self.longest else { throw NotPlain() }
  }
}
