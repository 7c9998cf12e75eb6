// Words and declarations.
extension SketchPass {
  @inline(__always)
  mutating func word() {
    let start = position
    var hash = WordHash()
    while position < bytes.count, bytes[position].isWordPart {
      hash.add(bytes[position])
      position += 1
    }
    words.insert(hash)
    if byte() == UInt8(ascii: "(") { words.insert(hash.called) }
    guard position - start <= 9, let keyword = keywords[hash] else { return }
    if start > 0, bytes[start - 1] == UInt8(ascii: ".") || bytes[start - 1] == UInt8(ascii: "`") { return }
    declaration(keyword)
  }

  private mutating func declaration(_ keyword: Keywords.Keyword) {
    nesting.endType()
    var reader = HeaderReader(bytes, at: position)
    switch keyword {
    case .imports:
      if depth == 0, let path = reader.importedModule() { sketch.imports.append(path) }
    case .variable: variable(reader)
    case .function:
      if depth == 0, let name = reader.name() { declare(.function, name, reader.nameStart) }
    case .alias:
      guard isMember, let name = reader.name() else { return }
      let start = reader.nameStart
      if let type = reader.aliased() { declare(.alias, name, start, [type]) }
    case .type(let kind): type(kind, reader)
    }
  }

  /// Whether a declaration here is at the top or in a type, and not in a function's body.
  private var isMember: Bool { depth == (scopes.last?.depth ?? 0) && strings.isEmpty }

  private mutating func variable(_ reader: HeaderReader) {
    var reader = reader
    guard let name = reader.name() else { return }
    if depth == 0 { declare(.property, name, reader.nameStart) }
    if reader.holdsFunction() { sketch.hasCallbacks = true }
  }

  mutating func type(_ kind: DeclaredName.Kind, _ reader: HeaderReader) {
    var reader = reader
    // Full names of types in types in types would grow without end.
    guard isMember, scopes.count < 64, let header = reader.typeHeader(isExtension: kind == .extension) else {
      return
    }
    let name = declare(kind, header.name, reader.nameStart, header.inherits)
    scopes.append(Scope(name: name, start: header.body, depth: Int.max))
  }

  @discardableResult
  private mutating func declare(
    _ kind: DeclaredName.Kind, _ name: String, _ start: Int, _ inherits: [TypeShape] = []
  ) -> String {
    let outer = scopes.last.map { $0.name + "." } ?? ""
    // A header may go over several lines, but its keyword and name seldom do.
    let place = Place(line: line, column: Int32(clamping: start - lineStart + 1))
    sketch.names.append(DeclaredName(kind: kind, name: outer + name, inherits: inherits, place: place))
    return outer + name
  }
}
