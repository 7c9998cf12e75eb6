// Arguments and closures of calls.
extension ExpressionReader {
  mutating func call(_ value: inout Value, _ flavor: Flavor) throws(NotPlain) {
    var (count, numbers): (Int, [Int32]) = (0, [])
    if byte == UInt8(ascii: "(") {
      position += 1
      (count, numbers) = try arguments(until: ")")
    }
    var next = self
    let isNewLine = next.skipBlanks()
    if next.byte == UInt8(ascii: "{"), try next.beginsClosure(flavor, isNewLine) {
      position = next.position
      numbers += [0, try closure(), CodeFlags.isTrailing.rawValue]
      count += 1
      while let label = furtherLabel() {
        numbers += [writer.name(label), try closure(), CodeFlags.isTrailing.rawValue]
        count += 1
      }
    }
    let place = value.memberPlace >= 0 ? value.memberPlace : place(value.start)
    value = Value(
      node: writer.node(.call, place, value.node, rows: count, numbers), start: value.start,
      begin: value.begin)
  }

  /// Reads the label of a further trailing closure, such as `onEnd:`.
  private mutating func furtherLabel() -> String? {
    var next = self.next
    guard let label = next.word(), next.skip(":") else { return nil }
    next.skipBlanks()
    guard next.byte == UInt8(ascii: "{") else { return nil }
    position = next.position
    return label.text
  }

  /// Reads the arguments after an opening bracket.
  mutating func arguments(until close: StaticString) throws(NotPlain) -> (count: Int, numbers: [Int32]) {
    var (count, numbers): (Int, [Int32]) = (0, [])
    while !skip(close) {
      let label = label()
      numbers += [label.map(writer.name) ?? 0, try expression(), 0]
      count += 1
      if skip(",") { continue }
      try expect(close)
      break
    }
    return (count, numbers)
  }
}
