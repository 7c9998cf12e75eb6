// Attributes and modifiers of a declaration.
extension PlainReader {
  /// Attributes whose arguments are irrelevant for values.
  private static let plain: Set<String> = ["available", "objc", "IBAction", "IBOutlet", "discardableResult"]

  /// Reads the attributes of a declaration, with the arguments of property wrappers.
  mutating func attributes() throws(NotPlain) -> [Int32] {
    var found: [Int32] = []
    while true {
      skipBlanks()
      let start = position
      guard byte == UInt8(ascii: "@") else { return found }
      position += 1
      let name = try attributeName()
      guard let types = byte == UInt8(ascii: "<") ? generics() : [] else { throw NotPlain() }
      let (count, numbers) = try given(to: name)
      let operands =
        [place(start), writer.name(name), Int32(count)] + numbers + [Int32(types.count)] + types
      found.append(writer.node(.attribute, list: operands))
    }
  }

  private mutating func attributeName() throws(NotPlain) -> String {
    guard var name = word()?.text else { throw NotPlain() }
    while byte == UInt8(ascii: ".") {
      position += 1
      guard let more = word() else { throw NotPlain() }
      name += "." + more.text
    }
    guard byte != UInt8(ascii: "<") || !name.contains(".") else { throw NotPlain() }
    return name
  }

  private mutating func given(to name: String) throws(NotPlain) -> (count: Int, numbers: [Int32]) {
    guard byte == UInt8(ascii: "(") else { return (0, []) }
    if Self.plain.contains(name) {
      skipGroup()
      return (0, [])
    }
    guard name.first?.isUppercase == true else { throw NotPlain() }
    position += 1
    return try arguments(until: ")")
  }

  private static let flags: [String: CodeFlags] = [
    "static": .isStatic, "class": .isStatic, "private": .isPrivate, "fileprivate": .isPrivate,
    "override": .isOverride, "weak": .isWeak, "unowned": .isWeak, "lazy": .isLazy,
  ]

  /// Reads the modifiers of a declaration, then one of these keywords.
  mutating func modifiers(before keywords: Set<String>) -> (flags: CodeFlags, keyword: String, start: Int)? {
    var flags: CodeFlags = []
    while let next = word() {
      if keywords.contains(next.text), next.text != "class" || !isModifier {
        return (flags, next.text, next.start)
      }
      guard Words.modifiers.contains(Word(next.text)) || next.text == "class" else { return nil }
      let hasDetail = byte == UInt8(ascii: "(")
      if hasDetail { skipGroup() }
      if !hasDetail || next.text == "unowned", let flag = Self.flags[next.text] { flags.insert(flag) }
    }
    return nil
  }

  /// Whether `class` is a modifier here.
  private var isModifier: Bool {
    var copy = self
    guard let next = copy.word() else { return false }
    return Words.modifiers.contains(Word(next.text)) || Words.afterClass.contains(Word(next.text))
  }
}
