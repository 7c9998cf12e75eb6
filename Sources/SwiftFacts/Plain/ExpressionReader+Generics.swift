// Generic arguments after names.
extension ExpressionReader {
  /// Reads `Box<Page>`: the type itself if the name is capitalised.
  mutating func specialize(_ value: inout Value) throws(NotPlain) {
    guard byte == UInt8(ascii: "<"), second != 0x20, second != 0x0A, !second.isSign else { return }
    let nameEnd = position
    let name = text(from: value.start, to: nameEnd)
    let isType = name.split(separator: ".").last?.first?.isUppercase == true
    let before = mark
    guard generics() != nil else {
      if isType { throw NotPlain() }
      return goBack(to: before)
    }
    guard endsGenerics else { throw NotPlain() }
    writer.undo(to: before.written)
    // Generic arguments of a function are irrelevant.
    guard isType else { return value = Value(node: value.node, start: value.start, begin: value.begin) }
    guard name.utf8.allSatisfy({ $0.isPartOfWord || $0 == UInt8(ascii: ".") }) else { throw NotPlain() }
    position = nameEnd
    writer.undo(to: value.begin)
    mention(writer.name(name), .called)
    guard let types = generics() else { throw NotPlain() }
    let type = writer.node(.namedType, writer.name(name), rows: types.count, types)
    value = Value(
      node: writer.node(.typeName, place(value.start), type), start: value.start, begin: value.begin)
  }

  /// Whether the next token shows that generic arguments ended here, and not a comparison.
  private var endsGenerics: Bool {
    var next = self
    let isNewLine = next.skipBlanks()
    switch next.byte {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "."),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return true
    case UInt8(ascii: "("), UInt8(ascii: "["): return !isNewLine
    default: return false
    }
  }
}
