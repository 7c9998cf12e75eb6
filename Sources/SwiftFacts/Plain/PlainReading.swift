/// A reader of one kind of plain code, such as types or statements.
///
/// Code of another kind inside is read by the reader of that kind, which goes on at the same place.
protocol PlainReading {
  var state: PlainState { get set }

  init(state: PlainState)
}

extension PlainReading {
  @inline(__always)
  var reader: SyntaxReader { state.reader }

  @inline(__always)
  var writer: CodeWriter { state.reader.writer }

  mutating func place(_ offset: Int) -> Int32 { state.place(offset) }

  func mention(_ name: Int32, _ kind: MentionKind, of base: Int32 = -1) {
    reader.mention(name, kind, of: base)
  }

  /// The number at an offset of the code.
  func number(at place: Int32) -> Int32 { writer.file.code[Int(place)] }

  /// Lets another reader go on.
  mutating func with<Reader: PlainReading, Result>(
    _ type: Reader.Type, _ body: (inout Reader) throws(NotPlain) -> Result
  ) throws(NotPlain) -> Result {
    var other = Reader(state: state)
    defer { state = other.state }
    return try body(&other)
  }

  /// Reads a construct that must extend to the end.
  mutating func whole<Result>(
    _ body: (inout Self) throws(NotPlain) -> Result
  ) throws(NotPlain) -> Result {
    let result = try body(&self)
    skipBlanks()
    guard position >= end else { throw NotPlain() }
    return result
  }

  mutating func deeper<Result>(
    _ body: (inout Self) throws(NotPlain) -> Result
  ) throws(NotPlain) -> Result {
    let before = try state.enter()
    defer { state.leave(before) }
    return try body(&self)
  }

  /// Records that the last construct is wrapped in more nodes.
  mutating func grow(by count: Int = 1) throws(NotPlain) { try state.grow(by: count) }

  /// Reads code in which the names of parameters hide those of members.
  mutating func hiding(
    _ names: [Int32], _ body: (inout Self) throws(NotPlain) -> Int32
  ) throws(NotPlain) -> Int32 {
    reader.hide(names)
    defer { reader.show(names) }
    return try body(&self)
  }
}

// Code that is only tried, or skipped.
extension PlainReading {
  var mark: PlainMark { PlainMark(position: position, written: writer.mark) }

  /// Returns to a mark and removes everything written since.
  mutating func goBack(to mark: PlainMark) {
    position = mark.position
    writer.undo(to: mark.written)
  }

  /// Reads code without keeping its output.
  mutating func without(_ body: (inout Self) throws(NotPlain) -> Void) throws(NotPlain) {
    let before = writer.mark
    try body(&self)
    writer.undo(to: before)
  }
}

/// A position in the file, with the output position.
struct PlainMark {
  let position: Int
  let written: CodeWriter.Mark
}
