// A value and its suffixes: members, calls, subscripts, closures.
extension ExpressionReader {
  /// A value that is being read, with the name under which the next suffix would call it.
  struct Value {
    var node: Int32
    /// The offset of its first token.
    let start: Int
    /// The output position before it.
    let begin: CodeWriter.Mark
    /// The plain name: `page` of `page?.show` and `self.page.show`; -1 if there is none.
    var plain: Int32 = -1
    var isSelf = false
    var isSuper = false
    /// The place of the member that it ends with, if it does.
    var memberPlace: Int32 = -1

    /// Handles a following `.self`, which only removes the plain name.
    mutating func standsForType(at place: Int32) {
      (plain, isSelf, isSuper, memberPlace) = (-1, false, false, place)
    }
  }

  mutating func postfixed(_ flavor: Flavor) throws(NotPlain) -> Int32 {
    skipBlanks()
    var value = try primary(flavor)
    while try goesOn(&value, flavor) { try grow() }
    return value.node
  }

  /// Reads one more suffix; returns whether there was one.
  private mutating func goesOn(_ value: inout Value, _ flavor: Flavor) throws(NotPlain) -> Bool {
    switch byte {
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      position += 1
      value.memberPlace = -1
      value.isSuper = false
      return true
    default: break
    }
    // Only an operator that is directly attached belongs to the value.
    if byte.isSign || byte == UInt8(ascii: "."), let found = try operatorHere() {
      guard found.fix == .postfix else { return false }
      position = found.end
      value = Value(node: value.node, start: value.start, begin: value.begin)
      return true
    }
    var next = self
    let isNewLine = next.skipBlanks()
    switch next.byte {
    case UInt8(ascii: ".") where next.second != UInt8(ascii: "."):
      position = next.position + 1
      try member(of: &value, flavor)
      return true
    case UInt8(ascii: "(") where !isNewLine:
      position = next.position
      try call(&value, flavor)
      return true
    case UInt8(ascii: "[") where !isNewLine:
      position = next.position + 1
      let (count, numbers) = try arguments(until: "]")
      value = Value(
        node: writer.node(.index, place(value.start), value.node, rows: count, numbers), start: value.start,
        begin: value.begin)
      return true
    case UInt8(ascii: "{"):
      guard try next.beginsClosure(flavor, isNewLine) else { return false }
      position = next.position
      try call(&value, flavor)
      return true
    default: return false
    }
  }

  /// Tells whether arguments or a closure follow.
  func isCalled(_ flavor: Flavor) throws(NotPlain) -> Bool {
    var next = self
    let isNewLine = next.skipBlanks()
    if next.byte == UInt8(ascii: "(") { return !isNewLine }
    return next.byte == UInt8(ascii: "{") ? try next.beginsClosure(flavor, isNewLine) : false
  }

  /// Whether `.self` follows, which means the type itself.
  private var isMeant: Bool {
    var next = self.next
    guard next.byte == UInt8(ascii: ".") else { return false }
    next.position += 1
    next.skipBlanks()
    return next.isAt(word: "self")
  }

  func isUsed(_ flavor: Flavor) throws(NotPlain) -> Bool { try isMeant ? true : isCalled(flavor) }

  /// Tells whether the brace here begins a trailing closure.
  func beginsClosure(_ flavor: Flavor, _ isNewLine: Bool) throws(NotPlain) -> Bool {
    var inside = self
    inside.position += 1
    inside.skipBlanks()
    if flavor == .basic {
      if inside.isAt(word: "willSet") || inside.isAt(word: "didSet") { return false }
      let isOdd =
        inside.isAt(word: "get") || inside.isAt(word: "set") || inside.isAt(word: "_read")
        || inside.isAt(word: "_modify") || inside.isAt(word: "mutating")
        || inside.isAt(word: "nonmutating")
      if isNewLine || isOdd { throw NotPlain() }
      return true
    }
    // In a condition it begins the block, unless the code after the block shows that the condition continues.
    var after = self
    after.skipGroup()
    let line = after.skipBlanks()
    if after.byte == UInt8(ascii: "{") || after.byte == UInt8(ascii: ",") || after.isAt(word: "where") {
      throw NotPlain()
    }
    if line { return false }
    switch after.byte {
    case UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ":"): throw NotPlain()
    case let byte where byte.isSign: throw NotPlain()
    default: break
    }
    if after.isAt(word: "is") || after.isAt(word: "as") { throw NotPlain() }
    return false
  }

  // MARK: - Members

  private mutating func member(of value: inout Value, _ flavor: Flavor) throws(NotPlain) {
    skipBlanks()
    let start = position
    let name = try memberName()
    if value.isSuper {
      value = Value(
        node: writer.node(.member, place(start), value.node, writer.name(name.labelled)), start: value.start,
        begin: value.begin, memberPlace: place(start))
      return try specialize(&value)
    }
    let number = writer.name(name.plain)
    let kind: MentionKind = value.isSelf ? .called : try isUsed(flavor) ? .calledMember : .member
    mention(number, kind, of: value.isSelf ? -1 : value.plain)
    if name.labelled == "self" { return value.standsForType(at: place(start)) }
    let plain = value.isSelf ? number : -1
    value = Value(
      node: writer.node(.member, place(start), value.node, writer.name(name.labelled)), start: value.start,
      begin: value.begin, plain: plain, memberPlace: place(start))
    try specialize(&value)
  }

  /// Reads a member name, including argument labels as in `handle(action:)`.
  mutating func memberName() throws(NotPlain) -> (plain: String, labelled: String) {
    let start = position
    while byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    if position > start {
      let text = text(from: start, to: position)
      return (text, text)
    }
    if byte == UInt8(ascii: "$") {
      position += 1
      while byte.isPartOfWord { position += 1 }
      let text = text(from: start, to: position)
      return (text, text)
    }
    guard let name = word() else { throw NotPlain() }
    return (name.text, name.text + compoundLabels())
  }

  /// Reads `(action:)`, if present.
  mutating func compoundLabels() -> String {
    guard byte == UInt8(ascii: "("), second.isStartOfWord || second == UInt8(ascii: "`") else { return "" }
    var copy = self
    copy.position += 1
    var text = "("
    while copy.byte != UInt8(ascii: ")") {
      guard let label = copy.word(), copy.byte == UInt8(ascii: ":") else { return "" }
      copy.position += 1
      text += label.text + ":"
    }
    position = copy.position + 1
    return text + ")"
  }
}
