// Functions and initialisers.
extension PlainReader {
  private static let keywords: Set<String> = [
    "func", "init", "var", "let", "case", "typealias", "associatedtype", "deinit",
  ]

  /// Reads the nodes of a member.
  mutating func member(_ summary: String) throws(NotPlain) -> [Int32] {
    let before = writer.mark
    let begin = Int32(before.code)
    let attributes = try attributes()
    guard let (flags, keyword, start) = modifiers(before: Self.keywords) else { throw NotPlain() }
    switch keyword {
    case "func", "init": return [try function(keyword, start, flags, attributes, summary, begin)]
    case "var", "let": return [try variable(keyword == "let", flags, attributes, summary, begin)]
    case "case": return try cases(summary)
    case "deinit":
      // Code of a deinitialiser shows nothing.
      writer.undo(to: before)
      skipBlanks()
      skipGroup()
      return []
    default: return [try alias(isAssociated: keyword == "associatedtype")]
    }
  }

  /// Reads a function, starting after its keyword.
  mutating func function(
    _ keyword: String, _ start: Int, _ modifiers: CodeFlags, _ attributes: [Int32], _ summary: String,
    _ begin: Int32
  ) throws(NotPlain) -> Int32 {
    var (flags, name, start) = (modifiers, "init", start)
    if keyword == "func" {
      (name, start) = try functionName()
    } else if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") {
      position += 1
    }
    skipBlanks()
    guard let bounds = bounds() else { throw NotPlain() }
    let rows = try parameters()
    var result: Int32 = -1
    if skip("->") || effects() { result = try writtenType() }
    // An initialiser has no result type.
    guard result < 0 || keyword == "func", let demands = demands() else { throw NotPlain() }
    let generics = generics(bounds, demands)
    var body: Int32 = -1
    if next.byte == UInt8(ascii: "{") {
      flags.insert(.hasBody)
      let names = stride(from: 1, to: rows.count, by: 5).map { rows[$0] }
      body = try hiding(names) { (reader) throws(NotPlain) -> Int32 in try reader.bracedBlock() }
    }
    let operands =
      [place(start), writer.name(name), flags.rawValue, writer.name(summary), Int32(rows.count / 5)] + rows
      + [Int32(generics.count / 2)] + generics + [result, body, Int32(attributes.count)] + attributes
      + [begin]
    return writer.node(.function, list: operands)
  }

  private mutating func functionName() throws(NotPlain) -> (text: String, start: Int) {
    skipBlanks()
    if let found = word() { return found }
    let start = position
    while byte.isSign { position += 1 }
    guard position > start else { throw NotPlain() }
    return (text(from: start, to: position), start)
  }

  /// The bounds of each generic parameter, including those of a `where` clause.
  private func generics(_ bounds: [[Int32]], _ demands: [[Int32]]) -> [Int32] {
    var bounds = bounds
    for demand in demands {
      guard let index = bounds.firstIndex(where: { $0[0] == demand[0] }) else { continue }
      let known = bounds[index][1]
      bounds[index][1] = known < 0 ? demand[1] : writer.node(.composedType, 2, known, demand[1])
    }
    return bounds.flatMap { $0 }
  }

  /// Skips the effects of a function; returns whether an arrow follows.
  private mutating func effects() -> Bool {
    _ = skip(word: "async")
    if skip(word: "throws") || skip(word: "rethrows") {
      skipBlanks()
      if byte == UInt8(ascii: "(") { skipGroup() }
    }
    return skip("->")
  }

  private mutating func parameters() throws(NotPlain) -> [Int32] {
    try expect("(")
    var rows: [Int32] = []
    while !skip(")") {
      rows += try parameter()
      if skip(",") { continue }
      try expect(")")
      break
    }
    return rows
  }

  private mutating func parameter() throws(NotPlain) -> [Int32] {
    // Attributes of a parameter are irrelevant for its type.
    while skip("@") {
      guard word() != nil, byte != UInt8(ascii: "("), byte != UInt8(ascii: "<") else { throw NotPlain() }
    }
    guard let first = word() else { throw NotPlain() }
    let second = word()
    try expect(":")
    let isInOut = next.isAt(word: "inout")
    guard let type = type() else { throw NotPlain() }
    var flags: CodeFlags = type.isOptional ? .isOptional : []
    if isInOut { flags.insert(.isInOut) }
    if skip("...") { flags.insert(.isVariadic) }
    let value = skip("=") ? try expression() : -1
    return [
      writer.name(first.text == "_" ? "" : first.text), writer.name(second?.text ?? first.text), type.node,
      flags.rawValue, value,
    ]
  }
}
