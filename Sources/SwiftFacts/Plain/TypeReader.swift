/// Reads types.
struct TypeReader: PlainReading {
  var state: PlainState

  /// Reads a type, and whether it is optional; nil if it is not plain.
  mutating func type() -> (node: Int32, isOptional: Bool)? {
    try? deeper { (reader) throws(NotPlain) -> (node: Int32, isOptional: Bool) in
      guard let found = reader.typeHere() else { throw NotPlain() }
      return found
    }
  }

  private mutating func typeHere() -> (node: Int32, isOptional: Bool)? {
    skipSpecifiers()
    if skip(word: "some") || skip(word: "any") { return type().map { ($0.node, false) } }
    guard let first = postfixed() else { return nil }
    guard next.byte == UInt8(ascii: "&") else { return first }
    var parts = [first.node]
    while skip("&") {
      guard let next = postfixed() else { return nil }
      parts.append(next.node)
    }
    return (writer.node(.composedType, list: Operands().list(parts).numbers), false)
  }

  private mutating func skipSpecifiers() {
    while true {
      skipBlanks()
      if byte == UInt8(ascii: "@") {
        position += 1
        _ = word()
        if byte == UInt8(ascii: "(") { skipGroup() }
      } else if !skipsSpecifier() {
        return
      }
    }
  }

  private mutating func skipsSpecifier() -> Bool {
    switch byte {
    case UInt8(ascii: "i"): skip(word: "inout") || skip(word: "isolated")
    case UInt8(ascii: "b"): skip(word: "borrowing")
    case UInt8(ascii: "c"): skip(word: "consuming")
    case UInt8(ascii: "s"): skip(word: "sending")
    case UInt8(ascii: "_"): skip(word: "__owned") || skip(word: "__shared")
    default: false
    }
  }

  private mutating func postfixed() -> (node: Int32, isOptional: Bool)? {
    skipBlanks()
    var found: (node: Int32, isOptional: Bool)?
    switch byte {
    case UInt8(ascii: "("): found = group()
    case UInt8(ascii: "["): found = list().map { ($0, false) }
    default: found = named().map { ($0, false) }
    }
    guard var found else { return nil }
    while true {
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") {
        guard (try? grow()) != nil else { return nil }
        position += 1
        found = (writer.node(.optionalType, found.node), true)
      } else if byte == UInt8(ascii: "."), second != UInt8(ascii: ".") {
        // Only a metatype can follow a bracket.
        position += 1
        guard let next = word(), next.text == "Type" || next.text == "Protocol" else { return nil }
        found = (writer.node(.metatype, found.node), false)
      } else {
        return found
      }
    }
  }

  private mutating func named() -> Int32? {
    guard let first = word(), !Self.keywords.contains(first.text) else { return nil }
    var name = first.text
    var arguments: [Int32] = []
    while true {
      if byte == UInt8(ascii: "<") {
        guard let found = generics() else { return nil }
        arguments = found
      }
      let before = position
      let after = self.next
      guard after.byte == UInt8(ascii: "."), after.second.isStartOfWord || after.second == UInt8(ascii: "`")
      else { break }
      position = after.position + 1
      guard let next = word() else { return nil }
      if next.text == "Type" || next.text == "Protocol" {
        position = before
        break
      }
      name += "." + next.text
      arguments = []
    }
    return writer.node(.namedType, list: Operands(writer.name(name)).list(arguments).numbers)
  }

  /// Words that begin a type that is not plain.
  private static let keywords: Set<String> = ["each", "repeat", "func", "var", "let", "where", "class"]

  /// Reads generic arguments.
  mutating func generics() -> [Int32]? {
    guard skip("<") else { return nil }
    var found: [Int32] = []
    repeat {
      guard let next = type() else { return nil }
      found.append(next.node)
    } while skip(",")
    return skip(">") ? found : nil
  }

  private mutating func list() -> Int32? {
    guard skip("["), let first = type() else { return nil }
    if skip(":") {
      guard let second = type(), skip("]") else { return nil }
      return writer.node(.pairsType, first.node, second.node)
    }
    return skip("]") ? writer.node(.listType, first.node) : nil
  }

  /// Reads a tuple, a type in parentheses or a function type.
  private mutating func group() -> (node: Int32, isOptional: Bool)? {
    guard skip("("), let elements = elements() else { return nil }
    if skip("->") || skipsEffects() {
      guard let result = type() else { return nil }
      let list = elements.map(\.type)
      return (
        writer.node(.functionType, list: Operands().list(list).adding(result.node).numbers), false
      )
    }
    if elements.count == 1, !elements[0].isLabelled { return (elements[0].type, false) }
    let rows = elements.map { [writer.name($0.label), $0.type] }
    return (writer.node(.tupleType, list: Operands().rows(rows).numbers), false)
  }

  /// Skips `async throws ->`, if present.
  private mutating func skipsEffects() -> Bool {
    let before = position
    _ = skip(word: "async")
    if skip(word: "throws") || skip(word: "rethrows") {
      skipBlanks()
      if byte == UInt8(ascii: "(") { skipGroup() }
    }
    if skip("->") { return true }
    position = before
    return false
  }

  private struct Element {
    var label: String
    var isLabelled: Bool
    var type: Int32
  }

  private mutating func elements() -> [Element]? {
    var found: [Element] = []
    if skip(")") { return found }
    repeat {
      var (label, isLabelled) = ("", false)
      let before = position
      if let first = word() {
        _ = word()
        if skip(":") { (label, isLabelled) = (first.text, true) } else { position = before }
      }
      guard let next = type(), byte != UInt8(ascii: ".") else { return nil }
      found.append(Element(label: label, isLabelled: isLabelled, type: next.node))
    } while skip(",")
    return skip(")") ? found : nil
  }
}
