/// The pass over a file's bytes that makes its sketch.
///
/// It knows as much of Swift's grammar as it takes not to be fooled by comments and strings, and finds out of any bytes again.
struct SketchPass {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var line: Int32 = 1
  private var lineStart = 0
  private var depth = 0
  private var words = WordSet()
  private var sketch = FileSketch()
  private var scopes: [Scope] = []
  private var strings: [OpenString] = []
  private var nesting = Nesting()
  private let keywords = Keywords()

  /// A type whose body the pass is in, and how many braces are open there.
  private struct Scope {
    var name: String
    var start: Int
    var depth: Int
  }

  /// A string literal with an interpolation that the pass is in.
  private struct OpenString {
    var literal: Literal
    var parentheses = 0
  }

  /// How a string literal began, and thus how it ends.
  private struct Literal {
    var pounds: Int
    var isLong: Bool
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  static func sketch(_ bytes: UnsafeBufferPointer<UInt8>) -> FileSketch {
    var pass = SketchPass(bytes)
    while pass.position < bytes.count { pass.step() }
    pass.sketch.words = pass.words.sorted
    pass.sketch.nesting = pass.nesting.deepest
    return pass.sketch
  }

  @inline(__always)
  private func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  @inline(__always)
  private mutating func step() {
    let byte = bytes[position]
    if byte.isWordStart { return word() }
    switch byte {
    case UInt8(ascii: " "): position += 1
    case UInt8(ascii: "\n"): newline()
    case UInt8(ascii: "/"): slash()
    case UInt8(ascii: "\""): string(pounds: 0)
    case UInt8(ascii: "#"): pound()
    case UInt8(ascii: "{"): open()
    case UInt8(ascii: "}"): close()
    case UInt8(ascii: "("): parenthesis(1)
    case UInt8(ascii: ")"): parenthesis(-1)
    case UInt8(ascii: "["): bracket(1)
    case UInt8(ascii: "]"): bracket(-1)
    case UInt8(ascii: "<"): angle()
    case UInt8(ascii: ">"):
      nesting.angle(-1)
      position += 1
    case UInt8(ascii: "-"): minus()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    default: position += 1
    }
  }

  private mutating func newline() {
    position += 1
    line += 1
    lineStart = position
  }

  private mutating func bracket(_ change: Int) {
    nesting.bracket(change)
    position += 1
  }

  private mutating func minus() {
    if byte(1) == UInt8(ascii: ">") {
      nesting.arrow()
      position += 1
    }
    position += 1
  }

  /// Generic arguments stand behind a name; seven in a row at the beginning of a line are a conflict.
  private mutating func angle() {
    if position > 0, bytes[position - 1].isWordPart { nesting.angle(1) }
    var count = 0
    while byte(count) == UInt8(ascii: "<") { count += 1 }
    if count == 7, position == lineStart { nesting.conflict() }
    position += count
  }

  private mutating func number() {
    while byte().isWordPart { position += 1 }
  }
}

// Words and declarations.
extension SketchPass {
  @inline(__always)
  private mutating func word() {
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

  private mutating func type(_ kind: DeclaredName.Kind, _ reader: HeaderReader) {
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

// Braces and parentheses.
extension SketchPass {
  private mutating func open() {
    depth += 1
    nesting.endType()
    nesting.bracket(1)
    if let scope = scopes.last, scope.start == position { scopes[scopes.count - 1].depth = depth }
    position += 1
  }

  private mutating func close() {
    position += 1
    nesting.endType()
    nesting.bracket(-1)
    if depth > 0 { depth -= 1 }
    while let scope = scopes.last, scope.depth == Int.max ? scope.start < position : scope.depth > depth {
      scopes.removeLast()
    }
  }

  private mutating func parenthesis(_ change: Int) {
    position += 1
    nesting.bracket(change)
    guard let open = strings.last else { return }
    let level = open.parentheses + change
    if level > 0 {
      strings[strings.count - 1].parentheses = level
    } else {
      strings.removeLast()
      rest(of: open.literal)
    }
  }
}

// What is no code: comments and strings.
extension SketchPass {
  private mutating func slash() {
    switch byte(1) {
    case UInt8(ascii: "/"): while position < bytes.count, byte() != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "*"): blockComment()
    default: position += 1
    }
  }

  private mutating func blockComment() {
    var level = 0
    repeat {
      switch (byte(), byte(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        level += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        level -= 1
        position += 2
      case (UInt8(ascii: "\n"), _): newline()
      default: position += 1
      }
    } while level > 0 && position < bytes.count
  }

  /// `#"…"#`, or a directive whose words are read as any others.
  private mutating func pound() {
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    position += pounds
    switch byte() {
    case UInt8(ascii: "\""): string(pounds: pounds)
    case UInt8(ascii: "i") where byte(1) == UInt8(ascii: "f"): nesting.condition(1)
    case UInt8(ascii: "e") where byte(1) == UInt8(ascii: "n") && byte(2) == UInt8(ascii: "d"):
      nesting.condition(-1)
    default: return
    }
  }

  private mutating func string(pounds: Int) {
    let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    position += isLong ? 3 : 1
    rest(of: Literal(pounds: pounds, isLong: isLong))
  }

  /// Reads on to the end of a literal, or into its next interpolation.
  private mutating func rest(of literal: Literal) {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        if ends(literal) { return }
        position += 1
      case UInt8(ascii: "\\"):
        if interpolates(literal) {
          strings.append(OpenString(literal: literal))
          return nesting.interpolation(strings.count)
        }
      case UInt8(ascii: "\n"):
        // A literal of one line that is not closed ends there, so that broken code does not swallow the rest.
        guard literal.isLong else { return }
        newline()
      default: position += 1
      }
    }
  }

  private mutating func ends(_ literal: Literal) -> Bool {
    let quotes = literal.isLong ? 3 : 1
    guard (0..<quotes).allSatisfy({ byte($0) == UInt8(ascii: "\"") }),
      (0..<literal.pounds).allSatisfy({ byte(quotes + $0) == UInt8(ascii: "#") })
    else { return false }
    position += quotes + literal.pounds
    return true
  }

  /// Steps over an escape; true where it begins an interpolation, whose parenthesis comes next.
  private mutating func interpolates(_ literal: Literal) -> Bool {
    position += 1
    for _ in 0..<literal.pounds {
      guard byte() == UInt8(ascii: "#") else { return false }
      position += 1
    }
    if byte() == UInt8(ascii: "(") { return true }
    if byte() != UInt8(ascii: "\n") { position += 1 }
    return false
  }
}

extension UInt8 {
  /// Whether a word can begin with this byte; any byte of another script counts as a letter.
  @inline(__always)
  var isWordStart: Bool {
    let letter = self | 0x20
    return (letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")) || self == UInt8(ascii: "_")
      || self >= 0x80
  }

  @inline(__always)
  var isWordPart: Bool { isWordStart || (self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")) }
}
