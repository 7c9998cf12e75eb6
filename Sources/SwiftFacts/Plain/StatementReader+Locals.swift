// Local variables and functions.
extension StatementReader {
  /// Reads variables, such as `a = b, c: D`.
  mutating func locals(_ found: inout [Int32]) throws(NotPlain) {
    repeat {
      skipBlanks()
      let start = position
      let pattern = try bindingPattern()
      var type: Int32 = -1
      if skip(":") { type = try writtenType() }
      let value = skip("=") ? try expression() : -1
      // A computed variable, or observers.
      guard next.byte != UInt8(ascii: "{") else { throw NotPlain() }
      found.append(writer.node(.local, place(start), pattern, type, value))
    } while skip(",")
  }

  /// Reads a local `func`.
  mutating func localFunction(after lead: Int) throws(NotPlain) -> Int32 {
    let begin = Int32(writer.file.code.count)
    let start = position
    let summary = LeadingComments.documentation(bytes, from: Int32(lead), to: Int32(start))
    position += 4
    return try with(PlainReader.self) { (declarations) throws(NotPlain) in
      try declarations.function("func", start, [], [], summary, begin)
    }
  }
}
