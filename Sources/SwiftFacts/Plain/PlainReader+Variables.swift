// Properties, with their accessors and observers.
extension PlainReader {
  /// Reads a property, starting after its keyword; several in one declaration are left to the parser.
  mutating func variable(
    _ isConstant: Bool, _ modifiers: CodeFlags, _ attributes: [Int32], _ summary: String, _ begin: Int32
  ) throws(NotPlain) -> Int32 {
    var flags = modifiers
    guard let name = word() else { throw NotPlain() }
    var type: Int32 = -1
    if skip(":") {
      guard let found = self.type() else { throw NotPlain() }
      type = found.node
      if found.isOptional { flags.insert(.isOptional) }
    }
    let value = skip("=") ? try expression() : -1
    let (getter, setter) = next.byte == UInt8(ascii: "{") ? try accessors() : (-1, -1)
    if getter >= 0 { flags.insert(.isComputed) }
    if isConstant { flags.insert(.isConstant) }
    let operands = [
      place(name.start), writer.name(name.text), flags.rawValue, writer.name(summary), type, value, getter,
      setter, Int32(attributes.count),
    ]
    return writer.node(.variable, list: operands + attributes + [begin])
  }

  /// Reads the bodies of the getter, and of everything that runs on setting.
  private mutating func accessors() throws(NotPlain) -> (getter: Int32, setter: Int32) {
    try expect("{")
    guard next.isAtAccessor else {
      let getter = try deeper { (reader) throws(NotPlain) -> Int32 in try reader.block() }
      return (getter, -1)
    }
    var (getter, setters): (Int32, [Int32]) = (-1, [])
    while !skip("}") {
      let isGetter = try accessor()
      guard next.byte == UInt8(ascii: "{") else { continue }
      let body = try bracedBlock()
      if isGetter { getter = body } else { setters.append(body) }
    }
    return (getter, setters.isEmpty ? -1 : writer.node(.block, rows: setters.count, setters))
  }

  private var isAtAccessor: Bool {
    switch byte {
    case UInt8(ascii: "g"): isAt(word: "get")
    case UInt8(ascii: "s"): isAt(word: "set")
    case UInt8(ascii: "w"): isAt(word: "willSet")
    case UInt8(ascii: "d"): isAt(word: "didSet")
    case UInt8(ascii: "m"): isAt(word: "mutating")
    case UInt8(ascii: "n"): isAt(word: "nonmutating")
    case UInt8(ascii: "_"): isAt(word: "_read") || isAt(word: "_modify")
    // Attributes of a possible accessor are left to the parser.
    case UInt8(ascii: "@"): true
    default: false
    }
  }

  /// Reads the head of an accessor; returns whether it is the getter.
  private mutating func accessor() throws(NotPlain) -> Bool {
    guard var name = word() else { throw NotPlain() }
    while name.text == "mutating" || name.text == "nonmutating" {
      guard let more = word() else { throw NotPlain() }
      name = more
    }
    guard ["get", "set", "willSet", "didSet", "_read", "_modify"].contains(name.text) else {
      throw NotPlain()
    }
    skipBlanks()
    if byte == UInt8(ascii: "(") { skipGroup() }
    _ = skip(word: "async")
    if skip(word: "throws") {
      skipBlanks()
      if byte == UInt8(ascii: "(") { skipGroup() }
    }
    skipBlanks()
    guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte.isStartOfWord else {
      throw NotPlain()
    }
    return name.text == "get" || name.text == "_read"
  }
}
